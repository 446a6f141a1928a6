import { decode } from '@toolfault/protocols/json-rpc/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { at, lacks, type Row, surplus, typed } from './issues.js'
import { read } from './reading.js'

const test = suite('protocols/text/checked')

// mitchellh/mapstructure (error.go) and go-viper/mapstructure 2 (errors.go).
const mapstructure: ReadonlyArray<Row> = [
  [
    "2 error(s) decoding:\n\n* 'guest.tags[1]' expected type 'int', got unconvertible type 'string', value: 'it\n* is so'\n* '' has invalid keys: foo, bar",
    typed(['guest', 'tags', '1'], 'integer', "expected type 'int'"),
    surplus(['foo'], 'has invalid keys: foo, bar'),
    surplus(['bar'], 'has invalid keys: foo, bar')
  ],
  [
    "decoding failed due to the following error(s):\n\n'n' cannot parse value as 'bool': strconv.ParseBool: invalid syntax\n'hosts' source data must be an array or slice, got string\n'' has unset fields: city",
    typed(['n'], 'boolean', "cannot parse value as 'bool'"),
    typed(['hosts'], 'array', 'source data must be an array or slice'),
    lacks(['city'], 'has unset fields: city')
  ]
]

// xeipuuv/gojsonschema, locales.go.
const gojsonschema: ReadonlyArray<Row> = [
  ['(root): city is required', lacks(['city'], 'city is required')],
  [
    '- guest: age is required\n- days: Invalid type. Expected: integer, given: string\n- (root): Additional property citi is not allowed\n- u: u must be one of the following: "a", "b"\n- n: Must be greater than or equal to 3',
    lacks(['guest', 'age'], 'age is required'),
    typed(['days'], 'integer', 'Invalid type. Expected: integer, given: string'),
    surplus(['citi'], 'Additional property citi is not allowed'),
    at(['u'], 'choice', 'enum', 'u must be one of the following: "a", "b"', {
      allowedValues: ['a', 'b']
    }),
    at(['n'], 'range', 'minimum', 'Must be greater than or equal to 3', {
      comparison: '>=',
      limit: 3
    })
  ]
]

const tag = (place: string, field: string, rule: string): string =>
  `Key: 'Args.${place}' Error:Field validation for '${field}' failed on the '${rule}' tag`

// go-playground/validator, errors.go.
const tags: ReadonlyArray<Row> = [
  [
    `${tag('city', 'city', 'required')}\n${tag('guests[1].mail', 'mail', 'email')}`,
    lacks(['city'], tag('city', 'city', 'required')),
    at(['guests', '1', 'mail'], 'format', 'format', tag('guests[1].mail', 'mail', 'email'), {
      format: 'email'
    })
  ]
]

// networknt/json-schema-validator 1 (jsv-messages.properties).
const networknt: ReadonlyArray<Row> = [
  [
    '$.a.city: is missing but it is required',
    lacks(['a', 'city'], 'is missing but it is required')
  ],
  [
    '[$.gtins[0]: string found, integer expected, $.n: must have a minimum value of 3]',
    typed(['gtins', '0'], 'integer', 'string found, integer expected'),
    at(['n'], 'range', 'minimum', 'must have a minimum value of 3', { comparison: '>=', limit: 3 })
  ]
]

const source =
  '\n at [Source: (String)"{"days":"x"}"; line: 1, column: 9] (through reference chain: io.ex.Args['
// com.fasterxml.jackson.databind.exc.
const jackson: ReadonlyArray<Row> = [
  [
    `Cannot deserialize value of type \`int\` from String "x": not a valid \`int\` value${source}"guests"]->java.util.ArrayList[1]->io.ex.Guest["age"])`,
    typed(['guests', '1', 'age'], 'integer', 'Cannot deserialize value of type `int`')
  ],
  [
    `Cannot deserialize value of type \`io.ex.Unit\` from String "kelvin": not one of the values accepted for Enum class: [IMPERIAL, METRIC]${source}"unit"])`,
    at(['unit'], 'choice', 'enum', 'not one of the values accepted: [IMPERIAL, METRIC]', {
      allowedValues: ['IMPERIAL', 'METRIC']
    })
  ],
  [
    `Unrecognized field "citi" (class io.ex.Args), not marked as ignorable (1 known properties: "city"])${source}"citi"])`,
    surplus(['citi'], 'Unrecognized field')
  ],
  [
    `Missing required creator property 'city' (index 0)${source}"city"])`,
    lacks(['city'], "Missing required creator property 'city'")
  ]
]

