import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { told } from './told.js'

const test = suite('advice/ground.mistyped')

const text = { type: 'string' }
const inner = { type: 'object', properties: { n: text, l: { type: 'object' } } }
const about = (o: unknown, value: unknown): { schema: object; value: unknown } => ({
  schema: { type: 'object', properties: { o } },
  value: { o: value }
})
const typed = (...of: ReadonlyArray<string>): string => `type /o type types=${JSON.stringify(of)}`

// Validators that take an array for an object look for keys in it.
for (const [name, schema, value, issue, wanted] of [
  ['an object', inner, [], { path: ['o', 'n'], kind: 'missing' }, typed('object')],
  [
    'an object or null',
    { ...inner, type: ['object', 'null'] },
    [],
    { path: ['o', 'n'], kind: 'missing' },
    typed('object', 'null')
  ],
  [
    'an object, deeper',
    inner,
    { l: [] },
    { path: ['o', 'l', 'x'], kind: 'type' },
    'type /o/l type types=["object"]'
  ],
  [
    'an object, the outermost',
    inner,
    [[]],
    { path: ['o', '0', 'x'], kind: 'type' },
    typed('object')
  ],
  [
    'an item',
    { type: 'array', items: inner },
    [[]],
    { path: ['o', '0', 'n'], kind: 'missing' },
    'type /o/0 type types=["object"]'
  ],
  [
    'what the validator says of it',
    inner,
    [],
    { path: ['o', 'n'], kind: 'missing', message: 'm' },
    typed('object')
  ],
  ['what nobody says', inner, [], { path: ['o', 'n'], kind: 'unknown' }, typed('object')],
  [
    'not what nobody knows the rule of',
    inner,
    [],
    { path: ['o', 'n'], kind: 'unknown', message: 'm' },
    'missing /o/n type types=["string"]'
  ],
  [
    'an array or an object',
    { ...inner, type: ['object', 'array'] },
    [],
    { path: ['o', 'n'], kind: 'missing' },
    'missing /o/n type types=["string"]'
  ],
  [
    'no type at all',
    { properties: { n: text } },
    [],
    { path: ['o', 'n'], kind: 'missing' },
    'missing /o/n type types=["string"]'
  ],
  [
    'not the array itself',
    { minProperties: 1, ...inner },
    [],
    { path: ['o'], kind: 'size', keyword: 'minProperties', params: { limit: 1 } },
    'size /o count of="keys" least=1'
  ],
  [
    'not what an author says',
    inner,
    [],
    { path: ['o', 'n'], kind: 'size', keyword: 'errorMessage', message: 'm' },
    'missing /o/n said text="m"'
  ]
] as const satisfies ReadonlyArray<readonly [string, object, unknown, Issue, string]>) {
  test(`an array in place of ${name}`, () =>
    assert.equal(told([issue], about(schema, value)), [wanted]))
}

// Others ask for the tag of a union, whatever came; only a text may have been read as an object.
const tagged = {
  anyOf: ['a', 'b'].map((name) => ({
    type: 'object',
    properties: { n: { const: name }, l: text },
    required: ['n']
  }))
}
const lacking: Issue = { path: ['o', 'n'], kind: 'missing', params: { allowedValues: ['a', 'b'] } }
const missing = 'missing /o/n one_of values=["a","b"]'
for (const [name, value, wanted] of [
  ['a list', ['a'], typed('object')],
  ['a text', 'a', typed('object')],
  ['null', null, typed('object')],
  ['a number', 5, typed('object')],
  ['JSON text with the tag', '{"n":"a"}', typed('object')],
  ['not JSON text without it', '{"l":"x"}', missing],
  ['not an object', {}, missing]
] as const) {
  test(`a tag that is missing in ${name}`, () =>
    assert.equal(told([lacking], about(tagged, value)), [wanted]))
}

test('what else is said inside of a text was read in it', () => {
  const issue: Issue = {
    path: ['o', 'l'],
    kind: 'size',
    keyword: 'minLength',
    params: { limit: 3 }
  }
  const [said] = told([issue], about(tagged, '{"n":"a","l":""}'))
  assert.ok(said?.startsWith('size /o/l'), said)
})

test('where a pattern may be meant nobody knows the type', () => {
  const schema = { properties: { o: { patternProperties: { '^x': tagged, '^y': {} } } } }
  const issue: Issue = { path: ['o', 'x', 'n'], kind: 'missing' }
  const [said] = told([issue], { schema, value: { o: { x: 5 } } })
  assert.ok(said?.startsWith('missing /o/x/n'), said)
})

test.run()
