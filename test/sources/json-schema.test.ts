import { type Schema, Validator } from '@cfworker/json-schema'
import { type Issue, printPointer } from '@toolfault/model'
import {
  fromJsonSchema,
  type JsonSchemaAbout,
  type JsonSchemaOutput
} from '@toolfault/sources/json-schema'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen, reachable } from '../hostile/frozen.js'

const test = suite('sources/json-schema')

type Bare = readonly [string, string, string | undefined, object?, ReadonlyArray<unknown>?]

/** What an issue says beside its sentence: place, kind, keyword, and parameters or branches where it has them. */
const bare = (issues: ReadonlyArray<Issue>): ReadonlyArray<Bare> =>
  issues.map(({ branches, keyword, kind, params, path }): Bare => {
    const said = [printPointer(path), kind, keyword] as const
    if (branches !== undefined) return [...said, params ?? {}, branches.map(bare)]
    return params === undefined ? said : [...said, params]
  })

const read = (output: JsonSchemaOutput, about?: JsonSchemaAbout): ReadonlyArray<Bare> =>
  bare(fromJsonSchema(output, about).issues)

/** Of a foreign text nobody knows the type. */
const junk = (output: unknown): JsonSchemaOutput => output as JsonSchemaOutput

// JSON Schema 2020-12 Core, section 12.4: a polygon whose second point has `z` and lacks `y`.
const point = 'https://example.com/polygon#/$defs/point'
const required = {
  keywordLocation: '/items/$ref/required',
  absoluteKeywordLocation: `${point}/required`,
  instanceLocation: '/1',
  error: "Required property 'y' not found."
}
const additional = {
  keywordLocation: '/items/$ref/additionalProperties',
  absoluteKeywordLocation: `${point}/additionalProperties`,
  instanceLocation: '/1/z',
  error: "Additional property 'z' found but was invalid."
}
const minItems = {
  keywordLocation: '/minItems',
  instanceLocation: '',
  error: 'Expected at least 3 items but found 2'
}
const whole = { keywordLocation: '', instanceLocation: '', error: 'A subschema had errors.' }
const reference = {
  keywordLocation: '/items/$ref',
  absoluteKeywordLocation: point,
  instanceLocation: '/1',
  error: 'A subschema had errors.'
}
const polygon: ReadonlyArray<Bare> = [
  ['/1/y', 'missing', 'required'],
  ['/1/z', 'unexpected', 'additionalProperties'],
  ['', 'size', 'minItems']
]

test('flag: nobody said what was wrong', () => {
  assert.equal(fromJsonSchema({ valid: false }), { issues: [{ path: [], kind: 'unknown' }] })
})

test('valid is valid in every format', () => {
  for (const output of [
    { valid: true },
    { valid: true, errors: [] },
    { valid: true, details: [] },
    []
  ]) {
    assert.equal(fromJsonSchema(output), { issues: [] })
  }
})

test("basic: the specification's example, without its summaries", () => {
  const errors = [whole, reference, required, additional, minItems]
  assert.equal(read({ valid: false, errors }), polygon)
  assert.equal(read(errors), polygon)
})

test('basic: a sentence is passed on word for word', () => {
  assert.is(fromJsonSchema([required]).issues[0]?.message, "Required property 'y' not found.")
})

test("detailed: the specification's example", () => {
  const unit = { valid: false, ...reference, errors: [required, additional] }
  assert.equal(read({ valid: false, ...whole, errors: [unit, minItems] }), polygon)
})

test("verbose: the specification's example holds what is valid, and that is skipped", () => {
  const { error: _, ...root } = whole
  const output = {
    valid: false,
    ...root,
    errors: [
      { valid: true, keywordLocation: '/type', instanceLocation: '' },
      {
        valid: false,
        keywordLocation: '/items',
        instanceLocation: '',
        errors: [
          {
            valid: true,
            keywordLocation: '/items/$ref',
            instanceLocation: '/0',
            errors: [{ valid: false, keywordLocation: '/items/$ref/not', instanceLocation: '/0' }]
          },
          { valid: false, ...reference, errors: [required, additional] }
        ]
      },
      { valid: false, ...minItems }
    ]
  }
  assert.equal(read(output), polygon)
})

