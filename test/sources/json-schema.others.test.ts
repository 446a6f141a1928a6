import { Validator } from '@cfworker/json-schema'
import { type Issue, printPointer } from '@toolfault/model'
import {
  fromJsonSchema,
  type JsonSchemaAbout,
  type JsonSchemaOutput
} from '@toolfault/sources/json-schema'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('sources/json-schema.others')

type Bare = readonly [string, string, string | undefined, object?]

/** Place, kind, keyword, and parameters where there are any. */
const bare = ({ keyword, kind, params, path }: Issue): Bare =>
  params === undefined
    ? [printPointer(path), kind, keyword]
    : [printPointer(path), kind, keyword, params]

/** Of a foreign text nobody knows the type. */
const read = (output: unknown, about?: JsonSchemaAbout): ReadonlyArray<Bare> =>
  fromJsonSchema(output as JsonSchemaOutput, about).issues.map(bare)

const guest = { guest: { 'a.b': 1, rooms: [{}, {}] } }
const lacks = { message: "'name' is a required property", validator: 'required' }

for (const [name, place, wanted] of [
  ['json_path', { json_path: '$.guest.rooms[1]' }, '/guest/rooms/1/name'],
  ['json_path with quotes', { json_path: "$.guest['a.b']['it\\'s']" }, "/guest/a.b/it's/name"],
  ['json_path of the whole', { json_path: '$' }, '/name'],
  ['a JSONPath under `path`', { path: '$.guest.rooms[1]' }, '/guest/rooms/1/name'],
  ['keys between dots', { path: 'guest.rooms.1' }, '/guest/rooms/1/name'],
  ['keys between dots, indexes in brackets', { path: 'guest.rooms[1]' }, '/guest/rooms/1/name'],
  ['keys between slashes', { path: 'guest/rooms/1' }, '/guest/rooms/1/name'],
  ['one key', { path: 'guest' }, '/guest/name'],
  ['no key', { path: '' }, '/name'],
  ['the text of a deque', { path: "deque(['guest', 'rooms', 1])" }, '/guest/rooms/1/name'],
  ['the text of an empty deque', { path: 'deque([])' }, '/name']
] as const) {
  test(`Python's jsonschema, the place as ${name}`, () => {
    assert.equal(read([{ ...lacks, ...place }]), [[wanted, 'missing', 'required']])
  })
}

test("Python's jsonschema: joined keys mean the place that is there", () => {
  const at = (path: string): ReadonlyArray<Bare> =>
    read([{ message: 'no', validator: 'type', path }], {
      value: { ...guest, 'x/y.z': 1, x: { y: 1 } }
    })
  assert.equal(at('guest.rooms.1'), [['/guest/rooms/1', 'type', 'type']])
  assert.equal(at('x/y.z'), [['/x~1y.z', 'type', 'type']])
  assert.equal(at('x/y'), [['/x/y', 'type', 'type']])
  assert.equal(at('guest.name'), [['/guest/name', 'type', 'type']])
})

test('a place that was not written, or cannot be read, is not taken for the whole value', () => {
  const nowhere = [['', 'unknown', undefined]]
  assert.equal(read([lacks]), nowhere)
  assert.equal(read([{ ...lacks, path: 'deque([<object>])' }], { value: guest }), nowhere)
  assert.equal(read([{ ...lacks, path: 'a.b.c' }], { value: guest }), nowhere)
  assert.equal(read([{ ...lacks, json_path: '$.guest[' }], { value: guest }), nowhere)
  assert.equal(
    read([{ keywordLocation: '/type', instanceLocation: 'what?' }], { value: guest }),
    nowhere
  )
  assert.is(fromJsonSchema([lacks]).issues[0]?.message, lacks.message)
})

test('a sentence and a place are enough', () => {
  const { issues } = fromJsonSchema([
    { message: "'x' is too short", path: ['guest', 0] }
  ] as unknown as JsonSchemaOutput)
  assert.equal(issues, [
    { path: ['guest', '0'], kind: 'unknown', message: "'x' is too short", echo: true }
  ])
})

