import { advise } from '@toolfault/advice/advise'
import { type Advice, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/remembered')

const text = { type: 'string' }
const items = { type: 'array', minItems: 2, items: text }
const has = (...keys: ReadonlyArray<string>): object => ({
  type: 'object',
  properties: Object.fromEntries(keys.map((key) => [key, text])),
  required: keys
})

/** A place before the others that takes as many steps as there are. */
const schemaOf = (schema: unknown): object => ({
  properties: { long: { contains: { const: 1 }, minContains: 1, maxContains: 2 }, a: schema },
  required: ['a']
})
const counted: Issue = {
  path: ['long'],
  kind: 'size',
  keyword: 'contains',
  params: { minContains: 1, maxContains: 2 }
}
const long = Array.from({ length: 12_000 }, () => 0)

// design, "Total": one step counter per call; what one call could not look at the next one looks at.
for (const [name, schema, issue, value] of [
  ['an object', has('b', 'c'), { kind: 'type', keyword: 'type', params: { type: 'object' } }, 5],
  ['a list', items, { kind: 'size', keyword: 'minItems', params: { limit: 2 } }, ['x']],
  [
    'what is missing',
    { ...items, title: 'T' },
    { kind: 'missing', keyword: 'required' },
    undefined
  ],
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
    const ask = (root: object, more: object, issues: ReadonlyArray<Issue>): Advice | undefined =>
      advise(invalidArguments('t', { issues }), {
        schema: root,
        value: value === undefined ? more : { ...more, a: value }
      }).advice?.find(({ path }) => path[0] === 'a')
    const fresh = ask(schemaOf(schema), {}, [here])
    const root = schemaOf(schema)
    const cut = ask(root, { long }, [counted, here])
    assert.equal(cut?.path, ['a'])
    assert.equal(ask(root, {}, [here]), fresh)
    assert.equal(ask(root, {}, [here]), fresh, 'once more')
  })
}

test.run()