// Section 12 of the text that follows 2020-12: `list` and `hierarchical`.
const listed = [
  {
    valid: false,
    evaluationPath: '',
    schemaLocation: 'https://a.example/s#',
    instanceLocation: ''
  },
  {
    valid: false,
    evaluationPath: '/properties/foo/allOf/0',
    schemaLocation: 'https://a.example/s#/properties/foo/allOf/0',
    instanceLocation: '/foo',
    errors: { required: 'Required properties ["unspecified-prop"] were not present' }
  },
  { valid: true, evaluationPath: '/properties/foo/allOf/1', instanceLocation: '/foo' },
  {
    valid: false,
    evaluationPath: '/properties/bar/$ref',
    instanceLocation: '/bar',
    errors: { minimum: '1 is less than or equal to 2' }
  },
  {
    valid: false,
    evaluationPath: '/properties/baz',
    instanceLocation: '/baz',
    errors: { '': 'All values fail against the false schema' }
  }
] as const
const fromList: ReadonlyArray<Bare> = [
  ['/foo/unspecified-prop', 'missing', 'required'],
  ['/bar', 'range', 'minimum'],
  ['/baz', 'unexpected', 'false schema']
]

test('list: one issue for each keyword of each unit', () => {
  assert.equal(read({ valid: false, details: listed }), fromList)
})

test('hierarchical: the same, nested', () => {
  const [root, first, ...rest] = listed
  assert.equal(read({ ...root, details: [{ ...first, details: rest }] }), fromList)
})

test('list: what a branch says is in the union, which need not say anything itself', () => {
  const branch = (at: number, valid: boolean, errors: { readonly [name: string]: string }) => ({
    valid,
    evaluationPath: `/properties/a/anyOf/${at}`,
    instanceLocation: '/a',
    errors
  })
  const failed = [branch(0, false, { type: 'no' }), branch(1, false, { minimum: 'no' })]
  assert.equal(read({ valid: false, details: failed }), [
    ['/a', 'alternative', 'anyOf', {}, [[['/a', 'type', 'type']], [['/a', 'range', 'minimum']]]]
  ])
})

test('list: a union that passed is no failure, though one of its branches failed', () => {
  const details = [
    { valid: false, evaluationPath: '', instanceLocation: '', errors: { minProperties: 'no' } },
    { valid: false, evaluationPath: '/anyOf/0', instanceLocation: '', errors: { type: 'no' } },
    { valid: true, evaluationPath: '/anyOf/1', instanceLocation: '' }
  ]
  assert.equal(read({ valid: false, details }), [['', 'size', 'minProperties']])
})

test('what fails inside of `not` and `if` is no failure', () => {
  const unit = (keywordLocation: string, instanceLocation = '') => ({
    keywordLocation,
    instanceLocation,
    error: 'no'
  })
  const errors = [
    ...['/not', '/not/type', '/if/type'].map((at) => unit(at)),
    unit('/properties/if/type', '/if')
  ]
  // A condition that does not hold, as verbose output has it.
  const open = { keywordLocation: '/if', instanceLocation: '', valid: false }
  assert.equal(read([...errors, open]), [
    ['', 'alternative', 'not'],
    ['/if', 'type', 'type']
  ])
})

for (const [spelling, keywordLocation, instanceLocation] of [
  ['a JSON Pointer', '/properties/a b~1/type', '/a b~1'],
  ['the fragment of a URI', '#/properties/a%20b~1/type', '#/a%20b~1'],
  ['a whole URI', 'https://a.example/s#/properties/a%20b~1/type', 'https://a.example/v#/a%20b~1']
] as const) {
  test(`a location may be ${spelling}`, () => {
    assert.equal(read([{ keywordLocation, instanceLocation }]), [['/a b~1', 'type', 'type']])
  })
}

