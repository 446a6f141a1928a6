import { type Fault, type Issue, type IssueKind, isInvalidArguments } from '@toolfault/model'
import { decode } from '@toolfault/protocols/text/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/text/sentences')

const read = (text: string): Fault => {
  const got = decode(text)
  if (got._tag === 'Left') throw new Error(JSON.stringify(got.left))
  return got.right.value
}

const issuesOf = (text: string): ReadonlyArray<Issue> => {
  const fault = read(text)
  return isInvalidArguments(fault) ? fault.issues : []
}

const head = 'Input validation error: Invalid arguments for tool t: '

type Known = readonly [
  sentence: string,
  kind: IssueKind,
  keyword?: string,
  params?: Issue['params']
]

/** A sentence at a place is its rule; with a word before or behind it, it is nobody's. */
const told = (house: string, place: (said: string) => string, all: ReadonlyArray<Known>): void => {
  for (const [message, kind, keyword, params] of all) {
    test(`${house}: ${message}`, () => {
      assert.equal(issuesOf(place(message)), [
        {
          path: ['a'],
          kind,
          ...(keyword === undefined ? {} : { keyword }),
          message,
          ...(params === undefined ? {} : { params })
        }
      ])
      const isKnown = (said: string): boolean =>
        issuesOf(place(said)).some((issue) => issue.kind === kind && issue.keyword === keyword)
      assert.is(isKnown(`so ${message}`), false, 'before')
      if (!/pattern|property|option|Unrecognized/.test(message))
        assert.is(isKnown(`${message} now`), false, 'behind')
    })
  }
}

// The sentences of ajv 8 (protocols, appendix A).
told('ajv', (said) => `${head}data/a ${said}`, [
  ['must be null', 'type', 'type', { type: 'null' }],
  ['must be string', 'type', 'type', { type: 'string' }],
  ['must be number', 'type', 'type', { type: 'number' }],
  ['must be integer', 'type', 'type', { type: 'integer' }],
  ['must be boolean', 'type', 'type', { type: 'boolean' }],
  ['must be array', 'type', 'type', { type: 'array' }],
  ['must be object,null', 'type', 'type', { type: ['object', 'null'] }],
  ['must be equal to one of the allowed values', 'choice', 'enum'],
  ['must be equal to constant', 'choice', 'const'],
  ['must match format "email"', 'format', 'format', { format: 'email' }],
  ['must match pattern "^a$"', 'pattern', 'pattern', { pattern: '^a$' }],
  ['must be >= -1.5', 'range', 'minimum', { limit: -1.5 }],
  ['must be <= 1e+21', 'range', 'maximum', { limit: 1e21 }],
  ['must be > 3', 'range', 'exclusiveMinimum', { limit: 3 }],
  ['must be > -12.5', 'range', 'exclusiveMinimum', { limit: -12.5 }],
  ['must be >= 7', 'range', 'minimum', { limit: 7 }],
  ['must be <= 7', 'range', 'maximum', { limit: 7 }],
  ['must be < -7', 'range', 'exclusiveMaximum', { limit: -7 }],
  ['must be multiple of 25', 'multiple', 'multipleOf', { multipleOf: 25 }],
  ['must NOT have fewer than 12 characters', 'size', 'minLength', { limit: 12 }],
  ['must NOT have more than 2 characters', 'size', 'maxLength', { limit: 2 }],
  ['must NOT have fewer than 12 items', 'size', 'minItems', { limit: 12 }],
  ['must NOT have more than 1 items', 'size', 'maxItems', { limit: 1 }],
  ['must NOT have fewer than 12 properties', 'size', 'minProperties', { limit: 12 }],
  ['must NOT have more than 1 properties', 'size', 'maxProperties', { limit: 1 }],
  ['must NOT have duplicate items (items ## 1 and 20 are identical)', 'duplicate', 'uniqueItems'],
  ['must be < 30', 'range', 'exclusiveMaximum', { limit: 30 }],
  ['must be multiple of 0.01', 'multiple', 'multipleOf', { multipleOf: 0.01 }],
  ['must NOT have fewer than 2 characters', 'size', 'minLength', { limit: 2 }],
  ['must NOT have more than 20 characters', 'size', 'maxLength', { limit: 20 }],
  ['must NOT have fewer than 1 items', 'size', 'minItems', { limit: 1 }],
  ['must NOT have more than 10 items', 'size', 'maxItems', { limit: 10 }],
  ['must NOT have fewer than 1 properties', 'size', 'minProperties', { limit: 1 }],
  ['must NOT have more than 10 properties', 'size', 'maxProperties', { limit: 10 }],
  ['must NOT have duplicate items (items ## 10 and 2 are identical)', 'duplicate', 'uniqueItems'],
  ['must match a schema in anyOf', 'alternative', 'anyOf'],
  ['must match exactly one schema in oneOf', 'alternative', 'oneOf'],
  ['must NOT be valid', 'alternative', 'not'],
  ['must match "then" schema', 'dependency', 'if'],
  ['must match "else" schema', 'dependency', 'if']
])