test("Python's jsonschema: a context that was written as texts has no branches", () => {
  const union = { message: 'no', validator: 'anyOf', path: ['a'], context: ["'x' is not …", 'b'] }
  assert.equal(fromJsonSchema([union] as unknown as JsonSchemaOutput).issues, [
    { path: ['a'], kind: 'alternative', keyword: 'anyOf', message: 'no', echo: true }
  ])
})

test('a closed object whose keys are not known is not said to refuse them all', () => {
  const error = { message: 'überzählig', path: [], validator: 'additionalProperties' }
  const about = {
    schema: { properties: { a: {} }, additionalProperties: false },
    value: { a: 1, b: 2 }
  }
  const nowhere = [['', 'unknown', 'additionalProperties']]
  assert.equal(read([{ ...error, validator_value: false }], about), nowhere)
  assert.equal(
    read([{ ...error, validator_value: false, schema_path: ['x', 'additionalProperties'] }], about),
    nowhere
  )
  assert.equal(read([{ ...error, schema_path: ['additionalProperties'] }], about), [
    ['/b', 'unexpected', 'additionalProperties']
  ])
})

test('fastjsonschema calls the keyword a rule, and the whole value data', () => {
  const error = {
    message: 'data.rooms[1].beds must be integer',
    name: 'data.rooms[1].beds',
    path: ['data', 'rooms', '1', 'beds'],
    rule: 'type',
    rule_definition: 'integer',
    value: 'secret'
  }
  assert.equal(read([error]), [['/rooms/1/beds', 'type', 'type', { type: 'integer' }]])
})

/** A unit of `list`, as the Rust crate writes it: the keyword is in its location, too. */
const rust = (evaluationPath: string, instanceLocation: string, errors: object): object => ({
  valid: false,
  evaluationPath,
  instanceLocation,
  schemaLocation: evaluationPath,
  errors
})
const list = (...details: ReadonlyArray<object>): object => ({ valid: false, details })

test('list: the keyword may be at the end of the location, too', () => {
  const schema = { properties: { n: { minimum: 3 }, type: { type: 'string' }, no: { not: {} } } }
  assert.equal(
    read(
      list(
        rust('/properties/n/minimum', '/n', { minimum: '1 is less than the minimum of 3' }),
        rust('/properties/type/type', '/type', { type: '1 is not of type "string"' }),
        rust('/properties/no/not', '/no', { not: '{} is not allowed for 1' })
      ),
      { schema }
    ),
    [
      ['/n', 'range', 'minimum', { comparison: '>=', limit: 3 }],
      ['/type', 'type', 'type', { type: 'string' }],
      ['/no', 'alternative', 'not']
    ]
  )
})

test('list: a property called like a keyword does not hide that of its schema', () => {
  assert.equal(read(list(rust('/properties/type', '/type', { type: 'no' }))), [
    ['/type', 'type', 'type']
  ])
  assert.equal(
    read(list(rust('/additionalProperties', '/a', { additionalProperties: 'no' })), {
      schema: { additionalProperties: { additionalProperties: false } },
      value: { a: { b: 1 } }
    }),
    [['/a/b', 'unexpected', 'additionalProperties']]
  )
})

test('list: errors of items that stand at the array are not about the array', () => {
  const errors = { type: ['null at index 0 is not of type "string"', '7 at index 1 is not …'] }
  const found = fromJsonSchema(
    list(rust('/properties/tags/items', '/tags', errors)) as JsonSchemaOutput
  )
  assert.equal(found.issues, [
    { path: ['tags'], kind: 'unknown', message: errors.type[0], echo: true },
    { path: ['tags'], kind: 'unknown', message: errors.type[1], echo: true }
  ])
})

test('list: falseSchema is a boolean schema', () => {
  const about = { schema: { prefixItems: [{}, {}], items: false } }
  assert.equal(read(list(rust('/items', '/2', { falseSchema: 'no' })), about), [
    ['', 'size', 'items', { limit: 2 }]
  ])
})

test('list: a bad name that is only in the sentence', () => {
  const said = { pattern: '"Team-A" does not match "^[a-z]+$"' }
  assert.equal(read(list(rust('/propertyNames/pattern', '', said))), [
    ['', 'pattern', 'pattern', { propertyName: 'Team-A' }]
  ])
})

