import { advise } from '@toolfault/advice/advise'
import { type Advice, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/remembered')

type Said = Advice | undefined

const text = { type: 'string' }
const items = { type: 'array', minItems: 2, items: text }
const has = (...keys: ReadonlyArray<string>): object => ({
  type: 'object',
  properties: Object.fromEntries(keys.map((key) => [key, text])),
  required: keys
})

/** What takes 50 steps to look at. */
const wide = { const: 1, allOf: Array.from({ length: 50 }, () => ({})) }

/** A place before the others that takes as many steps as there are. */
const schemaOf = (schema: unknown): object => ({
  properties: { long: { contains: wide, minContains: 1, maxContains: 2 }, a: schema },
  required: ['a']
})
const counted: Issue = {
  path: ['long'],
  kind: 'size',
  keyword: 'contains',
  params: { minContains: 1, maxContains: 2 }
}
const long = Array.from({ length: 300 }, () => 0)

// design, "Total": one step counter per call; what one call could not look at the next one looks at.
for (const [name, schema, issue, value] of [
  ['an object', has('b', 'c'), { kind: 'type', keyword: 'type', params: { type: 'object' } }, 5],
  ['a list', items, { kind: 'size', keyword: 'minItems', params: { limit: 2 } }, ['x']],
  ['a list of texts', items, { kind: 'type', keyword: 'type', params: { type: 'array' } }, 5],
  [
    'a union',
    { oneOf: [has('b'), has('c')] },
    { kind: 'alternative', keyword: 'oneOf', params: { passingSchemas: [0, 1] } },
    { b: 'x', c: 'x' }
  ],
  [
    'what is excluded',
    { not: { ...text, minLength: 1 } },
    { kind: 'alternative', keyword: 'not' },
    'x'
  ]
] as const satisfies ReadonlyArray<readonly [string, unknown, Omit<Issue, 'path'>, unknown]>) {
  test(`a call that ended early leaves nothing behind: ${name}`, () => {
    const here: Issue = { path: ['a'], ...issue }
    const given = value === undefined ? {} : { a: value }
    const ask = (root: object, whole: object, ...issues: ReadonlyArray<Issue>): Said =>
      advise(invalidArguments('t', { issues }), { schema: root, value: whole }).advice?.find(
        ({ path }) => path.join() === 'a'
      )
    const fresh = ask(schemaOf(schema), given, here)
    const root = schemaOf(schema)
    // From here on it is known which subschemas speak of the place, and no more.
    ask(root, { a: { zz: 1 } }, { path: ['a', 'zz'], kind: 'unexpected', keyword: 'propertyNames' })
    assert.not.equal(ask(root, { ...given, long }, counted, here), fresh, 'nothing was cut short')
    assert.equal(ask(root, given, here), fresh)
    assert.equal(ask(root, given, here), fresh, 'once more')
  })
}

test.run()