test('ajv: a key that lacks is blamed at the key, once [V1]', () => {
  const message = "must have required property 'b'"
  const wanted = { path: ['a', 'b'], kind: 'missing', keyword: 'required', message }
  assert.equal(issuesOf(`${head}data/a ${message}`), [wanted])
  assert.equal(issuesOf(`${head}data/a/b ${message}`), [wanted])
  assert.equal(issuesOf(`${head}data/x~1y/m~0n must be null`)[0]?.path, ['x/y', 'm~n'])
  assert.equal(issuesOf(`${head}data/b ${message}`)[0]?.path, ['b'])
  assert.equal(issuesOf(`${head}data/a/b/c ${message}`)[0]?.path, ['a', 'b', 'c', 'b'])
})

test('ajv: a sentence that goes on, or begins before, is nobody’s', () => {
  for (const message of [
    "so must have required property 'b'",
    "must have required property 'b' or so",
    'so must match pattern "a"',
    'must match pattern "a" or so'
  ])
    assert.equal(issuesOf(`${head}data/a ${message}`), [{ path: ['a'], kind: 'unknown', message }])
})

// The sentences of zod 3 and 4 (seams, A1), behind which the SDK says the place.
const kinds: ReadonlyArray<readonly [string, IssueKind, string?]> = [
  ['Required', 'missing', 'required'],
  ['Invalid input: expected string, received undefined', 'missing', 'required'],
  ['Expected string, received undefined', 'missing', 'required'],
  ['Invalid input: expected number, received string', 'type', 'type'],
  ['Expected array, received string', 'type', 'type'],
  ['Invalid input: expected "x"', 'choice'],
  ['Invalid input: expected -1.5', 'choice'],
  ['Invalid input: expected true', 'choice'],
  ['Invalid input: expected false', 'choice'],
  ['Invalid input: expected null', 'choice'],
  ['Invalid option: expected one of "x"|"y"', 'choice'],
  ['Invalid literal value, expected "x"', 'choice'],
  ["Invalid enum value. Expected 'x' | 'y', received 'z'", 'choice'],
  ["Invalid enum value. Expected 'x' | 'y'", 'choice'],
  ["Expected 'x' | 'y', received number", 'choice'],
  ["Invalid discriminator value. Expected 'x'", 'choice'],
  ["Invalid discriminator value. Expected 'x' | 'yes'", 'choice'],
  ['Invalid literal value, expected 12', 'choice'],
  ['Invalid input: expected 12', 'choice'],
  ['Too small: expected number to be >=1', 'range', 'minimum'],
  ['Too small: expected number to be >1', 'range', 'exclusiveMinimum'],
  ['Too big: expected number to be <=100', 'range', 'maximum'],
  ['Too big: expected number to be <100', 'range', 'exclusiveMaximum'],
  ['Too small: expected string to have >=10 characters', 'size', 'minLength'],
  ['Too big: expected string to have <=10 characters', 'size', 'maxLength'],
  ['Too small: expected array to have >=1 items', 'size', 'minItems'],
  ['Too big: expected array to have <=10 items', 'size', 'maxItems'],
  ['Number must be greater than or equal to 10', 'range', 'minimum'],
  ['Number must be greater than -1.5', 'range', 'exclusiveMinimum'],
  ['Number must be less than or equal to 10', 'range', 'maximum'],
  ['Number must be less than 10', 'range', 'exclusiveMaximum'],
  ['String must contain at least 10 character(s)', 'size', 'minLength'],
  ['String must contain at most 10 character(s)', 'size', 'maxLength'],
  ['Array must contain at least 1 element(s)', 'size', 'minItems'],
  ['Array must contain at most 10 element(s)', 'size', 'maxItems'],
  ['Invalid number: must be a multiple of 5', 'multiple', 'multipleOf'],
  ['Number must be a multiple of 0.5', 'multiple', 'multipleOf'],
  ['Invalid string: must match pattern /^a$/', 'pattern', 'pattern'],
  ...[
    'email',
    'url',
    'uuid',
    'URL',
    'UUID',
    'ISO datetime',
    'ISO date',
    'ISO time',
    'datetime',
    'date',
    'time',
    'ip',
    'IPv4',
    'IPv6',
    'cuid',
    'cuid2',
    'ulid',
    'emoji',
    'nanoid',
    'JWT',
    'base64'
  ].map((name) => [`Invalid ${name}`, 'format', 'format'] as const),
  ['Invalid email address', 'format', 'format'],
  ['Invalid base64 string', 'format', 'format'],
  ['Invalid input', 'alternative']
]

