import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { integer, issueOf, lacks, linesFor, wants, when } from './lines.js'

const test = suite('advice/select.halves')

const isSms = { properties: { by: { const: 'sms' } }, required: ['by'] }
const phone = { required: ['phone'], properties: { n: integer } }
const failed = issueOf('if', '')
const patterned = when(isSms, { properties: { phone: { pattern: '^x' } } })

// "A condition gives way to what its half says": through the validator, or else as far as can be seen.
for (const [name, schema, value, issues, wanted] of [
  [
    'a half that has spoken says all',
    when(isSms, phone),
    { by: 'sms', n: 'x' },
    [lacks('/phone'), failed],
    ['/phone missing: add']
  ],
  [
    'what is no part of the half is not looked for',
    { ...when(isSms, { required: ['phone'] }), properties: { n: integer } },
    { by: 'sms', n: 'x' },
    [failed],
    ['/phone missing: add']
  ],
  [
    'a bare statement stands beside what else is wrong',
    { ...patterned, properties: { n: integer } },
    { by: 'sms', phone: 'y', n: 'x' },
    [wants('integer', '/n'), failed],
    [' dependency: meet', '/n type: send integer']
  ],
  [
    'one that the schema does not have is told where nothing else is',
    { properties: { n: integer } },
    { n: 1 },
    [failed],
    [' dependency: meet']
  ]
] as const) {
  test(`of a condition ${name}`, () => {
    assert.equal(linesFor({ schema, value }, ...issues), wanted)
  })
}

test.run()
