import { advise } from '@toolfault/advice/advise'
import { type Advice, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf, onlyAdvice } from './advised.js'

const test = suite('advice/union')

const text = { type: 'string' }
const integer = { type: 'integer' }

const object = (properties: Readonly<Record<string, unknown>>, more: object = {}): object => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  ...more
})

const anyOf = (...branches: ReadonlyArray<unknown>): object => ({
  properties: { u: { anyOf: branches } }
})

const card = object({ by: { const: 'card' }, number: text })
const cash = object({ by: { const: 'cash' }, coins: integer })

// Issue 3, item 2: "tag, then type, then shared keys, then deepest progress, then fewest faults".
for (const [name, schema, value, wanted] of [
  [
    'by its tag, though its other keys are those of another',
    anyOf(card, cash),
    { by: 'card', coins: 3 },
    {
      path: ['u', 'number'],
      kind: 'missing',
      expected: { id: 'type', types: ['string'] },
      fix: { id: 'add', types: ['string'] },
      chosen: { branch: 0, reason: 'tag', name: 'card', others: ['cash'], tag: ['u', 'by'] },
      about: { parameterType: 'string' }
    }
  ],
  [
    'by a tag of several values',
    anyOf(object({ n: { enum: [1, 2] }, a: text }), object({ n: { enum: [3] }, b: text })),
    { n: 2 },
    {
      path: ['u', 'a'],
      kind: 'missing',
      expected: { id: 'type', types: ['string'] },
      fix: { id: 'add', types: ['string'] },
      chosen: {
        branch: 0,
        reason: 'tag',
        name: '1 | 2',
        others: ['3'],
        tag: ['u', 'n']
      },
      about: { parameterType: 'string' }
    }
  ],
  [
    'by its type',
    anyOf(text, { type: 'array', items: integer }),
    [1, 'x'],
    {
      path: ['u', '1'],
      kind: 'type',
      expected: { id: 'type', types: ['integer'] },
      received: { id: 'type', type: 'string', size: 1 },
      fix: { id: 'send', types: ['integer'] },
      chosen: { branch: 1, reason: 'type', name: 'array', others: ['string'] },
      about: { parameterType: 'integer' }
    }
  ],
  [
    'by the keys that it shares',
    anyOf(object({ lat: integer, lon: integer }), object({ city: text, zip: integer })),
    { city: 'x', zip: true },
    {
      path: ['u', 'zip'],
      kind: 'type',
      expected: { id: 'type', types: ['integer'] },
      received: { id: 'type', type: 'boolean', value: true },
      fix: { id: 'send', types: ['integer'] },
      chosen: { branch: 1, reason: 'keys', name: '{ city, zip }', others: ['{ lat, lon }'] },
      about: { parameterType: 'integer' }
    }
  ],
  [
    'by how deep it fits',
    anyOf(object({ a: text }), object({ a: object({ b: integer }) })),
    { a: { b: true } },
    {
      path: ['u', 'a', 'b'],
      kind: 'type',
      expected: { id: 'type', types: ['integer'] },
      received: { id: 'type', type: 'boolean', value: true },
      fix: { id: 'send', types: ['integer'] },
      chosen: {
        branch: 1,
        reason: 'progress',
        name: '{ a: { b: integer } }',
        others: ['{ a: string }']
      },
      about: { parameterType: 'integer' }
    }
  ],
  [
    'by the fewest faults',
    anyOf(object({ a: integer, b: integer }), object({ a: integer, b: text })),
    { a: true, b: 'x' },
    {
      path: ['u', 'a'],
      kind: 'type',
      expected: { id: 'type', types: ['integer'] },
      received: { id: 'type', type: 'boolean', value: true },
      fix: { id: 'send', types: ['integer'] },
      chosen: {
        branch: 1,
        reason: 'fewest',
        name: '{ a: integer, b: string }',
        others: ['{ a: integer, b: integer }']
      },
      about: { parameterType: 'integer' }
    }
  ]
] as const) {
  test(`the branch that was meant is told ${name}`, () => {
    assert.equal(onlyAdvice(schema, { u: value }), wanted)
  })
}

test('of two branches that only lack a key the first is taken, and that is said', () => {
  const schema = { anyOf: [{ required: ['a'] }, { required: ['b'] }] }
  assert.equal(onlyAdvice(schema, {}), {
    path: ['a'],
    kind: 'missing',
    fix: { id: 'add' },
    chosen: { branch: 0, reason: 'tie', name: '{ a }', others: ['{ b }'] }
  })
})