for (const [message, kind, keyword] of kinds) {
  test(`zod: ${message}`, () => {
    const [issue, more] = issuesOf(`${head}${message} at a`)
    assert.equal([issue?.path, issue?.kind, more], [['a'], kind, undefined])
    if (keyword !== undefined) assert.is(issue?.keyword, keyword)
    for (const odd of [`so ${message} at a`, `${message}! at a`])
      if (!/pattern|option|enum|discriminator/.test(message) || odd.startsWith('so'))
        assert.is.not(issuesOf(head + odd)[0]?.kind, kind, odd)
  })
}

test('zod: keys that nobody knows are blamed each', () => {
  for (const [said, keys] of [
    ['Unrecognized key: "b"', ['b']],
    ['Unrecognized keys: "b", "c"', ['b', 'c']],
    ["Unrecognized key(s) in object: 'b', 'c'", ['b', 'c']]
  ] as const) {
    assert.equal(
      issuesOf(`${head}${said} at a`).map(({ kind, path }) => [kind, ...path]),
      keys.map((key) => ['unexpected', 'a', key])
    )
    assert.equal(issuesOf(`${head}so ${said} at a`), [])
  }
})

// Pydantic 2, "Validation errors": its word for each error, and what a schema calls the rule.
const words: ReadonlyArray<readonly [string, IssueKind, string?]> = [
  ['missing', 'missing', 'required'],
  ['missing_argument', 'missing', 'required'],
  ['missing_keyword_only_argument', 'missing', 'required'],
  ['missing_positional_only_argument', 'missing', 'required'],
  ['extra_forbidden', 'unexpected', 'additionalProperties'],
  ['unexpected_keyword_argument', 'unexpected', 'additionalProperties'],
  ['literal_error', 'choice', 'enum'],
  ['enum', 'choice', 'enum'],
  ['union_tag_invalid', 'choice', 'discriminator'],
  ['union_tag_not_found', 'choice', 'discriminator'],
  ['greater_than', 'range', 'exclusiveMinimum'],
  ['greater_than_equal', 'range', 'minimum'],
  ['less_than', 'range', 'exclusiveMaximum'],
  ['less_than_equal', 'range', 'maximum'],
  ['multiple_of', 'multiple', 'multipleOf'],
  ['string_too_short', 'size', 'minLength'],
  ['string_too_long', 'size', 'maxLength'],
  ['string_pattern_mismatch', 'pattern', 'pattern'],
  ...[
    'string_type',
    'int_type',
    'int_parsing',
    'int_from_float',
    'int_parsing_size',
    'float_type',
    'float_parsing',
    'bool_type',
    'bool_parsing',
    'list_type',
    'dict_type',
    'set_type',
    'tuple_type',
    'none_required',
    'model_type',
    'model_attributes_type',
    'dataclass_type',
    'mapping_type',
    'string_sub_type'
  ].map((word) => [word, 'type', 'type'] as const),
  ...[
    'datetime_parsing',
    'date_from_datetime_parsing',
    'time_parsing',
    'time_delta_parsing',
    'timezone_naive',
    'url_parsing',
    'uuid_parsing',
    'ip_any_address',
    'ip_v4_address',
    'ip_v6_address',
    'json_invalid',
    'decimal_parsing',
    'bytes_invalid_encoding'
  ].map((word) => [word, 'format'] as const),
  ['too_short', 'size'],
  ['too_long', 'size'],
  ['value_error', 'rule'],
  ['assertion_error', 'rule'],
  ['is_instance_of', 'unknown'],
  ['my_string_type', 'unknown'],
  ['string_typed', 'unknown'],
  ['update', 'unknown'],
  ['update_parsing', 'unknown']
]