test('in a JSON Pointer a percent sign is one, and in a fragment a bad one is left', () => {
  const places = ['/a%20b', '#/50%', '#/a%2520b'].map((instanceLocation) => ({
    keywordLocation: '/type',
    instanceLocation
  }))
  assert.equal(
    fromJsonSchema(places).issues.map(({ path }) => path),
    [['a%20b'], ['50%'], ['a%20b']]
  )
})

test('a property called like a keyword is a property', () => {
  const error = {
    keywordLocation: '/properties/anyOf/properties/0/type',
    instanceLocation: '/anyOf/0'
  }
  assert.equal(read([error]), [['/anyOf/0', 'type', 'type']])
})

test('a location that ends with a schema is of one that is false', () => {
  const units = ['/properties/type', '/allOf/0', '/properties/a/items'].map((keywordLocation) => ({
    keywordLocation,
    instanceLocation: keywordLocation.endsWith('items') ? '/a/2' : ''
  }))
  assert.equal(read(units), [
    ['', 'unexpected', 'false schema'],
    ['', 'unexpected', 'false schema'],
    ['/a', 'size', 'items', { limit: 2 }]
  ])
})

test('a bad name may be told by what is below its summary, and stand below the object', () => {
  const units = [
    { keywordLocation: '/propertyNames', instanceLocation: '' },
    { keywordLocation: '/propertyNames/pattern', instanceLocation: '/X' }
  ]
  assert.equal(read(units), [
    ['/X', 'unexpected', 'propertyNames'],
    ['', 'pattern', 'pattern', { propertyName: 'X' }]
  ])
})

test('a location that goes on behind the keyword does not hide it', () => {
  const units = ['/required/0', '/dependentRequired/a', '/enum/2'].map((keywordLocation) => ({
    keywordLocation,
    instanceLocation: ''
  }))
  assert.equal(
    fromJsonSchema(units).issues.map(({ keyword }) => keyword),
    ['required', 'dependentRequired', 'enum']
  )
})

test('a key that nobody names is not said to be missing, nor the object in its place', () => {
  const error = { keywordLocation: '/properties/a/required', instanceLocation: '/a', error: 'no' }
  assert.equal(read([error]), [['/a', 'unknown', 'required']])
})

const schema = {
  type: 'object',
  required: ['city', 'guest', 'nights'],
  properties: {
    nights: { type: 'integer', minimum: 1 },
    class: { enum: ['eco', 'biz'] },
    guest: { $ref: '#/$defs/guest' }
  },
  additionalProperties: false,
  $defs: { guest: { required: ['name'], dependentRequired: { card: ['zip', 'name'] } } }
}
const value = { nights: 0, class: 'x', guest: { card: 1 }, extra: 1, more: 2 }
const units = (errors: ReadonlyArray<readonly [string, string]>) =>
  errors.map(([keywordLocation, instanceLocation]) => ({ keywordLocation, instanceLocation }))

test('with schema and value missing and surplus keys are named, and rules have their parameters', () => {
  const errors = units([
    ['/required', ''],
    ['/additionalProperties', ''],
    ['/properties/nights/minimum', '/nights'],
    ['/properties/class/enum', '/class'],
    ['/properties/guest/$ref/required', '/guest'],
    ['/properties/guest/dependentRequired', '/guest']
  ])
  assert.equal(read(errors, { schema, value }), [
    ['/city', 'missing', 'required'],
    ['/extra', 'unexpected', 'additionalProperties'],
    ['/more', 'unexpected', 'additionalProperties'],
    ['/nights', 'range', 'minimum', { comparison: '>=', limit: 1 }],
    ['/class', 'choice', 'enum', { allowedValues: ['eco', 'biz'] }],
    ['/guest/name', 'missing', 'required'],
    ['/guest/zip', 'dependency', 'dependentRequired', { property: 'card' }],
    ['/guest/name', 'dependency', 'dependentRequired', { property: 'card' }]
  ])
})