test('a tie of values is a tie: the branches are named, none is described', () => {
  const schema = anyOf(object({ a: integer }), object({ a: { type: 'boolean' } }))
  assert.equal(onlyAdvice(schema, { u: { a: 'x' } }), {
    path: ['u'],
    kind: 'alternative',
    expected: { id: 'one_branch', names: ['{ a: integer }', '{ a: boolean }'] },
    received: { id: 'type', type: 'object', size: 1 },
    fix: { id: 'meet' },
    about: { signature: '{ a: integer } | { a: boolean }' }
  })
})

test('a tag that matches nothing lists the tags', () => {
  assert.equal(onlyAdvice(anyOf(card, cash), { u: { by: 'cheque', number: '1' } }), {
    path: ['u', 'by'],
    kind: 'choice',
    expected: { id: 'one_of', values: ['card', 'cash'] },
    received: { id: 'type', type: 'string', size: 6 },
    fix: { id: 'choose', values: ['card', 'cash'] }
  })
})

test('a tag that is a near miss is the tag that was meant', () => {
  const { fix, received } = onlyAdvice(anyOf(card, cash), { u: { by: 'Card', number: '1' } })
  assert.equal(fix, { id: 'put', value: 'card' })
  assert.equal(received, { id: 'type', type: 'string', size: 4, value: 'Card' })
})

test('a tag that is not there is one of the branch that the other keys tell', () => {
  const { chosen, expected, path } = onlyAdvice(anyOf(card, cash), { u: { coins: 1 } })
  assert.equal(path, ['u', 'by'])
  assert.equal(expected, { id: 'one_of', values: ['cash'] })
  assert.equal([chosen?.branch, chosen?.reason], [1, 'keys'])
})

test('a type that no branch takes is answered with those that they take', () => {
  assert.equal(onlyAdvice(anyOf(text, { type: 'array', items: integer }), { u: null }), {
    path: ['u'],
    kind: 'type',
    expected: { id: 'type', types: ['string', 'array'] },
    received: { id: 'type', type: 'null', value: null },
    fix: { id: 'remove' },
    about: { signature: 'string | integer[]' }
  })
})

test('branches that only list values are one list', () => {
  assert.equal(onlyAdvice(anyOf({ const: 'a' }, { enum: ['b', 'c'] }), { u: 'd' }), {
    path: ['u'],
    kind: 'choice',
    expected: { id: 'one_of', values: ['a', 'b', 'c'] },
    received: { id: 'type', type: 'string', size: 1 },
    fix: { id: 'choose', values: ['a', 'b', 'c'], optional: true }
  })
})

test('branches that ask for one thing each are told by what they ask', () => {
  const schema = anyOf({ type: 'string', format: 'ipv4' }, { type: 'string', format: 'ipv6' })
  assert.equal(onlyAdvice(schema, { u: 'x' }).expected, {
    id: 'one_branch',
    rules: [
      { id: 'format', format: 'ipv4' },
      { id: 'format', format: 'ipv6' }
    ]
  })
})

test('null beside one other type is no choice to be told', () => {
  const advice = onlyAdvice(anyOf(object({ a: integer }), { type: 'null' }), { u: { a: 'x' } })
  assert.equal(advice.path, ['u', 'a'])
  assert.is(advice.chosen, undefined)
})

test('what matches two names the two', () => {
  const shape = (name: string): object => ({ title: name.toUpperCase(), required: [name] })
  const schema = { properties: { u: { oneOf: [shape('a'), shape('b'), shape('c')] } } }
  assert.equal(onlyAdvice(schema, { u: { a: 1, c: 1 } }), {
    path: ['u'],
    kind: 'alternative',
    expected: { id: 'one_branch', matched: [0, 2], names: ['A', 'C'] },
    received: { id: 'type', type: 'object', size: 2 },
    fix: { id: 'meet' }
  })
})

test('of unions in unions the innermost speaks', () => {
  const inner = {
    oneOf: [object({ m: { const: 1 }, p: text }), object({ m: { const: 2 }, q: text })]
  }
  const schema = anyOf(
    object({ k: { const: 'x' }, v: inner }),
    object({ k: { const: 'y' }, w: inner })
  )
  assert.equal(onlyAdvice(schema, { u: { k: 'x', v: { m: 2 } } }), {
    path: ['u', 'v', 'q'],
    kind: 'missing',
    expected: { id: 'type', types: ['string'] },
    fix: { id: 'add', types: ['string'] },
    chosen: { branch: 1, reason: 'tag', name: '2', others: ['1'], tag: ['u', 'v', 'm'] },
    about: { parameterType: 'string' }
  })
})