for (const [word, kind, keyword] of words) {
  test(`pydantic: ${word} is ${kind}`, () => {
    const text = `1 validation error for call[t]\na\n  It is wrong [type=${word}, input_value='x', input_type=str]\n    For further information visit https://errors.pydantic.dev/2.13/v/${word}`
    assert.equal(read(text), {
      kind: 'invalid_arguments',
      tool: 't',
      issues: [
        {
          path: ['a'],
          kind,
          ...(keyword === undefined ? {} : { keyword }),
          message: 'It is wrong'
        }
      ]
    })
  })
}

// What servers in Go call the types of JSON (appendix B).
for (const [name, type] of [
  ['string', 'string'],
  ['number', 'number'],
  ['integer', 'integer'],
  ['boolean', 'boolean'],
  ['array', 'array'],
  ['object', 'object'],
  ['float32', 'number'],
  ['float64', 'number'],
  ['int', 'integer'],
  ['int64', 'integer'],
  ['uint8', 'integer'],
  ['bool', 'boolean'],
  ['[]string', 'array'],
  ['map[string]int', 'object'],
  ['float', undefined],
  ['float128', undefined],
  ['float640', undefined],
  ['strings', undefined],
  ['object[]', undefined],
  ['int640', undefined],
  ['a[]', undefined],
  ['substring', undefined],
  ['time.Time', undefined]
] as const) {
  test(`a server in Go: ${name} is ${type ?? 'no type of JSON'}`, () => {
    for (const message of [
      `parameter a is not of type ${name}, is x`,
      `parameter a is not of type ${name}`,
      `parameter a could not be coerced to ${name}, is x`
    ]) {
      const params = type === undefined ? {} : { params: { type } }
      assert.equal(
        issuesOf(message),
        [{ path: ['a'], kind: 'type', keyword: 'type', message, ...params }],
        message
      )
    }
  })
}