test('with the schema alone a single required key is the missing one', () => {
  const errors = units([['/properties/guest/$ref/required', '/guest']])
  assert.equal(read(errors, { schema }), [['/guest/name', 'missing', 'required']])
})

test('a surplus key whose value is an object is not searched for surplus keys', () => {
  const errors = units([['/additionalProperties', '/extra']])
  assert.equal(read(errors, { schema, value: { extra: { a: 1 } } }), [
    ['/extra', 'unexpected', 'additionalProperties']
  ])
})

test('no pattern of the schema is run: beside patternProperties nobody knows which key is surplus', () => {
  const open = { patternProperties: { '^(a+)+$': true }, additionalProperties: false }
  const errors = units([['/additionalProperties', '']])
  assert.equal(read(errors, { schema: open, value: { b: 1 } }), [
    ['', 'unknown', 'additionalProperties']
  ])
})

test('a $ref without an end and a hostile schema give no parameters', () => {
  const loop = { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/a' } } }
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  for (const hostile of [loop, proxy]) {
    assert.equal(read(units([['/properties/a/type', '/a']]), { schema: hostile, value: proxy }), [
      ['/a', 'type', 'type']
    ])
  }
})

// As text: an object with `then` is taken for a promise.
const travel: Schema = JSON.parse(`{
  "type": "object",
  "required": ["city", "say \\"a\\""],
  "properties": {
    "nights": { "type": "integer", "minimum": 3 },
    "a b": { "enum": ["x"] },
    "tags": { "uniqueItems": true, "minItems": 4 },
    "pair": { "prefixItems": [true], "items": false },
    "never": false,
    "pet": { "oneOf": [{ "$ref": "#/$defs/cat" }, { "$ref": "#/$defs/dog" }] },
    "both": { "oneOf": [{ "type": "number" }, { "type": "string" }, { "minimum": 1 }] },
    "when": { "if": { "type": "number" }, "then": { "minimum": 5 } },
    "not": { "not": { "type": "null" } },
    "pay": {
      "dependentRequired": { "card": ["zip"] },
      "dependentSchemas": { "card": { "required": ["pin"] } }
    },
    "seen": { "properties": { "q": true }, "unevaluatedProperties": false }
  },
  "propertyNames": { "pattern": "^[a-z]" },
  "additionalProperties": false,
  "$defs": {
    "cat": { "required": ["meow"] },
    "dog": { "required": ["bark"], "properties": { "kind": { "const": "dog" } } }
  }
}`)
const trip = {
  nights: 1,
  'a b': 3,
  tags: ['s', 's'],
  pair: [1, 2, 3],
  never: 1,
  pet: { kind: 'cow' },
  both: 3,
  when: 1,
  not: null,
  pay: { card: 1 },
  seen: { r: 1 },
  X: 1
}

/** What all validators of JSON Schema have to say of that trip. */
const expected: ReadonlyArray<Bare> = [
  ['/city', 'missing', 'required'],
  ['/say "a"', 'missing', 'required'],
  ['/X', 'unexpected', 'propertyNames'],
  ['', 'pattern', 'pattern', { pattern: '^[a-z]', propertyName: 'X' }],
  ['/nights', 'range', 'minimum', { comparison: '>=', limit: 3 }],
  ['/a b', 'choice', 'enum', { allowedValues: ['x'] }],
  ['/tags', 'size', 'minItems', { limit: 4 }],
  ['/tags', 'duplicate', 'uniqueItems', { i: 0, j: 1 }],
  ['/pair', 'size', 'items', { limit: 1 }],
  ['/never', 'unexpected', 'false schema'],
  [
    '/pet',
    'alternative',
    'oneOf',
    {},
    [
      [['/pet/meow', 'missing', 'required']],
      [
        ['/pet/bark', 'missing', 'required'],
        ['/pet/kind', 'choice', 'const', { allowedValue: 'dog' }]
      ]
    ]
  ],
  ['/both', 'alternative', 'oneOf', { passingSchemas: [0, 2] }],
  ['/when', 'dependency', 'if', { failingKeyword: 'then' }],
  ['/when', 'range', 'minimum', { comparison: '>=', limit: 5 }],
  ['/not', 'alternative', 'not'],
  ['/pay/zip', 'dependency', 'dependentRequired', { property: 'card' }],
  ['/pay/pin', 'missing', 'required'],
  ['/seen/r', 'unexpected', 'unevaluatedProperties'],
  ['/X', 'unexpected', 'additionalProperties']
]

test('@cfworker/json-schema: parents come first and say nothing, the leaves say it all', () => {
  const output = new Validator(structuredClone(travel), '2020-12', false).validate(trip)
  assert.equal(read(output, { schema: travel, value: trip }), expected)
  assert.equal(read(output.errors, { schema: travel, value: trip }), expected)
})

test('@cfworker/json-schema without the schema: places and kinds are the same', () => {
  const output = new Validator(structuredClone(travel), '2020-12', false).validate(trip)
  const places = (found: ReadonlyArray<Bare>) =>
    found.map(([path, kind, keyword]) => [path, kind, keyword])
  assert.equal(places(read(output)), places(expected))
})

test('@cfworker/json-schema: only what names a key of the caller repeats its text', () => {
  const output = new Validator(structuredClone(travel), '2020-12', false).validate(trip)
  const echoing = fromJsonSchema(output).issues.filter(({ echo }) => echo === true)
  assert.equal(bare(echoing), [
    ['/X', 'unexpected', 'propertyNames'],
    ['/seen/r', 'unexpected', 'unevaluatedProperties'],
    ['/X', 'unexpected', 'additionalProperties']
  ])
})

test('@cfworker/json-schema: keys that are names of keywords, of prototypes and of nothing', () => {
  const names = ['', '#', '%', '~', 'a/b', 'items', 'not', '0', 'constructor', '__proto__']
  const strict: Schema = { additionalProperties: { type: 'string' } }
  const given: unknown = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:1`).join()}}`)
  const { errors } = new Validator(strict, '2020-12', false).validate(given)
  const paths = fromJsonSchema(errors).issues.map(({ kind, path }) => `${kind} ${path.join()}`)
  // Keys that are indexes come first in JavaScript.
  assert.equal(paths.sort(), names.map((name) => `type ${name}`).sort())
})

