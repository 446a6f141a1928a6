import { decode } from '@toolfault/protocols/json-rpc/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { at, lacks, type Row, surplus, typed } from './issues.js'
import { pathsIn, read } from './reading.js'

const test = suite('protocols/text/joined')

const bound = (path: ReadonlyArray<string>, keyword: string, limit: number, message: string) => {
  const signs: Readonly<Record<string, string>> = { minimum: '>=', maximum: '<=' }
  const comparison = signs[keyword]
  return at(path, comparison === undefined ? 'size' : 'range', keyword, message, {
    ...(comparison === undefined ? {} : { comparison }),
    limit
  })
}

// `errors.map((e) => `${e.path.join('.')}: ${e.message}`)`, as many servers join what zod 3 and 4 said.
const byHand: ReadonlyArray<Row> = [
  [
    'path: Required, limit: Expected number, received string',
    lacks(['path'], 'Required'),
    typed(['limit'], 'number', 'Expected number, received string')
  ],
  [
    'path: Required; items[0].n: Number must be less than or equal to 100',
    lacks(['path'], 'Required'),
    bound(['items', '0', 'n'], 'maximum', 100, 'Number must be less than or equal to 100')
  ],
  [
    '- path: Required\n- items.1.name: Invalid input: expected string, received undefined',
    lacks(['path'], 'Required'),
    lacks(['items', '1', 'name'], 'Invalid input: expected string, received undefined')
  ],
  [
    '1. path: Required\n2. root: Expected object, received string',
    lacks(['path'], 'Required'),
    typed([], 'object', 'Expected object, received string')
  ],
  // Of the whole the place is empty.
  [
    '- path: Required\n- : Unrecognized key: "foo"',
    lacks(['path'], 'Required'),
    surplus(['foo'], 'Unrecognized key: "foo"')
  ],
  // zod 4, `prettifyError`, and valibot, `summarize`.
  [
    '✖ Invalid input: expected string, received number\n  → at a.b\n✖ Unrecognized key: "foo"',
    typed(['a', 'b'], 'string', 'Invalid input: expected string, received number'),
    surplus(['foo'], 'Unrecognized key: "foo"')
  ],
  [
    '× Invalid type: Expected number but received "ten"\n  → at limit\n× Invalid value: Expected <=100 but received 500\n  → at n',
    typed(['limit'], 'number', 'Invalid type: Expected number'),
    bound(['n'], 'maximum', 100, 'Invalid value: Expected <=100')
  ],
  // zod-validation-error, `fromError`.
  [
    'Validation error: Required at "path"; Expected number, received string at "items[0].n"',
    lacks(['path'], 'Required'),
    typed(['items', '0', 'n'], 'number', 'Expected number, received string')
  ],
  // ArkType, `summary`.
  [
    'limit must be a number (was a string)\nitems[0].name must be a string (was missing)\nfoo must be removed',
    typed(['limit'], 'number', 'limit must be a number'),
    lacks(['items', '0', 'name'], 'items[0].name must be a string (was missing)'),
    {
      path: ['foo'],
      kind: 'unexpected',
      keyword: 'additionalProperties',
      message: 'foo must be removed',
      echo: true
    }
  ]
]

// TypeBox 0.34, src/errors/function.ts.
const typebox: ReadonlyArray<Row> = [
  [
    '/path: Expected required property, /limit: Expected number to be less or equal to 100',
    lacks(['path'], 'Expected required property'),
    bound(['limit'], 'maximum', 100, 'Expected number to be less or equal to 100')
  ],
  [
    "Unexpected property at /foo; Expected 'fast' at /mode; Expected string length greater or equal to 3 at /items/0/name",
    surplus(['foo'], 'Unexpected property'),
    at(['mode'], 'choice', 'const', "Expected 'fast'", { allowedValue: 'fast' }),
    bound(['items', '0', 'name'], 'minLength', 3, 'Expected string length greater or equal to 3')
  ]
]

