import { requestedSchema } from '@toolfault/advice/form'
import { invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/schema/schema-at')

/** What a user is asked for at a path: the title of the subschema that speaks of it; the reason where none does. */
const asked = (schema: unknown, ...path: ReadonlyArray<string>): string | undefined => {
  const issue = { path, kind: 'missing', keyword: 'required' } as const
  const form = requestedSchema(invalidArguments('t', { issues: [issue] }), schema)
  if (form._tag === 'Left') return form.left.reason
  return Object.values(form.right.requestedSchema.properties)[0]?.title
}

const one = { type: 'string', title: 'One' }
const two = { type: 'integer', title: 'Two' }
const named = (properties: object, more: object = {}): object => ({ ...more, properties })
const $defs = {
  one,
  named: named({ k: one }),
  far: { $ref: '#/$defs/named' },
  untitled: { type: 'string' },
  chain: { $ref: '#/$defs/one', title: 'Chain' },
  circle: { $ref: '#/$defs/circle' }
}

for (const [name, schema, path, wanted] of [
  ['a key', named({ k: one }), ['k'], 'One'],
  ['a key in a key', named({ k: named({ l: one }) }), ['k', 'l'], 'One'],
  ['a key that nobody knows', named({ k: one }), ['l'], 'unknown'],
  ['a key of every object', named({ k: one }), ['toString'], 'unknown'],
  ['a key that looks like an index', named({ 0: one }, { items: two }), ['0'], 'One'],
  ['an item', { items: one }, ['0'], 'One'],
  ['an item far behind', { items: one }, ['123'], 'One'],
  ['no item', { items: one }, ['k'], 'unknown'],
  ['no index', { items: one }, ['01'], 'unknown'],
  ['an item by its place', { prefixItems: [two, one], items: two }, ['1'], 'One'],
  ['an item behind those with a place', { prefixItems: [two], items: one }, ['1'], 'One'],
  ['no item behind those with a place', { prefixItems: [one] }, ['1'], 'unknown'],
  ['an item by its place in draft-07', { items: [two, one], additionalItems: two }, ['1'], 'One'],
  ['an item behind those in draft-07', { items: [two], additionalItems: one }, ['1'], 'One'],
  ['no item behind those in draft-07', { items: [one] }, ['1'], 'unknown'],
  ['additionalItems where all items are alike', { items: one, additionalItems: two }, ['1'], 'One'],
  ['any other key', named({ l: two }, { additionalProperties: one }), ['k'], 'One'],
  ['no other key', { additionalProperties: false }, ['k'], 'unknown'],
  ['any value under another key', { additionalProperties: true }, ['k'], 'unknown'],
  [
    'another key beside a pattern',
    { patternProperties: { x: two }, additionalProperties: one },
    ['k'],
    'unknown'
  ],
  ['allOf', { allOf: [named({ l: two }), named({ k: one })] }, ['k'], 'One'],
  ['allOf in allOf', { allOf: [{ allOf: [named({ k: one })] }, named({ k: two })] }, ['k'], 'One'],
  ['allOf which is no list', { allOf: { 0: named({ k: one }) } }, ['k'], 'unknown'],
  [
    'allOf before other keys',
    { allOf: [named({ k: one })], additionalProperties: two },
    ['k'],
    'One'
  ],
  ['allOf before a reference', { allOf: [named({ k: two })], $ref: '#/$defs/named' }, ['k'], 'Two'],
  ['a reference', { $ref: '#/$defs/named' }, ['k'], 'One'],
  ['a reference to a reference', { $ref: '#/$defs/far' }, ['k'], 'One'],
  [
    'a reference before other keys',
    { $ref: '#/$defs/named', additionalProperties: two },
    ['k'],
    'One'
  ],
  ['a key before a reference', named({ k: two }, { $ref: '#/$defs/named' }), ['k'], 'Two'],
  ['a reference in allOf', { allOf: [{ $ref: '#/$defs/far' }] }, ['k'], 'One'],
  [
    'an item of a reference',
    named({ k: { items: { $ref: '#/$defs/named' } } }),
    ['k', '3', 'k'],
    'One'
  ],
  ['what a reference leads to', named({ k: { $ref: '#/$defs/one' } }), ['k'], 'One'],
  [
    'what two references lead to, where the first has a title',
    named({ k: { $ref: '#/$defs/chain' } }),
    ['k'],
    'Chain'
  ],
  [
    'what stands beside a reference',
    named({ k: { $ref: '#/$defs/one', title: 'Beside' } }),
    ['k'],
    'Beside'
  ],
  [
    'what stands beside a reference without its own',
    named({ k: { $ref: '#/$defs/untitled', title: 'Beside' } }),
    ['k'],
    'Beside'
  ],
  ['a reference to nothing', named({ k: { $ref: '#/$defs/none', ...one } }), ['k'], 'unknown'],
  ['a reference to itself', named({ k: { $ref: '#/$defs/circle' } }), ['k'], 'unknown'],
  ['below a reference to itself', { $ref: '#/$defs/circle' }, ['k'], 'unknown'],
  [
    'a reference to nothing beside one to something',
    named({ k: { $ref: 'http://a/b', $dynamicRef: '#/$defs/one' } }),
    ['k'],
    'One'
  ],
  ['below a text', named({ k: 'x' }), ['k', '0'], 'unknown']
] as const satisfies ReadonlyArray<readonly [string, object, ReadonlyArray<string>, string]>) {
  test(`a user is asked for ${name}`, () => {
    assert.is(asked({ ...schema, $defs }, ...path), wanted)
  })
}

test('a small schema of shared allOf does not use up the steps', () => {
  const levels = Array.from({ length: 30 }, (_, at) => [
    `l${at}`,
    { allOf: [{ $ref: `#/$defs/l${at + 1}` }, { $ref: `#/$defs/l${at + 1}` }] }
  ])
  const schema = {
    $ref: '#/$defs/l0',
    $defs: { ...Object.fromEntries(levels), l30: {} },
    additionalProperties: one
  }
  assert.is(asked(schema, 'k'), 'One')
})

test.run()