test('@cfworker/json-schema: a union in each item keeps its own branches', () => {
  const union: Schema = JSON.parse(
    '{"items": {"anyOf": [{"type": "string"}, {"type": "null"}, false]}}'
  )
  const { errors } = new Validator(union, '2020-12', false).validate([1, 'x', 2])
  const branches = (at: string): ReadonlyArray<unknown> => [
    [[at, 'type', 'type']],
    [[at, 'type', 'type']],
    [[at, 'unexpected', 'false schema']]
  ]
  assert.equal(read(errors), [
    ['/0', 'alternative', 'anyOf', {}, branches('/0')],
    ['/2', 'alternative', 'anyOf', {}, branches('/2')]
  ])
})

// Not by name: its own declarations do not compile.
const dialect = import.meta.resolve('@hyperjump/json-schema/draft-2020-12')

const hyperjump = async (format: 'BASIC' | 'DETAILED'): Promise<JsonSchemaOutput> => {
  const { registerSchema, unregisterSchema, validate } = await import(dialect)
  const uri = 'https://toolfault.example/travel'
  const $schema = 'https://json-schema.org/draft/2020-12/schema'
  registerSchema({ $schema, ...travel }, uri)
  try {
    return await validate(uri, trip, format)
  } finally {
    unregisterSchema(uri)
  }
}

