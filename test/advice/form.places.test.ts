import { mergeAnswers, requestedSchema } from '@toolfault/advice/form'
import { type Advice, invalidArguments, type Path } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/form.places')

const text = { type: 'string' }

const lacking = (schema: object, ...paths: ReadonlyArray<Path>): unknown =>
  requestedSchema(
    invalidArguments('t', { issues: paths.map((path) => ({ path, kind: 'missing' })) }),
    schema
  )

test('fields are named from the root, and told apart however alike they are', () => {
  const properties = { '/a.b': text, a: { properties: { b: text } }, 'a.b': text }
  assert.equal(lacking({ properties }, ['/a.b'], ['a', 'b'], ['a.b']), {
    _tag: 'Right',
    right: {
      requestedSchema: {
        type: 'object',
        properties: { '/a.b': text, 'a.b': text, '/a.b_': text },
        required: ['/a.b', 'a.b', '/a.b_']
      },
      paths: { '/a.b': ['/a.b'], 'a.b': ['a', 'b'], '/a.b_': ['a.b'] }
    }
  })
})

// Nobody has to be asked for what the caller can do alone; an added key is what a form is for.
const missing = (fix: Advice['fix']): Advice => ({
  path: ['x'],
  kind: 'missing',
  ...(fix === undefined ? {} : { fix })
})
for (const [fix, reason] of [
  [{ id: 'rename', from: ['y'], to: ['x'] }, 'not_missing'],
  [{ id: 'convert', how: 'parse', to: 'object' }, 'not_missing'],
  [{ id: 'put', value: 'v2' }, 'not_missing'],
  [{ id: 'remove' }, 'not_missing'],
  [{ id: 'add' }, undefined],
  [{ id: 'choose', values: ['a', 'b'] }, undefined],
  [{ id: 'meet' }, undefined],
  [undefined, undefined]
] as const) {
  test(`the fix ${JSON.stringify(fix)} ${reason === undefined ? 'leaves a question' : 'needs no user'}`, () => {
    const advice = [missing(undefined), missing(fix)]
    const fault = {
      ...invalidArguments('t', { issues: [{ path: ['x'], kind: 'missing' }] }),
      advice
    }
    const form = requestedSchema(fault, { properties: { x: text } })
    assert.is(form._tag === 'Left' ? form.left.reason : undefined, reason)
    assert.equal(form._tag === 'Left' ? form.left.path : ['x'], ['x'])
  })
}

test('what is beyond the advice is not asked for, and none beyond it is no reason', () => {
  const issues = [{ path: ['x'], kind: 'missing' }] as const
  const advice = [missing({ id: 'add' })]
  for (const [unadvised, tag] of [
    [0, 'Right'],
    [1, 'Left']
  ] as const) {
    const fault = { ...invalidArguments('t', { issues }), advice, unadvised }
    assert.is(requestedSchema(fault, { properties: { x: text } })._tag, tag)
  }
})

const under = (depth: number, leaf: unknown): unknown =>
  depth === 0 ? leaf : { k: under(depth - 1, leaf) }
const keys = (depth: number): Path => Array.from({ length: depth }, () => 'k')
const value = { o: { a: 1, b: 2 }, list: ['x', { y: 1 }, ['z']], t: 'text', n: null }

// `undefined`: the arguments stay as they are.
for (const [what, path, answer, wanted] of [
  ['over a value, which keeps its place', ['o', 'a'], 'v', { ...value, o: { a: 'v', b: 2 } }],
  ['in an item', ['list', '1', 'y'], 'v', { ...value, list: ['x', { y: 'v' }, ['z']] }],
  ['in an item of an item', ['list', '2', '0'], 'v', { ...value, list: ['x', { y: 1 }, ['v']] }],
  ['behind the last item', ['list', '3'], 'v', { ...value, list: ['x', { y: 1 }, ['z'], 'v'] }],
  [
    'in an object behind the last item',
    ['list', '3', 'y'],
    true,
    { ...value, list: ['x', { y: 1 }, ['z'], { y: true }] }
  ],
  ['further behind', ['list', '4'], 'v', undefined],
  ['at no index', ['list', '01'], 'v', undefined],
  ['at the length of a list', ['list', 'length'], 1, undefined],
  ['inside a text', ['t', '0'], 'v', undefined],
  ['inside an item that is a text', ['list', '0', '0'], 'v', undefined],
  ['inside null', ['n', 'x'], 'v', undefined],
  ['over null', ['n'], false, { ...value, n: false }],
  ['where the same stands', ['t'], 'text', undefined],
  ['where the same stands in a list', ['list', '0'], 'x', undefined],
  ['under an empty key', [''], 0, { ...value, '': 0 }],
  [
    'under a key that objects inherit',
    ['toString', 'name'],
    'v',
    { ...value, toString: { name: 'v' } }
  ],
  ['64 keys deep', keys(64), 'v', Object.assign({ ...value }, under(64, 'v'))],
  ['65 keys deep', keys(65), 'v', undefined]
] as const) {
  test(`an answer ${what}`, () => {
    const merged = mergeAnswers(value, { q: answer }, { q: path })
    if (wanted === undefined) assert.is(merged, value)
    else {
      assert.equal(merged, wanted)
      assert.is(JSON.stringify(merged), JSON.stringify(wanted))
    }
  })
}

test('several answers go into one new object, in the order of the form', () => {
  const paths = { b: ['o', 'b'], a: ['o', 'a'], l: ['l'] }
  assert.is(
    JSON.stringify(mergeAnswers(undefined, { a: 1, b: [], l: ['x', 'y'] }, paths)),
    '{"o":{"b":[],"a":1},"l":["x","y"]}'
  )
})

test('neither a strange answer nor a strange path changes anything', () => {
  const answers: ReadonlyArray<unknown> = [
    Number.POSITIVE_INFINITY,
    1n,
    null,
    {},
    ['a', 1],
    () => 'a'
  ]
  const paths: ReadonlyArray<unknown> = ['x', null, { length: 1, 0: 'x' }, [], [1], ['x', 1]]
  // Borders: a client without types.
  for (const q of answers) assert.is(mergeAnswers(value, Object({ q }), { q: ['x'] }), value)
  for (const q of paths) assert.is(mergeAnswers(value, { q: 'v' }, Object({ q })), value)
})

test.run()