// Effect 3, ParseResult.TreeFormatter.
const effect: ReadonlyArray<Row> = [
  [
    '{ readonly limit: number }\n└─ ["limit"]\n   └─ Expected number, actual "└─ ten"',
    typed(['limit'], 'number', 'Expected number')
  ],
  [
    'ParseError: { readonly a: ReadonlyArray<{ readonly b: number }>; readonly m: "fast" | "slow" }\n├─ ["a"]\n│  └─ ReadonlyArray<{ readonly b: number }>\n│     └─ [1]\n│        └─ { readonly b: number }\n│           └─ ["b"]\n│              └─ is missing\n├─ ["m"]\n│  └─ "fast" | "slow"\n│     ├─ Expected "fast", actual "x"\n│     └─ Expected "slow", actual "x"\n└─ ["foo"]\n   └─ is unexpected, expected: "a" | "m"',
    lacks(['a', '1', 'b'], 'is missing'),
    at(['m'], 'choice', 'enum', 'Expected "fast" | "slow"', { allowedValues: ['fast', 'slow'] }),
    surplus(['foo'], 'is unexpected')
  ]
]

// ajv 8, `errorsText`; ajv 6 (lib/dotjs), whose sentences begin with "should".
const ajv: ReadonlyArray<Row> = [
  [
    "data/limit must be integer, data must have required property 'path', data/mode must be equal to one of the allowed values",
    typed(['limit'], 'integer', 'must be integer'),
    lacks(['path'], "must have required property 'path'"),
    at(['mode'], 'choice', 'enum', 'must be equal to one of the allowed values')
  ],
  [
    "/items/0/a~1b must be string; must have required property 'path'",
    typed(['items', '0', 'a/b'], 'string', 'must be string'),
    lacks(['path'], "must have required property 'path'")
  ],
  [
    'data.items[0].name should NOT be shorter than 3 characters, data.limit should be <= 100',
    at(['items', '0', 'name'], 'size', 'minLength', 'should NOT be shorter than 3 characters', {
      limit: 3
    }),
    at(['limit'], 'range', 'maximum', 'should be <= 100', { limit: 100 })
  ],
  ["data['my-key'].x must be string", typed(['my-key', 'x'], 'string', 'must be string')],
  ['data must be object', typed([], 'object', 'must be object')],
  ['limit must be integer', typed(['limit'], 'integer', 'must be integer')]
]

// The same joined by hand, where the place of the whole is empty, or no more than a slash.
const whole: ReadonlyArray<Row> = [
  [
    " must have required property 'path'; /limit must be integer;  must have required property 'b'",
    ''
  ],
  [
    "/: must have required property 'path', /limit: must be integer, /: must have required property 'b'",
    ''
  ],
  [
    "-  must have required property 'path'\n- limit must be integer\n-  must have required property 'b'",
    ''
  ]
].map(([text = '']) => [
  text,
  lacks(['path'], "must have required property 'path'"),
  typed(['limit'], 'integer', 'must be integer'),
  lacks(['b'], "must have required property 'b'")
])

// io-ts, src/PathReporter.ts: of a union each member has a line.
const reporter: ReadonlyArray<Row> = [
  [
    'Invalid value "ten" supplied to "x" supplied to : { a: Array<{ limit: number }> }/a: Array<{ limit: number }>/0: { limit: number }/limit: number',
    typed(['a', '0', 'limit'], 'number', 'expected number')
  ],
  ['Invalid value "x/b: c" supplied to : T/n: number', typed(['n'], 'number', 'expected number')],
  [
    'Invalid value "x" supplied to : { m: ("fast" | "slow") }/m: ("fast" | "slow")/0: "fast"\nInvalid value "x" supplied to : { m: ("fast" | "slow") }/m: ("fast" | "slow")/1: "slow"',
    at(['m'], 'choice', 'enum', 'expected "fast" | "slow"', { allowedValues: ['fast', 'slow'] })
  ],
  [
    'Invalid value undefined supplied to : { path: string }/path: string\nInvalid value 1.5 supplied to : T/n: Int',
    lacks(['path'], 'expected string'),
    typed(['n'], 'integer', 'expected Int')
  ]
]

// hapijs/joi, lib/types.
const joi: ReadonlyArray<Row> = [
  [
    'ValidationError: "items[0].name" is required. "foo" is not allowed. "mode" must be one of [fast, slow]',
    lacks(['items', '0', 'name'], 'is required'),
    surplus(['foo'], 'is not allowed'),
    at(['mode'], 'choice', 'enum', 'must be one of [fast, slow]', {
      allowedValues: ['fast', 'slow']
    })
  ],
  // Whether these are numbers is not said.
  ['"n" must be one of [1, 2]', at(['n'], 'choice', 'enum', 'must be one of [1, 2]')],
  [
    '"name" length must be at least 3 characters long',
    bound(['name'], 'minLength', 3, 'length must be at least 3 characters long')
  ]
]