test('a sentence about a parameter or a tool that goes on, or begins before, is nobody’s', () => {
  for (const text of [
    'The missing required parameter: a',
    'Missing required parameter: "a" here',
    'A parameter "a": expected string, got number',
    'Parameter "a": expected string, got number or so',
    'Parameter "a": expected a string, got number',
    'My Parameter "a" must be an integer, got 1.5',
    'Parameter "a" must be an integer, got ',
    'My Parameter "a" must be one of: x',
    'Parameter "a" must be one of: ',
    'My Parameter "a" not in schema',
    'Parameter "a" not in schemas',
    'the parameter a is not of type string',
    'parameter a b is not of type string',
    'parameter a is not of type string or number',
    'the parameter a could not be coerced to string, is x',
    'parameter a could not be coerced to string, is x y',
    'parameter a is not a valid number',
    'the parameter a is not a valid number: x',
    'My unknown tool: a',
    'My Tool not found: a',
    'My Tool "a" not found',
    'Tool "a" not found here',
    'Tool "a" not founds',
    'My tool a not found',
    'Tool a was not found here',
    'We got Invalid JSON',
    'It is an Invalid schema: x'
  ]) {
    assert.equal(read(text), { kind: 'execution_failed', message: text }, text)
  }
  for (const text of [
    'Tool not found: a',
    "Tool 'a' was not found.",
    'Tool `a` does not exist',
    'tool a disabled.',
    'TOOL a was disabled',
    'unknown tool a'
  ]) {
    assert.equal(read(text), { kind: 'unknown_tool', tool: 'a' }, text)
  }
})

test('the Go SDK says one failure, with the place in the schema before it', () => {
  const go = 'validating "arguments": '
  const type = 'type: 1 has type "integer", want "string"'
  for (const before of ['', 'invalid params: ', 'calling "tools/call": ']) {
    assert.equal(
      issuesOf(`${before}${go}validating root: validating /properties/a/properties/b: ${type}`),
      [
        {
          path: ['a', 'b'],
          kind: 'type',
          keyword: 'type',
          message: 'type: has type "integer", want "string"',
          params: { type: 'string' }
        }
      ]
    )
  }
  const surplus = 'unexpected additional properties ["b" "c\\"d"]'
  assert.equal(
    issuesOf(`${go}validating root: ${surplus}`).map(({ kind, path }) => [kind, ...path]),
    [
      ['unexpected', 'b'],
      ['unexpected', 'c"d']
    ]
  )
  // A place that leads through more than properties, and a word that is no keyword, tell nothing.
  for (const said of [
    `validating /properties/a/items: ${type}`,
    `validating /$defs/a: ${type}`,
    'colour: it is red',
    'it is red'
  ]) {
    const text = go + said
    assert.equal(read(text), { kind: 'invalid_arguments', issues: [], message: text }, said)
  }
})

// jsonschema of Python, whose sentences name their keys (facts, Appendix B).
test('a key that is missing or surplus is named in the quotation marks of Python', () => {
  const python = 'Input validation error: '
  for (const [said, kind, ...keys] of [
    ["'abc' is a required property", 'missing', 'abc'],
    ['"it\'s" is a required property', 'missing', "it's"],
    ["Additional properties are not allowed ('abc' was unexpected)", 'unexpected', 'abc'],
    ["Unevaluated properties are not allowed ('b', 'c' were unexpected)", 'unexpected', 'b', 'c'],
    ["Missing required property: 'abc'", 'missing', 'abc'],
    ['missing required argument abc', 'missing', 'abc'],
    ["must have required property 'abc'", 'missing', 'abc']
  ] as const) {
    assert.equal(
      issuesOf(python + said).map((issue) => [issue.kind, ...issue.path]),
      keys.map((key) => [kind, key]),
      said
    )
    assert.equal(issuesOf(`${python}so ${said}`), [], said)
  }
  for (const said of ["'abc' is a dependency of 'def'", '"abc" is a dependency of "def"'])
    assert.is(issuesOf(python + said)[0]?.kind, 'dependency', said)
})

test('the SDK says that the whole is wrong where it stands at the root', () => {
  assert.equal(
    issuesOf(`${head}root: Invalid input: expected object, received string`)[0]?.path,
    []
  )
})

test.run()
