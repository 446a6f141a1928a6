import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { issueOf, lacks, wants } from './lines.js'

const test = suite('advice/ground.halved')

const anyOf = issueOf('anyOf', '')
const oneOf = issueOf('oneOf', '', { passingSchemas: null })
const [email, phone] = [lacks('/email'), lacks('/phone')] as const
const author: Issue = { ...phone, keyword: 'errorMessage', message: 'We call back' }

const told = (
  issues: ReadonlyArray<Issue>,
  value: object = {},
  schema?: object
): ReadonlyArray<string> =>
  digest(
    advise(invalidArguments('add_contact', { issues }), {
      value,
      ...(schema === undefined ? {} : { schema })
    })
  )
    .replace(/^Invalid arguments for tool add_contact: ?/, '')
    .replace(/\.$/, '')
    .split(/\n?- /)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const shapes = (...names: ReadonlyArray<string>): string =>
  `the arguments must match one of the allowed shapes: ${names.map((name) => JSON.stringify(name)).join(' or ')}`
const none = 'received an empty object: send one of these shapes'
const add = (name: string): string => `\`${name}\` is missing: add \`${name}\``
const some = `the arguments must match one of the allowed shapes, ${none}`

// Each branch that failed says something: two issues are of two branches.
for (const [name, issues, ...wanted] of [
  ['of anyOf', [email, phone, anyOf], `${shapes('{ email }', '{ phone }')}, ${none}`],
  ['of oneOf', [email, phone, oneOf], `${shapes('{ email }', '{ phone }')}, ${none}`],
  ['which comes first', [anyOf, email, phone], `${shapes('{ email }', '{ phone }')}, ${none}`],
  // Of three it is not known which are of one branch.
  [
    'but not three',
    [email, phone, lacks('/name'), anyOf],
    some,
    add('email'),
    add('name'),
    add('phone')
  ],
  ['but not one of both', [email, email, phone, anyOf], some, add('email'), add('phone')],
  ['but not twice the same', [email, email, anyOf], some, add('email')],
  [
    'but not beside another rule',
    [email, wants('string', '/phone'), anyOf],
    some,
    add('email'),
    '`phone` is missing: add `phone` (string)'
  ],
  [
    'but not deeper',
    [email, lacks('/home/phone'), anyOf],
    some,
    add('email'),
    '`home.phone` is missing: add `home.phone`'
  ],
  [
    'but not in the words of an author',
    [email, author, anyOf],
    some,
    '`phone`: We call back: add `phone`',
    add('email')
  ],
  ['but not without a union', [email, phone], add('email'), add('phone')],
  [
    'but not of what is excluded',
    [email, phone, issueOf('not', '')],
    'the arguments must not match the excluded shape, received an empty object: send another value',
    add('email'),
    add('phone')
  ]
] as const) {
  test(`two keys that lack are two branches of a union that no schema knows, ${name}`, () => {
    assert.equal([...told(issues)].sort(), [...wanted].sort())
  })
}

test('what was sent may be of each branch', () => {
  assert.equal(told([email, phone, anyOf], { name: 'Ann' }), [
    `${shapes('{ email, … }', '{ phone, … }')}, received an object of 1 key: send one of these shapes`
  ])
})

const text = { type: 'string' }
const properties = { email: text, phone: text }

test('a keyword that JSON Schema has not (ajv-keywords) may stand for the union', () => {
  const [line = '', ...more] = told(
    [email, phone, oneOf],
    {},
    {
      type: 'object',
      properties,
      oneRequired: ['email', 'phone']
    }
  )
  assert.match(line, shapes('{ email }', '{ phone }'))
  assert.equal(more, [])
})

test('a schema that has the union tells which branch was meant', () => {
  const schema = {
    type: 'object',
    properties,
    anyOf: [{ required: ['email'] }, { required: ['phone'] }]
  }
  assert.not.match(told([email, phone, anyOf], {}, schema).join(), 'shapes: "{ email }"')
})

test.run()