test('a union in a branch that was not meant is silent', () => {
  const schema = anyOf(
    object({ v: { oneOf: [integer, { type: 'boolean' }] } }),
    object({ w: text })
  )
  assert.equal(
    adviceOf(schema, { u: { w: 1 } }).map(({ path }) => path),
    [['u', 'w']]
  )
})

test('all faults of the branch that was meant are told, and the choice is said once', () => {
  const schema = anyOf(object({ by: { const: 'card' }, a: integer, b: integer, c: text }), cash)
  const advice = adviceOf(schema, { u: { by: 'card', a: true, b: null } })
  assert.equal(
    advice.map(({ path }) => path[1]),
    ['c', 'a', 'b']
  )
  assert.is(advice.filter(({ chosen }) => chosen !== undefined).length, 1)
})

for (const [name, branches, names] of [
  [
    'titles',
    [
      { ...card, title: 'By card' },
      { ...cash, title: 'By cash' }
    ],
    ['By card', 'By cash']
  ],
  ['tags', [card, cash], ['card', 'cash']],
  ['references', [{ $ref: '#/$defs/Card' }, { $ref: '#/$defs/Cash' }], ['Card', 'Cash']],
  [
    'keys, of many the first three',
    [object({ a: text, b: text, c: text, d: text }), object({ e: text })],
    ['{ a, b, c, … }', '{ e }']
  ],
  ['types', [text, object({ a: text })], ['string', '{ a }']],
  [
    'titles, of long ones the first 40 signs',
    [
      { ...object({ a: text }), title: 'x'.repeat(41) },
      { ...object({ e: text }), title: 'E' }
    ],
    ['x'.repeat(40), 'E']
  ],
  [
    'tags, where they are three at most',
    [
      object({ by: { enum: ['p', 'q', 'r'] }, a: text }),
      object({ by: { enum: ['s', 't', 'u', 'v'] }, e: text })
    ],
    ['p | q | r', '{ by, e }']
  ],
  [
    'keys, those that they require',
    [{ ...object({ a: text, b: text }), required: ['a'] }, object({ e: text })],
    ['{ a }', '{ e }']
  ],
  [
    'keys, all where none is required',
    [{ ...object({ a: text, b: text }), required: [] }, object({ e: text })],
    ['{ a, b }', '{ e }']
  ],
  [
    'keys, all of three',
    [object({ a: text, b: text, c: text }), object({ e: text })],
    ['{ a, b, c }', '{ e }']
  ],
  ['formats', [{ ...text, format: 'date' }, object({ a: text })], ['date', '{ a }']],
  ['values', [{ enum: ['p', 'q'] }, object({ a: text })], ['p | q', '{ a }']],
  ['values as JSON', [{ const: { z: 1 } }, object({ a: text })], ['{"z":1}', '{ a }']]
] as const) {
  test(`branches are called by their ${name}`, () => {
    const defs = {
      Card: object({ number: text, cvc: text }),
      Cash: object({ coins: integer })
    }
    const value = name === 'tags' || name === 'titles' ? { by: 'card' } : { a: 1, number: 1 }
    const advice = adviceOf({ ...anyOf(...branches), $defs: defs }, { u: value })
    const said = advice.map(({ chosen }) => chosen).find((one) => one !== undefined)
    assert.equal(called(said, branches.length), names)
  })
}

/** The names of all branches, in their order. */
const called = (chosen: Advice['chosen'], count: number): ReadonlyArray<string | undefined> => {
  const others = [...(chosen?.others ?? [])]
  return Array.from({ length: count }, (_, at) =>
    at === chosen?.branch ? chosen.name : others.shift()
  )
}