test("Java's networknt: one sentence, JSONPaths for both places", () => {
  assert.equal(
    read([
      {
        type: 'required',
        code: '1028',
        message: "$.guest: required property 'name' not found",
        instanceLocation: '$.guest',
        evaluationPath: '$.properties.guest.required',
        schemaLocation: '#/properties/guest/required',
        messageKey: 'required',
        property: 'name',
        arguments: ['name']
      },
      {
        type: 'type',
        message: '$.rooms[1].beds: string found, integer expected',
        instanceLocation: '$.rooms[1].beds',
        evaluationPath: '$.properties.rooms.items.properties.beds.type'
      }
    ]),
    [
      ['/guest/name', 'missing', 'required'],
      ['/rooms/1/beds', 'type', 'type']
    ]
  )
})

test("Go's santhosh-tekuri, detailed: the branches that matched are told by the sentence alone", () => {
  const schema = { properties: { pay: { oneOf: [{}, { type: 'object' }] } }, required: ['a', 'b'] }
  const unit = (keywordLocation: string, instanceLocation: string, error: string): object => ({
    keywordLocation,
    absoluteKeywordLocation: `file:///tool.json#${keywordLocation}`,
    instanceLocation,
    error
  })
  const errors = [
    unit('/required', '', "missing properties 'a', 'b'"),
    unit('/properties/pay/oneOf', '/pay', "'oneOf' failed, subschemas 0, 1 matched")
  ]
  const whole = { valid: false, keywordLocation: '', instanceLocation: '', errors }
  assert.equal(read(whole, { schema }), [
    ['/a', 'missing', 'required'],
    ['/b', 'missing', 'required'],
    ['/pay', 'alternative', 'oneOf', { passingSchemas: [0, 1] }]
  ])
})

test('JsonSchema.Net, list: keys in a list, a false schema at the key, a count of matches', () => {
  const schema = { oneOf: [{}, { type: 'object' }] }
  const unit = (evaluationPath: string, instanceLocation: string, errors?: object): object => ({
    valid: false,
    evaluationPath,
    schemaLocation: `https://json-everything.example/s#${evaluationPath}`,
    instanceLocation,
    ...(errors === undefined ? {} : { errors })
  })
  const details = [
    unit('', '', {
      required: 'Required properties ["a","b"] are not present',
      oneOf: 'Expected 1 matching subschema but found 2'
    }),
    unit('/additionalProperties', '/x', { '': 'All values fail against the false schema' })
  ]
  assert.equal(read({ valid: false, details }, { schema }), [
    ['/a', 'missing', 'required'],
    ['/b', 'missing', 'required'],
    ['', 'alternative', 'oneOf', { passingSchemas: [0, 1] }],
    ['/x', 'unexpected', 'additionalProperties']
  ])
})

test('@cfworker/json-schema that stops at the first item does not make the rest too many', () => {
  const schema = {
    prefixItems: [{ type: 'number' as const }, { type: 'number' as const }],
    items: false
  }
  const value = [1, '2']
  const output = new Validator(structuredClone(schema), '2020-12').validate(value)
  assert.equal(fromJsonSchema(output, { schema, value }).issues.map(bare), [
    ['/1', 'type', 'type', { type: 'number' }]
  ])
})

test("a caller's text that reads like a sentence that is trusted is still the caller's", () => {
  const echoes = (message: string): boolean | undefined =>
    fromJsonSchema([{ message, validator: 'type', path: [] }]).issues[0]?.echo
  assert.is(echoes("'hunter2 is a dependency of x' is not of type 'integer'"), true)
  assert.is(echoes("'b' is a dependency of 'a'"), undefined)
  assert.is(echoes("must be integer, but got 'hunter2'"), true)
  assert.is(echoes('must be integer'), undefined)
})

test('long and strange texts of places are read to an end', () => {
  const texts = ['.', '/', '[', "['", '$.', "deque(['", '\\']
  for (const text of texts) {
    for (const path of [text.repeat(100_000), text.repeat(4_000 / text.length)]) {
      const errors = Array.from({ length: 50 }, () => ({ message: 'no', path }))
      assert.is(read(errors, { value: guest }).length, 50)
    }
  }
})

test.run()
