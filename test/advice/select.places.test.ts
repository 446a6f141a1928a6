import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { integer, issueOf, lacks, linesFor, open, wants, when } from './lines.js'

const test = suite('advice/select.places')

const boolean = { type: 'boolean' }
const anyOf = (...branches: ReadonlyArray<unknown>): object => ({ anyOf: branches })
const card = open({ by: { const: 'card' }, n: integer }, 'by', 'n')
const cash = open({ by: { const: 'cash' }, m: integer }, 'by', 'm')
const isSms = { properties: { by: { const: 'sms' } }, required: ['by'] }
const tied = anyOf(open({ y: anyOf(integer, boolean) }), open({ y: anyOf(integer, integer) }))
const far = issueOf('minLength', '/z', { limit: 9 })

// What sums up others in one place, and what is said of another.
for (const [name, schema, value, issues, wanted] of [
  [
    'of a union in one of which nobody knows the branch that one says all',
    { properties: { u: { type: 'object', allOf: [tied] } } },
    { u: { y: 'x' } },
    [
      wants('integer', '/u/y'),
      wants('boolean', '/u/y'),
      issueOf('anyOf', '/u/y'),
      issueOf('anyOf', '/u')
    ],
    ['/u alternative: meet']
  ],
  [
    'a union that the schema does not have adds nothing to the one inside it, whichever comes first',
    { properties: { u: { properties: { c: anyOf(card, cash) } } } },
    { u: { c: { by: 'card' } } },
    [issueOf('anyOf', '/u'), issueOf('anyOf', '/u/c')],
    ['/u/c/n missing: add']
  ],
  [
    'a condition is told by its half beside what no rule says elsewhere',
    { properties: { o: when(isSms, { required: ['phone'] }) } },
    { o: { by: 'sms' }, z: 'x' },
    [far, issueOf('if', '/o')],
    ['/o/phone missing: add', '/z size: meet']
  ],
  [
    'a condition whose half nobody sees is not told by what is said elsewhere',
    {
      properties: {
        o: when(isSms, { properties: { phone: { pattern: '^x' } } }),
        p: anyOf(card, cash)
      }
    },
    { o: { by: 'sms', phone: 'y' }, p: { by: 'card', n: 1 } },
    [lacks('/p/m'), issueOf('if', '/o'), issueOf('anyOf', '/p')],
    ['/o dependency: meet', '/p alternative: meet']
  ]
] as const) {
  test(name, () => assert.equal(linesFor({ schema, value }, ...issues), wanted))
}

test.run()