test('the sentence of an author in the branch that was meant is said, and in another is not', () => {
  const schema = anyOf(
    object({ by: { const: 'card' }, id: { type: 'string', pattern: '^x$' } }),
    object({ by: { const: 'cash' }, id: { type: 'string', pattern: '^y$' } })
  )
  const said = (pattern: string, message: string): Issue => ({
    path: ['u', 'id'],
    kind: 'pattern',
    keyword: 'errorMessage',
    message,
    params: { pattern }
  })
  const issues: ReadonlyArray<Issue> = [
    said('^x$', 'just x, thanks'),
    said('^y$', 'just y, thanks'),
    { path: ['u'], kind: 'alternative', keyword: 'anyOf' }
  ]
  const fault = invalidArguments('t', { issues })
  const { advice = [] } = advise(fault, { schema, value: { u: { by: 'card', id: 'q' } } })
  assert.equal(
    advice.map(({ expected }) => expected),
    [{ id: 'said', text: 'just x, thanks' }]
  )
})

// io-ts and zod 3 publish no schema: what is said of the branches is all there is.
const typed = (type: string, ...path: ReadonlyArray<string>): Issue => ({
  path,
  kind: 'type',
  keyword: 'type',
  params: { type }
})
const lacks = (...path: ReadonlyArray<string>): Issue => ({
  path,
  kind: 'missing',
  keyword: 'required'
})
const wants = (
  allowedValue: string,
  kind: 'choice' | 'missing',
  ...path: Array<string>
): Issue => ({
  path,
  kind,
  keyword: kind === 'choice' ? 'const' : 'required',
  params: { allowedValue }
})
for (const [name, branches, value, said] of [
  [
    'types are one list',
    [[typed('string', 'u')], [typed('number', 'u')]],
    true,
    ['type /u string,number']
  ],
  [
    'values are one list, and the union has nothing to add',
    [[wants('a', 'choice', 'u')], [wants('b', 'choice', 'u')]],
    'c',
    ['choice /u a,b']
  ],
  [
    'a branch of another type is not meant',
    [[typed('string', 'u')], [typed('string', 'u', '1')]],
    ['a', 1],
    ['type /u/1 string']
  ],
  [
    'a branch with another tag is not meant',
    [
      [wants('circle', 'choice', 'u', 'by'), lacks('u', 'r')],
      [lacks('u', 'w'), lacks('u', 'h')]
    ],
    { by: 'rect' },
    ['missing /u/h ', 'missing /u/w ']
  ],
  [
    'a tag that no branch has is what is wrong',
    [
      [wants('circle', 'choice', 'u', 'by'), lacks('u', 'r')],
      [wants('rect', 'choice', 'u', 'by'), lacks('u', 'w')]
    ],
    { by: 'sq' },
    ['choice /u/by circle,rect']
  ],
  [
    'a tag that is not there is what is missing',
    [[wants('circle', 'missing', 'u', 'by')], [wants('rect', 'missing', 'u', 'by')]],
    {},
    ['missing /u/by circle,rect']
  ],
  [
    'the branch that lacks the fewest keys is meant',
    [[lacks('u', 'a', 'b')], [lacks('u', 'x'), lacks('u', 'y')]],
    { a: {} },
    ['missing /u/a/b ']
  ],
  [
    'where nothing tells them apart, none of them is told what it lacks',
    [[lacks('u', 'mail')], [lacks('u', 'phone')]],
    {},
    ['alternative /u ']
  ]
] as const) {
  test(`without a schema: ${name}`, () => {
    const issues: ReadonlyArray<Issue> = [
      { path: ['u'], kind: 'alternative', keyword: 'anyOf', branches }
    ]
    for (const about of [{ value: { u: value } }, { value: { u: value }, schema: {} }]) {
      const { advice = [] } = advise(invalidArguments('t', { issues }), about)
      assert.equal(
        advice.map(({ expected, kind, path }) => {
          const wanted =
            expected?.id === 'type'
              ? expected.types
              : expected?.id === 'one_of'
                ? expected.values
                : []
          return `${kind} /${path.join('/')} ${wanted.map(String).join(',')}`
        }),
        said
      )
    }
  })
}

test('without a schema: of parts that all have to hold the whole has nothing to say', () => {
  const issues: ReadonlyArray<Issue> = [
    typed('string', 'a'),
    { path: [], kind: 'alternative', keyword: 'allOf' }
  ]
  const { advice = [] } = advise(invalidArguments('t', { issues }), { value: { a: 1 } })
  assert.equal(
    advice.map(({ kind }) => kind),
    ['type']
  )
})

test('of a thousand branches the one that was meant is told', () => {
  const branches = Array.from({ length: 1_000 }, (_, at) => object({ [`k${at}`]: text }))
  const { path } = onlyAdvice(anyOf(...branches), { u: { k999: 1 } })
  assert.equal(path, ['u', 'k999'])
})

test.run()