test('@hyperjump/json-schema, DETAILED: no sentence, one unit for all missing keys, rules as URIs', async () => {
  const found = read(await hyperjump('DETAILED'), { schema: travel, value: trip })
  const wanted = expected
    // It does not say which items are alike, nor which branches matched, nor that a condition held.
    .filter(([, , keyword]) => keyword !== 'if')
    .map((row): Bare => {
      const [path, kind, keyword] = row
      if (kind === 'duplicate') return [path, kind, keyword]
      return path === '/both'
        ? [path, kind, keyword, {}, [[['/both', 'type', 'type', { type: 'string' }]]]]
        : row
    })
  const sorted = (rows: ReadonlyArray<Bare>) => rows.map((row) => JSON.stringify(row)).sort()
  assert.equal(sorted(found), sorted(wanted))
})

test('@hyperjump/json-schema, BASIC: behind a $ref the branch errors stand beside the union', async () => {
  const found = read(await hyperjump('BASIC'), { schema: travel, value: trip })
  const pet = found.filter(([path]) => path.startsWith('/pet'))
  assert.equal(pet, [
    ['/pet', 'alternative', 'oneOf'],
    ['/pet/meow', 'missing', 'required'],
    ['/pet/bark', 'missing', 'required'],
    ['/pet/kind', 'choice', 'const', { allowedValue: 'dog' }]
  ])
  const [never, surplus, pair] = ['/never', '/X', '/pair'].map((at) =>
    found.find(([path]) => path === at)
  )
  assert.equal(never, ['/never', 'unexpected', 'false schema'])
  assert.equal(surplus, ['/X', 'unexpected', 'additionalProperties'])
  assert.equal(pair, ['/pair', 'size', 'items', { limit: 1 }])
})

/** One error of Python's jsonschema 4.26, as `json.dumps` writes its attributes. */
const python = (
  message: string,
  validator: string | null,
  validator_value: unknown,
  path: ReadonlyArray<string | number> = [],
  schema_path: ReadonlyArray<string | number> = validator === null ? [] : [validator],
  context: ReadonlyArray<unknown> = []
) => ({
  message,
  validator,
  validator_value,
  path,
  schema_path,
  context,
  instance: 'secret',
  cause: null
})