// jquense/yup, src/locale.ts; typestack/class-validator, src/decorator.
const named: ReadonlyArray<Row> = [
  [
    'limit must be a `number` type, but the final value was: `NaN` (cast from the value `"ten"`).',
    typed(['limit'], 'number', 'must be a `number` type')
  ],
  ['path is a required field', lacks(['path'], 'is a required field')],
  [
    'property foo should not exist, limit must be an integer number, limit must not be greater than 100',
    surplus(['foo'], 'should not exist'),
    typed(['limit'], 'integer', 'must be an integer number'),
    bound(['limit'], 'maximum', 100, 'must not be greater than 100')
  ],
  [
    '["mode must be one of the following values: fast, slow","name must be longer than or equal to 3 characters"]',
    at(['mode'], 'choice', 'enum', 'must be one of the following values: fast, slow', {
      allowedValues: ['fast', 'slow']
    }),
    bound(['name'], 'minLength', 3, 'must be longer than or equal to 3 characters')
  ]
]

// msgspec for Python; everit's validator for Java; superstruct; jsonschema for JavaScript, lib/attribute.js.
const others: ReadonlyArray<Row> = [
  [
    'Expected `int`, got `str` - at `$.limit`',
    typed(['limit'], 'integer', 'Expected `int`, got `str`')
  ],
  [
    'Object missing required field `path` - at `$.a`',
    lacks(['a', 'path'], 'Object missing required field `path`')
  ],
  ["Invalid enum value 'it' - at `$.mode`", at(['mode'], 'choice', 'enum', 'Invalid enum value')],
  ['Object contains unknown field `foo`', surplus(['foo'], 'Object contains unknown field `foo`')],
  [
    'Expected `str` of length >= 3 - at `$.a`',
    bound(['a'], 'minLength', 3, 'Expected `str` of length >= 3')
  ],
  [
    '#/limit: expected type: Integer, found: String\n#: required key [path] not found\n#/items/0: extraneous key [foo] is not permitted',
    typed(['limit'], 'integer', 'expected type: Integer, found: String'),
    lacks(['path'], 'required key [path] not found'),
    surplus(['items', '0', 'foo'], 'extraneous key [foo] is not permitted')
  ],
  [
    '#/n: 5 is not greater or equal to 10; #/mode: it is so is not a valid enum value',
    bound(['n'], 'minimum', 10, 'is not greater or equal to 10'),
    at(['mode'], 'choice', 'enum', 'is not a valid enum value')
  ],
  [
    'At path: items.0.limit -- Expected a number, but received: "ten"',
    typed(['items', '0', 'limit'], 'number', 'Expected a number')
  ],
  [
    'At path: foo -- Expected a value of type `never`, but received: `1`',
    surplus(['foo'], 'Expected a value of type `never`')
  ],
  [
    'instance.items[0].limit is not of a type(s) integer,instance requires property "path"',
    typed(['items', '0', 'limit'], 'integer', 'is not of a type(s) integer'),
    lacks(['path'], 'requires property "path"')
  ],
  [
    'instance is not allowed to have the additional property "foo"',
    surplus(['foo'], 'is not allowed to have the additional property "foo"')
  ]
]

const rows = [byHand, typebox, effect, ajv, whole, reporter, joi, named, others].flat()

for (const [text, ...issues] of rows)
  test(text.slice(0, 99), () => {
    const fault = { kind: 'invalid_arguments', issues }
    assert.equal(read(`Error: Invalid arguments: ${text}`), [fault, 'certain'])
    assert.equal(read(`failed to parse arguments: ${text}`), [fault, 'likely'])
    const tool = { kind: 'invalid_arguments', tool: 'search', issues }
    assert.equal(
      read(`Input validation error: Invalid arguments for tool search: ${text}`)[0],
      tool
    )
    const coded = decode({ code: -32602, message: text })
    assert.equal(coded._tag === 'Right' && coded.right.value, fault)
  })

// A wrong guess is worse than none: what a tool found in a file, or an answer that it got, reads the same.
test('the same without words of the arguments stays a text', () => {
  for (const [text] of rows)
    for (const message of [text, `Build failed: ${text}`])
      assert.equal(read(message), [{ kind: 'execution_failed', message }, 'guess'], message)
})

