import { advise } from '@toolfault/advice/advise'
import { repairs } from '@toolfault/advice/repair'
import { invalidArguments } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { growth } from '../work.js'

const test = suite('advice/wide')

/** So many keys that nobody wants. */
const wide = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, at]))

const named = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, at) => `wanted${at}`)
const closed = (count: number): object => ({
  type: 'object',
  properties: Object.fromEntries(named(count).map((name) => [name, { type: 'string' }])),
  required: named(count),
  additionalProperties: false
})
const branch = (at: number): object => ({
  type: 'object',
  properties: { k: { const: `k${at}` }, [`p${at}`]: {} },
  required: ['k', `p${at}`],
  additionalProperties: false
})
const other = (at: number): object => ({
  type: 'object',
  properties: { [`p${at}`]: {} },
  required: [`p${at}`]
})
const patterns = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`^p${at}_`, { type: 'integer' }]))
const deep = (levels: number): object => (levels === 0 ? {} : { a: deep(levels - 1) })

/** What stays below it grows as its input does, or less. */
const PROPORTION = 5

type Family = readonly [
  name: string,
  small: number,
  make: (size: number) => readonly [schema: object, value: object]
]

const families: ReadonlyArray<Family> = [
  ['missing keys and surplus ones', 40, (size) => [closed(size), wide(50 * size)]],
  [
    'missing objects and surplus keys',
    40,
    (size) => [
      { type: 'object', properties: { in: closed(size) }, required: named(size) },
      wide(50 * size)
    ]
  ],
  [
    'branches of a union, and keys that none has',
    20,
    (size) => [{ anyOf: Array.from({ length: size }, (_, at) => branch(at)) }, wide(50 * size)]
  ],
  [
    'branches of a union, each with another key',
    500,
    (size) => [{ anyOf: Array.from({ length: size }, (_, at) => other(at)) }, { q: 1, z: 2 }]
  ],
  [
    'patterns, and keys that each may name',
    75,
    (size) => [
      { type: 'object', patternProperties: patterns(size) },
      Object.fromEntries(Array.from({ length: 25 * size }, (_, at) => [`p${at % size}_${at}`, 'x']))
    ]
  ],
  [
    'levels, each of which lacks a key',
    600,
    (size) => [{ type: 'object', properties: { a: { $ref: '#' } }, required: ['q'] }, deep(size)]
  ]
]

for (const [name, small, make] of families) {
  test(`work that grows with what is sent, not with its square: ${name}`, () => {
    const grown = growth(small, (size) => {
      const [schema, value] = make(size)
      const check = compile(schema)
      if (check._tag === 'Left') throw new Error('the schema must compile')
      const fault = invalidArguments('tool', check.right(value))
      return () => {
        const { advice, unadvised } = advise(fault, { schema, value })
        assert.ok((advice?.length ?? 0) + (unadvised ?? 0) > 0)
      }
    })
    assert.ok(grown < PROPORTION, `${grown} times as much for four times as much`)
  })
}

/** How often the keys of a map are listed of which so many are wrong: the platform's own work, which `growth` does not count. */
const listings = (count: number): number => {
  const schema = { type: 'object', additionalProperties: closed(1) }
  const value = wide(count)
  const check = compile(schema)
  if (check._tag === 'Left') throw new Error('the schema must compile')
  const fault = invalidArguments('tool', check.right(value))
  let listed = 0
  const ownKeys = (target: object): ReadonlyArray<string | symbol> => {
    listed++
    return Reflect.ownKeys(target)
  }
  advise(fault, { schema, value: new Proxy(value, { ownKeys }) })
  return listed
}

test('the keys of a map are listed as often where more of them are wrong', () =>
  assert.is(listings(1_000), listings(100)))

/** Repairs for so many names that are none, and how often the validator was asked for them. */
const repaired = (count: number): readonly [repairs: number, asked: number] => {
  const schema = { propertyNames: { enum: named(64) } }
  const value = Object.fromEntries(Array.from({ length: count }, (_, at) => [`wnated${at}`, at]))
  const compiled = compile(schema)
  if (compiled._tag === 'Left') throw new Error('the schema must compile')
  const fault = advise(invalidArguments('tool', compiled.right(value)), { schema, value })
  let asked = 0
  const check: typeof compiled.right = (given) => {
    asked++
    return compiled.right(given)
  }
  return [repairs(fault, { schema, value, check }).length, asked]
}

test('of a thousand wrong names as many are repaired as are advised, and each is tried', () => {
  assert.equal(repaired(1_000), [64, 65])
})

test('of ten thousand the first are repaired, for each is compared with all issues', () => {
  const [count, asked] = repaired(10_000)
  assert.ok(count > 0 && asked < 20, `${count} repairs, ${asked} times asked`)
})

test('what was not looked at is counted once', () => {
  const schema = { type: 'object', properties: {}, additionalProperties: false }
  const value = wide(100_000)
  const check = compile(schema)
  if (check._tag === 'Left') throw new Error('the schema must compile')
  const { advice, unadvised } = advise(invalidArguments('tool', check.right(value)), {
    schema,
    value
  })
  assert.is((advice?.length ?? 0) + (unadvised ?? 0), 100_000)
})

test.run()