for (const [name, error, wanted] of [
  [
    'a missing key',
    python("'city' is a required property", 'required', ['city', 'x']),
    [['/city', 'missing', 'required']]
  ],
  [
    'a missing key with a quote, an escape and a line break',
    python("'a\\'b\"c\\n\\xe9\\\\' is a required property", 'required', ['x', 'y']),
    [['/a\'b"c\né\\', 'missing', 'required']]
  ],
  [
    'surplus keys',
    python(
      "Additional properties are not allowed (\"x', 'y\", 'z' were unexpected)",
      'additionalProperties',
      false
    ),
    [
      ["/x', 'y", 'unexpected', 'additionalProperties'],
      ['/z', 'unexpected', 'additionalProperties']
    ]
  ],
  [
    'surplus keys beside patternProperties',
    python("'a', 'b' do not match any of the regexes: '^x'", 'additionalProperties', false, ['pp']),
    [
      ['/pp/a', 'unexpected', 'additionalProperties'],
      ['/pp/b', 'unexpected', 'additionalProperties']
    ]
  ],
  [
    'an unevaluated key',
    python(
      "Unevaluated properties are not allowed ('r' was unexpected)",
      'unevaluatedProperties',
      false,
      ['un']
    ),
    [['/un/r', 'unexpected', 'unevaluatedProperties']]
  ],
  [
    'a key that another makes necessary',
    python("'b' is a dependency of 'a'", 'dependentRequired', { a: ['b'] }),
    [['/b', 'dependency', 'dependentRequired', { property: 'a' }]]
  ],
  [
    'a bad name',
    python("'X' does not match '^[a-z]'", 'pattern', '^[a-z]', [], ['propertyNames', 'pattern']),
    [['', 'pattern', 'pattern', { pattern: '^[a-z]', propertyName: 'X' }]]
  ],
  [
    'a type of several, in an array',
    python("'ab' is not of type 'integer', 'null'", 'type', ['integer', 'null'], ['list', 0]),
    [['/list/0', 'type', 'type', { type: ['integer', 'null'] }]]
  ],
  [
    'a limit',
    python('1 is less than the minimum of 3', 'minimum', 3, ['n']),
    [['/n', 'range', 'minimum', { comparison: '>=', limit: 3 }]]
  ],
  [
    'a pattern',
    python("'ab' does not match '^x'", 'pattern', '^x', ['s']),
    [['/s', 'pattern', 'pattern', { pattern: '^x' }]]
  ],
  [
    'a format',
    python("'ab' is not a 'email'", 'format', 'email', ['s']),
    [['/s', 'format', 'format', { format: 'email' }]]
  ],
  [
    'an array that is too long',
    python(
      'Expected at most 1 item but found 2 extra: [2, 3]',
      'items',
      false,
      ['tup'],
      ['properties', 'tup', 'items']
    ),
    [['/tup', 'size', 'items', { limit: 1 }]]
  ],
  [
    'too many matching items, which is an error of maxContains at contains',
    python(
      'Too many items match the given schema (expected at most 1)',
      'maxContains',
      1,
      ['mc'],
      ['properties', 'mc', 'contains']
    ),
    [['/mc', 'size', 'contains', { maxContains: 1 }]]
  ],
  [
    'no matching item',
    python('[1] does not contain items matching the given schema', 'contains', {}, ['c']),
    [['/c', 'size', 'contains', { minContains: 1 }]]
  ],
  [
    'two branches of two',
    python("3 is valid under each of {'minimum': 1}, {'type': 'number'}", 'oneOf', [{}, {}], ['o']),
    [['/o', 'alternative', 'oneOf', { passingSchemas: [0, 1] }]]
  ],
  [
    'two branches of three: it does not say which',
    python("3 is valid under each of {}, {'type': 'number'}", 'oneOf', [{}, {}, {}], ['o']),
    [['/o', 'alternative', 'oneOf']]
  ],
  [
    'a boolean schema under properties, of which it says not which',
    python('False schema does not allow 1', null, null, ['a'], ['properties', 'a', 'properties']),
    [['/a', 'unknown', undefined]]
  ],
  [
    'a boolean schema that is the whole',
    python('False schema does not allow 1', null, null),
    [['', 'unexpected', 'false schema']]
  ]
] as const) {
  test(`Python's jsonschema: ${name}`, () => {
    assert.equal(read(junk([error])), wanted)
    assert.equal(read(junk(error)), wanted)
  })
}

const contexts = [
  python("{'x': 's'} is not of type 'integer'", 'type', 'integer', [], [0, 'type']),
  python("'s' is not of type 'integer'", 'type', 'integer', ['x'], [1, 'properties', 'x', 'type']),
  python("'y' is a required property", 'required', ['y'], [], [1, 'required'])
]

test("Python's jsonschema: the context of a union has relative paths, and gives its branches", () => {
  const union = python(
    "{'x': 's'} is not valid under any of the given schemas",
    'anyOf',
    [{}, {}],
    ['any', 1],
    ['properties', 'any', 'items', 'anyOf'],
    contexts
  )
  const wanted: ReadonlyArray<Bare> = [
    [
      '/any/1',
      'alternative',
      'anyOf',
      {},
      [
        [['/any/1', 'type', 'type', { type: 'integer' }]],
        [
          ['/any/1/x', 'type', 'type', { type: 'integer' }],
          ['/any/1/y', 'missing', 'required']
        ]
      ]
    ]
  ]
  assert.equal(read(junk([union])), wanted)
  const absolute = contexts.map(({ path, schema_path, ...rest }) => ({
    ...rest,
    absolute_path: ['any', 1, ...path],
    absolute_schema_path: ['properties', 'any', 'items', 'anyOf', ...schema_path]
  }))
  assert.equal(read(junk([{ ...union, context: absolute }])), wanted)
})

