import { advise } from '@toolfault/advice/advise'
import { repairs } from '@toolfault/advice/repair'
import { invalidArguments } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/wide')

/** As many keys as fit into the body that a server takes. */
const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`key${at}`, at]))

const names = Array.from({ length: 64 }, (_, at) => `wanted${at}`)
const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
const closed = { type: 'object', properties, required: names, additionalProperties: false }
const branch = (at: number): object => ({
  type: 'object',
  properties: { k: { const: `k${at}` }, [`p${at}`]: {} },
  required: ['k', `p${at}`],
  additionalProperties: false
})

/** Several times what it takes, and a fraction of what it took. */
const MOST_MS = 2_500

for (const [name, schema] of Object.entries({
  'many missing keys': closed,
  'many missing objects': { type: 'object', properties: { in: closed }, required: names },
  'a union of many branches': { anyOf: Array.from({ length: 20 }, (_, at) => branch(at)) }
})) {
  test(`a hundred thousand surplus keys, ${name}`, () => {
    const check = compile(schema)
    if (check._tag === 'Left') throw new Error('the schema must compile')
    const fault = invalidArguments('tool', check.right(wide))
    const start = performance.now()
    const { advice } = advise(fault, { schema, value: wide })
    assert.ok(performance.now() - start < MOST_MS, `${performance.now() - start} ms`)
    assert.ok((advice?.length ?? 0) > 0)
  })
}

const other = (at: number): object => ({
  type: 'object',
  properties: { [`p${at}`]: {} },
  required: [`p${at}`]
})
const patterns = Array.from({ length: 300 }, (_, at) => [`^p${at}_`, { type: 'integer' }])
const deep = (levels: number): object => (levels === 0 ? {} : { a: deep(levels - 1) })

for (const [name, schema, value] of [
  [
    'a union of thousands of branches, each with another key',
    { anyOf: Array.from({ length: 8_000 }, (_, at) => other(at)) },
    { q: 1, z: 2 }
  ],
  [
    'thousands of keys, and hundreds of patterns that may name each',
    { type: 'object', patternProperties: Object.fromEntries(patterns) },
    Object.fromEntries(Array.from({ length: 8_000 }, (_, at) => [`p${at % 300}_${at}`, 'x']))
  ],
  [
    'a key that is missing at each of thousands of levels',
    { type: 'object', properties: { a: { $ref: '#' } }, required: ['q'] },
    deep(3_000)
  ]
] as const) {
  test(`work that grows with what is sent, not with its square: ${name}`, () => {
    const check = compile(schema)
    if (check._tag === 'Left') throw new Error('the schema must compile')
    const fault = invalidArguments('tool', check.right(value))
    const start = performance.now()
    const { advice, unadvised } = advise(fault, { schema, value })
    assert.ok(performance.now() - start < MOST_MS, `${performance.now() - start} ms`)
    assert.ok((advice?.length ?? 0) + (unadvised ?? 0) > 0)
  })
}

/** Repairs for so many names that are none, and how often the validator was asked for them. */
const repaired = (count: number): readonly [repairs: number, asked: number] => {
  const schema = { propertyNames: { enum: names } }
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
  const check = compile(schema)
  if (check._tag === 'Left') throw new Error('the schema must compile')
  const { advice, unadvised } = advise(invalidArguments('tool', check.right(wide)), {
    schema,
    value: wide
  })
  assert.is((advice?.length ?? 0) + (unadvised ?? 0), 100_000)
})

test.run()