// json_schemer, vocab/validation.rb and vocab/applicator.rb.
const schemer: ReadonlyArray<Row> = [
  [
    'object at root is missing required properties: city, days, value at `/u` is not one of: ["a", "b"], string length at `/s` is less than: 3',
    lacks(['city'], 'object at root is missing required properties: city, days'),
    lacks(['days'], 'object at root is missing required properties: city, days'),
    at(['u'], 'choice', 'enum', 'value at `/u` is not one of: ["a", "b"]', {
      allowedValues: ['a', 'b']
    }),
    at(['s'], 'size', 'minLength', 'string length at `/s` is less than: 3', { limit: 3 })
  ],
  [
    'object property at `/a~1b` is a disallowed additional property',
    surplus(['a/b'], 'object property at `/a~1b` is a disallowed additional property')
  ],
  [
    'value at `/days` is not an integer',
    typed(['days'], 'integer', 'value at `/days` is not an integer')
  ]
]

// Laravel, lang/en/validation.php; before version 10 without `field`.
const laravel: ReadonlyArray<Row> = [
  [
    'The city field is required. The items.0.days field must be an integer.',
    lacks(['city'], 'The city field is required.'),
    typed(['items', '0', 'days'], 'integer', 'The items.0.days field must be an integer.')
  ]
]
const older: ReadonlyArray<Row> = [
  [
    'The city must be at least 3 characters.',
    at(['city'], 'size', 'minLength', 'The city must be at least 3 characters.', { limit: 3 })
  ],
  ['The selected unit is invalid.', at(['unit'], 'choice', 'enum', 'The selected unit is invalid.')]
]

// justinrainbow/json-schema, ConstraintError.php, as most print it.
const php: ReadonlyArray<Row> = [
  [
    '[city] The property city is required, [guests[0].age] String value found, but an integer is required',
    lacks(['city'], 'The property city is required'),
    typed(['guests', '0', 'age'], 'integer', 'String value found, but an integer is required')
  ],
  [
    '[] The property citi is not defined and the definition does not allow additional properties',
    surplus(
      ['citi'],
      'The property citi is not defined and the definition does not allow additional properties'
    )
  ]
]

const key = (name: string): string => `CodingKeys(stringValue: "${name}", intValue: nil)`
// Swift, Codable.swift.
const swift: ReadonlyArray<Row> = [
  [
    `keyNotFound(${key('city')}, Swift.DecodingError.Context(codingPath: [${key('guests')}, _JSONKey(stringValue: "Index 1", intValue: 1)], debugDescription: "No value associated with key.", underlyingError: nil))`,
    lacks(['guests', '1', 'city'], 'No value associated with key.')
  ],
  [
    `typeMismatch(Swift.Int, Swift.DecodingError.Context(codingPath: [${key('days')}], debugDescription: "Expected to decode Int but found a string instead.", underlyingError: nil))`,
    typed(['days'], 'integer', 'Expected to decode Int but found a string instead.')
  ]
]

// Ecto.Changeset, `traverse_errors/2`, as `inspect/1` has it.
const ecto: ReadonlyArray<Row> = [
  [
    '%{city: ["can\'t be blank"], days: ["is invalid", "must be less than 9"]}',
    lacks(['city'], "can't be blank"),
    { path: ['days'], kind: 'unknown', message: 'is invalid' },
    at(['days'], 'range', 'exclusiveMaximum', 'must be less than 9', { comparison: '<', limit: 9 })
  ]
]

// voluptuous, error.py and humanize.py.
const voluptuous: ReadonlyArray<Row> = [
  [
    "required key not provided @ data['a b']['city']",
    lacks(['a b', 'city'], 'required key not provided')
  ],
  [
    "expected int for dictionary value @ data['days'][0]. Got 'x'",
    typed(['days', '0'], 'integer', 'expected int')
  ],
  ["extra keys not allowed @ data['citi']", surplus(['citi'], 'extra keys not allowed')]
]