test('what is known in part keeps its text', () => {
  for (const [said, ...paths] of [
    ['path: Path is required, limit: Expected number, received string', ['path'], ['limit']],
    ["data must NOT have additional properties, data must have required property 'a'", [], ['a']],
    ['Expected `int`, got `str` - at `$.items[...].n`'],
    ['each value in tags must be a string', ['tags']]
  ] as const) {
    const text = `invalid arguments for tool 'search': ${said}`
    const [fault] = read(text)
    assert.is(fault.message, text)
    assert.equal(fault.kind === 'invalid_arguments' && fault.issues.map(({ path }) => path), paths)
  }
})

test('near misses behind words of the arguments stay a text', () => {
  for (const said of [
    'Error: something failed: ENOENT',
    'connection refused at 10.0.0.1',
    'Required',
    'The file must be a regular file',
    'user must be a member of the organization',
    'value must be set by the administrator',
    'it is odd; it must be so',
    '"quoted" is odd',
    'Invalid value "ten" supplied',
    'Invalid value "ten" supplied to : { limit: number }',
    'Expected `int`, got `str`',
    '#: is odd',
    '#: required key [a] is gone',
    '#: key [a] not found',
    'instance is odd',
    'instance requires property "a" and more',
    'value. must be string',
    'a must be string or so',
    'At path: a -- is odd',
    'instance of the class is not of a type(s) integer',
    '{ readonly limit: number }\n└─ Expected { readonly limit: number }, actual "x"',
    '["limit is odd"]',
    '{"error":"not found"}'
  ]) {
    const message = `invalid arguments: ${said}`
    assert.equal(read(message), [{ kind: 'execution_failed', message }, 'guess'], said)
  }
})

// ajv calls the whole `data`, and so may a key be called: the arguments are an object.
test('a name of the whole is that of a key, where what is said is not of keys', () => {
  assert.equal(pathsIn('invalid arguments: data must be string'), [['data']])
  assert.equal(pathsIn('invalid arguments: data must be object'), [[]])
  for (const whole of [
    'params',
    'body',
    'args',
    'arguments',
    'input',
    'instance',
    'value',
    '(root)'
  ])
    assert.equal(pathsIn(`invalid arguments: ${whole}/a must be string`), [['a']], whole)
  // Some leave the first slash of a pointer out.
  assert.equal(pathsIn('invalid arguments: items/0/a~1b must be string'), [['items', '0', 'a/b']])
})

// `: Unrecognized key`, which no SDK writes.
test('an empty place between commas is the whole', () => {
  const said = 'limit: Expected number, received string, path: Required, : Unrecognized key: "foo"'
  assert.equal(pathsIn(`invalid arguments: ${said}`), [['limit'], ['path'], ['foo']])
  assert.is(read(`invalid arguments: ${said}`)[0].message, undefined)
})

// Row X1: what stands beside the arguments is of the request.
test('a sentence of another member of the request is of no argument', () => {
  const coded = decode({ code: -32602, message: '_meta must be an object' })
  assert.is(coded._tag === 'Right' && coded.right.value.kind, 'malformed_request')
})

// Cline, src/core/prompts/responses.ts, `missingToolParameterError`; Roo Code says it as JSON where tools are native.
test('the parameter that Cline and what was made of it miss is told', () => {
  const sentence = "Missing value for required parameter 'path'"
  const said = `${sentence}. Please retry with complete response.`
  const fault = { kind: 'invalid_arguments', issues: [lacks(['path'], sentence)] }
  for (const text of [
    said,
    `Error: ${said}\n\t\t\tAn example of a good tool call is:`,
    `The tool execution failed with the following error:\n<error>\n${said}\n\n# Reminder: Instructions for Tool Use\n</error>`,
    `[list_files for 'undefined'] Result:\nThe tool execution failed with the following error:\n<error>\n${said}\n</error>`,
    JSON.stringify({ status: 'error', message: 'The tool execution failed', error: said })
  ])
    assert.equal(read(text), [fault, 'certain'], text)
  for (const message of [
    'The tool execution failed with the following error:\n<error>\nENOENT\n</error>',
    `${sentence}.`.replace("'path'", 'path'),
    `It said: ${said}`
  ])
    assert.is(read(message)[0].kind, 'execution_failed', message)
})

test.run()
