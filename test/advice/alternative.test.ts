import { advise } from '@toolfault/advice/advise'
import { type Expected, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/alternative')

/** What is expected where a union, or a `not`, refused a value. */
const expectedOf = (
  keyword: string,
  schema: unknown,
  value: unknown,
  passing?: Passing
): unknown => {
  const params = passing === undefined ? {} : { params: { passingSchemas: passing } }
  const issue: Issue = { path: ['a'], kind: 'alternative', keyword, ...params }
  const about = { schema: { properties: { a: schema } }, value: { a: value } }
  return advise(invalidArguments('t', { issues: [issue] }), about).advice?.map(
    (one) => one.expected
  )
}

type Passing = ReadonlyArray<number | string>

const text = { type: 'string' }
const has = (...keys: ReadonlyArray<string>): object => ({
  properties: Object.fromEntries(keys.map((key) => [key, text])),
  required: keys
})
const titled = (title: string, schema: object): object => ({ ...schema, title })
const all = { b: 'x', c: 'x', d: 'x' }
const both = (...keys: ReadonlyArray<string>): Expected => ({ id: 'other_than', keys })
const matched = (at: ReadonlyArray<number>, ...names: ReadonlyArray<string>): Expected => ({
  id: 'one_branch',
  matched: at,
  ...(names.length === 0 ? {} : { names })
})

const alone = (...keys: ReadonlyArray<string>): Expected => ({
  id: 'other_than',
  keys,
  excluding: 'others'
})

// docs/advice.md, "The branch that was meant": "A value that fits two branches of a `oneOf` is told which two."
for (const [name, oneOf, passing, wanted] of [
  ['each has a key of its own', [has('b'), has('c')], [0, 1], both('b', 'c')],
  [
    'each has one beside one that both have',
    [has('b', 'c'), has('b', 'd')],
    [0, 1],
    both('c', 'd')
  ],
  // Without that key the first alone is left, whatever the others hold.
  ['the first asks for less', [has('b'), has('b', 'c')], [0, 1], both('c')],
  ['the second asks for less', [has('b', 'c'), has('b')], [0, 1], both('c')],
  [
    'the first asks for less, by its title',
    [titled('B', has('b')), has('b', 'c')],
    [0, 1],
    both('c')
  ],
  [
    'both ask for the same',
    [has('b'), has('b')],
    [0, 1],
    matched([0, 1], '{ b: string }', '{ b: string }')
  ],
  [
    'the key that one asks for is not there',
    [has('b'), has('b', 'e')],
    [0, 1],
    matched([0, 1], '{ b }', '{ b, e }')
  ],
  ['one between them did not', [has('b'), has('e'), has('d')], [0, 2], both('b', 'd')],
  ['three did', [has('b'), has('c'), has('d')], [0, 1, 2], alone('b', 'c', 'd')],
  [
    'three did, of which two are told',
    [has('b'), has('c'), has('d')],
    [0, 1],
    alone('b', 'c', 'd')
  ],
  [
    'of three one asks for no key of its own',
    [has('b'), has('c'), has('b', 'c')],
    [0, 1, 2],
    matched([0, 1, 2], '{ b }', '{ c }', '{ b, c }')
  ],
  ['one has a title', [titled('B', has('b')), has('c')], [0, 1], matched([0, 1], 'B', '{ c }')],
  ['another has a title', [has('b'), has('c'), titled('D', has('d'))], [0, 1], both('b', 'c')],
  ['one has no name', [has('b'), { minProperties: 1 }], [0, 1], matched([0, 1])],
  ['no branch is there', [has('b'), has('c')], [0, 7], matched([0, 7])],
  ['the first is not there', [has('b'), has('c')], [7, 0], matched([7, 0])],
  ['only one did', [has('b'), has('c')], [1], matched([1], '{ c }')],
  ['none did', [has('b'), has('c')], [], matched([])],
  ['what is no place is among them', [has('b'), has('c')], ['x', 0, 1], both('b', 'c')]
] as const satisfies ReadonlyArray<readonly [string, ReadonlyArray<object>, Passing, Expected]>) {
  test(`several branches matched, and ${name}`, () => {
    assert.equal(expectedOf('oneOf', { oneOf }, all, passing), [wanted])
  })
}

const only = (...keys: ReadonlyArray<string>): object => ({
  ...has(...keys),
  additionalProperties: false
})

// "an object that is of several but for one key each, which of its keys cannot stand together".
for (const [name, branches, value, wanted] of [
  ['two branches', [only('b'), only('c'), only('d')], { b: 'x', c: 'x' }, both('b', 'c')],
  ['one of more keys', [only('c', 'd'), only('b')], { b: 'x', c: 'x', d: 'x' }, undefined],
  ['two that share a key', [only('b', 'd'), only('c', 'd')], all, both('b', 'c')],
  ['three', [only('b'), only('c'), only('d')], all, undefined],
  ['one and what none knows', [only('b'), only('c')], { b: 'x', z: 'x' }, undefined],
  ['two, one of which is wrong inside', [only('b'), only('c')], { b: 5, c: 'x' }, undefined]
] as const) {
  test(`an object that mixes ${name}`, () => {
    const told = JSON.stringify(expectedOf('anyOf', { anyOf: branches }, value))
    assert.is(told.includes('other_than'), wanted !== undefined)
    if (wanted !== undefined) assert.is(told, JSON.stringify([wanted]))
  })
}

const formats = (count: number): ReadonlyArray<object> =>
  Array.from({ length: count }, (_, at) => ({ format: `f${at}` }))
const format = (name: string): Expected => ({ id: 'format', format: name })
const least = (limit: number): Expected => ({ id: 'compare', comparison: '>=', limit })
const most = (limit: number): Expected => ({ id: 'compare', comparison: '<=', limit })
const letters = (ends: object): Expected => ({ id: 'count', of: 'characters', ...ends })
const one = (...rules: ReadonlyArray<Expected>): Expected => ({ id: 'one_branch', rules })
const some: Expected = { id: 'one_branch' }
const named = (...names: ReadonlyArray<string>): Expected => ({ id: 'one_branch', names })

// What each branch asks for, where that is one thing; else what each is called, where each has a name.
for (const [anyOf, value, wanted] of [
  [[{ minimum: 5 }, { maximum: 1 }], 3, one(least(5), most(1))],
  [[{ minimum: 5 }, { minimum: 5, title: 'T' }, { minimum: 9 }], 3, one(least(5), least(9))],
  [[{ format: 'email' }, { ...text, format: 'uri' }], 'x', one(format('email'), format('uri'))],
  [formats(8), 'x', one(...Array.from({ length: 8 }, (_, at) => format(`f${at}`)))],
  [formats(9), 'x', named('f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8')],
  // Of two things that a branch asks for the one that is broken, where that can be told.
  [[{ minimum: 5, multipleOf: 2 }, { maximum: 1 }], 4, one(least(5), most(1))],
  [
    [{ minLength: 5, maxLength: 9 }, { maxLength: 1 }],
    'xyz',
    one(letters({ least: 5, most: 9 }), letters({ most: 1 }))
  ],
  [
    [{ pattern: '^y', minLength: 5 }, { maxLength: 1 }],
    'xyz',
    one(letters({ least: 5 }), letters({ most: 1 }))
  ],
  [[{ pattern: '^y', minLength: 2 }, { maxLength: 1 }], 'xyz', some],
  [
    [
      { minimum: 5, exclusiveMinimum: 6 },
      { maximum: 1, exclusiveMaximum: 0 }
    ],
    3,
    some
  ],
  [[{ pattern: '^y', minLength: 2, format: 'f' }, { format: 'g' }], 'xyz', named('f', 'g')],
  [[{ minimum: 5 }, { title: 'T' }], 3, some],
  [[{ ...has('b'), minimum: 5 }, { minimum: 9 }], 3, one(least(5), least(9))],
  [
    [
      { ...has('b'), pattern: '^y' },
      { title: 'C', pattern: '^z' }
    ],
    'x',
    named('{ b }', 'C')
  ],
  // What nothing fits is no choice, and of the only other one its rule is told.
  [[false, { minimum: 5 }], 3, least(5)],
  [[{ format: 'f', pattern: '^y' }, false], 'x', named('f')],
  [[false, false], 3, { id: 'nothing' }],
  [[false], 3, { id: 'nothing' }]
] as const satisfies ReadonlyArray<readonly [ReadonlyArray<unknown>, unknown, Expected]>) {
  test(`${JSON.stringify(value)} where one of ${JSON.stringify(anyOf)} is wanted`, () => {
    assert.equal(expectedOf('anyOf', { anyOf }, value), [wanted])
  })
}

test('of a keyword that is no union nothing more is known', () => {
  assert.equal(expectedOf('allOf', { allOf: [{ minimum: 5 }, { maximum: 9 }] }, 3), [some])
})

test.run()