test("Python's jsonschema: a sentence repeats the value, but for those that cannot", () => {
  const echoes = (message: string): boolean | undefined =>
    fromJsonSchema(junk([python(message, 'x', 1)])).issues[0]?.echo
  assert.is(echoes("'secret' is not of type 'integer'"), true)
  assert.is(echoes("'secret' is too short"), true)
  assert.is(echoes("'city' is a required property"), undefined)
  assert.is(echoes("'x' was expected"), undefined)
})

test('the value is never kept: neither the instance of Python nor any object of the caller', () => {
  const errors = [python('no', 'enum', [['x'], { a: 1 }], ['secret'])]
  const found = reachable(fromJsonSchema(junk(errors)))
  const theirs = new Set(reachable(errors))
  assert.equal(
    [...found].filter((object) => theirs.has(object)),
    []
  )
  assert.not.match(JSON.stringify(fromJsonSchema(junk([{ ...errors[0], path: [] }]))), 'secret')
})

test('a sentence that is not known may repeat the value', () => {
  const echoes = (error: string): boolean | undefined =>
    fromJsonSchema([{ keywordLocation: '/type', instanceLocation: '', error }]).issues[0]?.echo
  assert.is(echoes('hunter2 is no integer'), true)
  assert.is(echoes('must be integer'), undefined)
})

test('errors are read, never written', () => {
  const output = new Validator(structuredClone(travel), '2020-12', false).validate(trip)
  const before = JSON.stringify(output)
  fromJsonSchema(frozen(output), frozen({ schema: travel, value: trip }))
  assert.is(JSON.stringify(output), before)
})

test('one error that cannot be read costs one issue', () => {
  const bad = {
    keywordLocation: '/type',
    get instanceLocation(): string {
      throw new Error('no')
    }
  }
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  const good = { keywordLocation: '/type', instanceLocation: '/a' }
  assert.equal(
    fromJsonSchema(junk([7, proxy, bad, good])).issues.map(({ kind, path }) => [kind, path]),
    [
      ['unknown', []],
      ['unknown', []],
      ['type', []],
      ['type', ['a']]
    ]
  )
})

test('what is of no such format is one issue of kind unknown', () => {
  for (const given of [null, undefined, 7, 'x', {}, { errors: 'x' }, Promise.resolve([])]) {
    const { issues } = fromJsonSchema(junk(given))
    assert.equal(
      issues.map(({ kind, path }) => [kind, path]),
      [['unknown', []]]
    )
    assert.type(issues[0]?.message, 'string')
  }
})

test('more than 100 000 errors are counted as truncated', () => {
  const error = { keywordLocation: '/items/type', instanceLocation: '/0' }
  const { issues, truncated } = fromJsonSchema(Array.from({ length: 100_001 }, () => error))
  assert.is(issues.length, 100_000)
  assert.is(truncated, true)
})

test('a nest without an end is read as far as the limit', () => {
  const round: { [name: string]: unknown } = { keywordLocation: '/allOf', instanceLocation: '' }
  round['errors'] = [round, round]
  assert.is(fromJsonSchema(junk(round)).truncated, true)
})

test('places of 10 000 levels are read to an end', () => {
  const deep = Array.from({ length: 10_000 }, () => 'properties').join('/')
  const unit = { keywordLocation: `/${deep}`, instanceLocation: `/${deep}` }
  const { issues } = fromJsonSchema(Array.from({ length: 200 }, () => unit))
  assert.is(issues.length, 200)
})

test.run()