// HKUDS/nanobot, agent/tools/base.py.
const nanobot: ReadonlyArray<Row> = [
  [
    "missing required a.path; edits[0].n should be integer; mode must be one of ['r', 'w']\n\n[Analyze the error above and try a different approach.]",
    lacks(['a', 'path'], 'missing required a.path'),
    typed(['edits', '0', 'n'], 'integer', 'edits[0].n should be integer'),
    at(['mode'], 'choice', 'enum', "mode must be one of ['r', 'w']", { allowedValues: ['r', 'w'] })
  ]
]

const rows: ReadonlyArray<Row> = [
  ...[...mapstructure, ...gojsonschema, ...tags, ...networknt, ...jackson, ...schemer],
  ...[...laravel, ...older, ...php, ...swift, ...ecto, ...voluptuous, ...nanobot]
]

for (const [text, ...issues] of rows)
  test(text.slice(0, 99), () => {
    const fault = { kind: 'invalid_arguments', issues }
    assert.equal(read(`invalid arguments: ${text}`), [fault, 'likely'])
    const tool = { kind: 'invalid_arguments', tool: 'forecast', issues }
    assert.equal(read(`Error: Invalid parameters for tool 'forecast': ${text}`)[0], tool)
    const coded = decode({ code: -32602, message: text })
    assert.equal(coded._tag === 'Right' && coded.right.value, fault)
  })

// A wrong guess is worse than none: a configuration, a file or an answer may be refused in the same words.
test('the same of anything else stays a text', () => {
  for (const [text] of rows) {
    for (const head of ['failed to parse config: ', 'Validation error: ', 'x: '])
      assert.equal(
        read(head + text),
        [{ kind: 'execution_failed', message: head + text }, 'guess'],
        head + text
      )
    if (laravel.every(([one]) => one !== text))
      assert.equal(read(text), [{ kind: 'execution_failed', message: text }, 'guess'], text)
  }
})

test('what Laravel says of fields is told alone as well', () => {
  for (const [text, ...issues] of laravel)
    assert.equal(read(text), [{ kind: 'invalid_arguments', issues }, 'likely'])
  for (const message of [
    'The field is required.',
    'The city is required.',
    'The city field is required for a forecast.',
    'The city field is required. It was not found.',
    'The first name field is required.',
    'The magnetic field must be strong.'
  ])
    assert.equal(read(message), [{ kind: 'execution_failed', message }, 'guess'], message)
})

test('where a place or a rule cannot be told, the text stays', () => {
  for (const [said, paths] of [
    [`${tag('City', 'City', 'required')}`, [['City']]],
    [tag('n', 'n', 'gte'), [['n']]],
    ['The city field is required. (and 2 more errors)', [['city']]],
    ['The city field is required. The first name field is required.', [['city']]],
    ["it is odd @ data['a']", [['a']]]
  ] as const) {
    const text = `invalid arguments: ${said}`
    const [fault] = read(text)
    assert.is(fault.message, text)
    assert.equal(fault.kind === 'invalid_arguments' && fault.issues.map(({ path }) => path), paths)
  }
})

test('near misses behind words of the arguments stay a text', () => {
  for (const said of [
    '1 error(s) decoding: see the log',
    'decoding failed due to the following error(s):\n\n\'processors\' unknown type: "batch"',
    'city: see the log',
    'days: Invalid type. Expected: integer',
    "Key: 'Args.City' is odd",
    '$.city: is odd',
    '$5: is missing but it is required',
    'Cannot deserialize value of type `int` from String "x"',
    `Unrecognized field "citi"${source.slice(0, 40)}`,
    'value at root of the tree is not an integer',
    'object at `/a` is missing required properties',
    'The answer is 42.',
    '[WARN] The property city is required by law',
    '[{"a":1}] The property',
    `keyNotFound(${key('city')}`,
    'typeMismatch(Swift.Int, Swift.DecodingError.Context(codingPath: [], debugDescription: "no"))',
    '%{city: :error}',
    'it is odd @ data',
    'you should retry; it must be so',
    'missing required permission to read; ask for it'
  ]) {
    const message = `invalid arguments: ${said}`
    assert.equal(read(message), [{ kind: 'execution_failed', message }, 'guess'], said)
  }
})

test.run()
