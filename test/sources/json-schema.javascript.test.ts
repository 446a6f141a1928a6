import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments, printPointer } from '@toolfault/model'
import * as text from '@toolfault/protocols/text'
import { fromJsonSchema, type JavascriptError } from '@toolfault/sources/json-schema'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('sources/json-schema.javascript')

/** As jsonschema 1.5 of npm answers; `stack` and `instance` are there as well. */
const error = (
  path: ReadonlyArray<string | number>,
  name: string,
  message: string,
  argument?: unknown,
  instance?: unknown
): JavascriptError & { readonly instance: unknown; readonly stack: string } => ({
  path,
  property: path.reduce<string>((before, key) => `${before}.${key}`, 'instance'),
  message,
  schema: { title: 'the schema that has the rule' },
  instance,
  name,
  argument,
  stack: `instance ${message}`
})

const bare = ({ keyword, kind, params, path }: Issue): ReadonlyArray<unknown> => [
  printPointer(path),
  kind,
  keyword,
  ...(params === undefined ? [] : [params])
]

const read = (given: JavascriptError, value?: unknown): unknown =>
  fromJsonSchema([given], value === undefined ? {} : { value }).issues.map(bare)

const tags = ['guest', 'tags', 0]

for (const [given, wanted] of [
  [
    error(['nights'], 'type', 'is not of a type(s) integer', ['integer']),
    ['/nights', 'type', 'type', { type: 'integer' }]
  ],
  [
    error(tags, 'type', 'is not of a type(s) string,null', ['string', 'null']),
    ['/guest/tags/0', 'type', 'type', { type: ['string', 'null'] }]
  ],
  [
    error(['class'], 'enum', 'is not one of enum values: eco,biz', ['eco', 'biz']),
    ['/class', 'choice', 'enum', { allowedValues: ['eco', 'biz'] }]
  ],
  [
    error(['kind'], 'const', 'does not exactly match expected constant: hotel', 'hotel'),
    ['/kind', 'choice', 'const', { allowedValue: 'hotel' }]
  ],
  [
    error(['guest'], 'required', 'requires property "na\\"me"', 'na"me'),
    ['/guest/na"me', 'missing', 'required']
  ],
  [
    error(
      [],
      'additionalProperties',
      'is not allowed to have the additional property "a/b"',
      'a/b'
    ),
    ['/a~1b', 'unexpected', 'additionalProperties']
  ],
  [
    error(
      [],
      'dependencies',
      'property until not found, required by instance.from',
      'instance.from'
    ),
    ['/until', 'dependency', 'dependencies']
  ],
  [
    error(['nights'], 'minimum', 'must be greater than or equal to 1', 1),
    ['/nights', 'range', 'minimum', { comparison: '>=', limit: 1 }]
  ],
  [
    error(['nights'], 'maximum', 'must be less than 30', 30),
    ['/nights', 'range', 'exclusiveMaximum', { comparison: '<', limit: 30 }]
  ],
  [
    error(['city'], 'minLength', 'does not meet minimum length of 2', 2),
    ['/city', 'size', 'minLength', { limit: 2 }]
  ],
  [
    error(['mail'], 'format', 'does not conform to the "email" format', 'email'),
    ['/mail', 'format', 'format', { format: 'email' }]
  ],
  [
    error(['to'], 'anyOf', 'is not any of [subschema 0],[subschema 1]', ['[subschema 0]']),
    ['/to', 'alternative', 'anyOf']
  ],
  [error(['old'], 'type', 'is not of a type(s) ', []), ['/old', 'unexpected', 'false schema']],
  [
    error(tags, 'uniqueItems', 'contains duplicate item'),
    ['/guest/tags/0', 'duplicate', 'uniqueItems']
  ]
] as const) {
  test(`${given.name}: ${given.message}`, () => {
    assert.equal(read(given), [wanted])
  })
}

test('what is said of a key is not said of the object that has it', () => {
  const given = error(['sizes'], 'pattern', 'does not match pattern "^[a-z]+$"', '^[a-z]+$', 'X.L')
  const pattern = '^[a-z]+$'
  assert.equal(read(given, { sizes: { 'X.L': 1 } }), [
    ['/sizes', 'pattern', 'pattern', { pattern, propertyName: 'X.L' }]
  ])
  assert.equal(read(given, { sizes: 'X.L' }), [['/sizes', 'pattern', 'pattern', { pattern }]])
})

test('a result is read as its errors, and told as of any other validator', () => {
  const value = { nights: 'two' }
  const errors = [
    error(['nights'], 'type', 'is not of a type(s) integer', ['integer'], 'two'),
    error([], 'required', 'requires property "city"', 'city', value)
  ]
  const findings = fromJsonSchema({ valid: false, errors })
  assert.is(
    text.encode(advise(invalidArguments('book', findings), { value })),
    'Invalid arguments for tool book:\n' +
      '- `city` is missing: add `city`\n' +
      '- `nights` must be an integer, received a string of 3 characters: send an integer'
  )
})

test('an error without what it says is none of these', () => {
  const given = error(['nights'], 'type', 'is not of a type(s) integer', ['integer'])
  for (const broken of [
    { ...given, message: undefined },
    { ...given, name: 3 },
    { ...given, path: 'nights' }
  ]) {
    const { issues } = fromJsonSchema([
      broken
    ] as ReadonlyArray<object> as ReadonlyArray<JavascriptError>)
    assert.is(issues.length, 1)
    assert.is(issues[0]?.kind, 'unknown')
  }
})

test('a result has the value beside its errors, which tells keys from what stands there', () => {
  const errors = [error(['labels'], 'pattern', 'does not match pattern "^k_"', '^k_', 'Bad')]
  const result = { valid: false, instance: { labels: { Bad: 1 } }, errors }
  const ofKey = [['/labels', 'pattern', 'pattern', { pattern: '^k_', propertyName: 'Bad' }]]
  const ofValue = [['/labels', 'pattern', 'pattern', { pattern: '^k_' }]]
  assert.equal(fromJsonSchema(result).issues.map(bare), ofKey)
  // What is given counts first.
  assert.equal(fromJsonSchema(result, { value: { labels: 'Bad' } }).issues.map(bare), ofValue)
  assert.equal(fromJsonSchema(errors).issues.map(bare), ofValue)
  assert.equal(JSON.stringify(fromJsonSchema(result)).includes('instance'), false)
})

test('what another validator has under that name is no value', () => {
  const errors = [{ instanceLocation: '', keywordLocation: '/required', error: 'missing' }]
  const output = { valid: false, errors, instance: { city: 'Oslo' } }
  assert.equal(fromJsonSchema(output).issues, fromJsonSchema({ valid: false, errors }).issues)
})

test.run()
