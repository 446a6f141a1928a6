import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments, printPointer } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/contract')

/**
 * The schema at hand need not be the validator's contract: an author's checks are not in it, and it may be
 * older, looser or of another tool. The validator decides, so its word stands.
 */
const texts = (
  issues: ReadonlyArray<Issue>,
  schema: unknown,
  value: unknown
): ReadonlyArray<string> =>
  digest(advise(invalidArguments('t', { issues }), { schema, value }))
    .replace(/^Invalid arguments for tool t:\s*/, '')
    .split('\n')

const pieces = (
  issues: ReadonlyArray<Issue>,
  schema: unknown,
  value: unknown
): ReadonlyArray<readonly [string, unknown]> =>
  (advise(invalidArguments('t', { issues }), { schema, value }).advice ?? []).map(
    ({ expected, kind, path }) => [`${kind} ${printPointer(path)}`, expected] as const
  )

/** A schema of one key. */
const of = (schema: object): object => ({ type: 'object', properties: { at: schema } })

for (const [name, issue, schema, at, expected] of [
  [
    'a limit',
    { kind: 'range', keyword: 'minimum', params: { comparison: '>=', limit: 5 } },
    { type: 'integer', minimum: 3 },
    1,
    { id: 'compare', comparison: '>=', limit: 5 }
  ],
  [
    'a size',
    { kind: 'size', keyword: 'maxLength', params: { limit: 5 } },
    { type: 'string', maxLength: 8 },
    '0123456789',
    { id: 'count', of: 'characters', most: 5 }
  ],
  [
    'a step',
    { kind: 'multiple', keyword: 'multipleOf', params: { multipleOf: 10 } },
    { type: 'integer', multipleOf: 5 },
    7,
    { id: 'multiple', of: 10 }
  ],
  [
    'a pattern',
    { kind: 'pattern', keyword: 'pattern', params: { pattern: '^a' } },
    { type: 'string', pattern: '^b' },
    'x',
    { id: 'pattern', pattern: '^a' }
  ],
  [
    'fewer values',
    { kind: 'choice', keyword: 'enum', params: { allowedValues: ['a'] } },
    { enum: ['a', 'b'] },
    'c',
    { id: 'one_of', values: ['a'] }
  ],
  [
    'another value',
    { kind: 'choice', keyword: 'const', params: { allowedValue: 'c' } },
    { type: 'integer' },
    'x',
    { id: 'one_of', values: ['c'] }
  ],
  [
    'another type',
    { kind: 'type', keyword: 'type', params: { type: 'array' } },
    { type: 'string' },
    5,
    { id: 'type', types: ['array'] }
  ],
  [
    'a type, where the schema lists values of another',
    { kind: 'type', keyword: 'type', params: { type: 'number' } },
    { enum: ['a', 'b'] },
    true,
    { id: 'type', types: ['number'] }
  ]
] as const) {
  test(`${name} that the validator asks for stands, whatever the schema says`, () => {
    assert.equal(pieces([{ path: ['at'], ...issue }], of(schema), { at }), [
      [`${issue.kind} /at`, expected]
    ])
  })
}

for (const [name, issue, schema, at, expected] of [
  [
    'the order of values',
    { kind: 'choice', keyword: 'enum', params: { allowedValues: ['b', 'a'] } },
    { enum: ['a', 'b'] },
    'c',
    { id: 'one_of', values: ['a', 'b'] }
  ],
  [
    'the name of a format',
    { kind: 'format', keyword: 'format', params: { format: 'ip' } },
    { type: 'string', format: 'ipv4' },
    'x',
    { id: 'format', format: 'ipv4' }
  ],
  [
    'the values of a type',
    { kind: 'type', keyword: 'type', params: { type: 'string,null' } },
    { enum: ['a', null] },
    5,
    { id: 'one_of', values: ['a', null] }
  ]
] as const) {
  test(`${name} is the schema’s`, () => {
    const [piece] = pieces([{ path: ['at'], ...issue }], of(schema), { at })
    assert.equal(piece?.[1], expected)
  })
}

for (const [name, schema, at, message] of [
  ['a date', { type: 'string', format: 'date' }, '2020-01-01', 'the day is over'],
  ['a pattern', { type: 'string', pattern: '^[a-z]+$' }, 'abc', 'abc is taken'],
  ['distinct items', { type: 'array', uniqueItems: true }, ['a', 'b'], 'too many for your plan'],
  ['a step', { type: 'integer', multipleOf: 5 }, 10, 'out of stock'],
  ['matching items', { type: 'array', contains: { const: 1 } }, [1], 'one is sold out'],
  ['a union', { anyOf: [{ type: 'string' }, { type: 'null' }] }, 'abc', 'no such user']
] as const) {
  test(`a sentence of no known rule is said of ${name} that the value may well meet`, () => {
    assert.equal(texts([{ path: ['at'], kind: 'unknown', message }], of(schema), { at }), [
      `\`at\`: ${message}.`
    ])
  })
}

for (const [name, schema, at] of [
  ['distinct items', { type: 'array', uniqueItems: true }, ['a', 'b']],
  ['a step', { type: 'integer', multipleOf: 5 }, 10],
  ['a union', { anyOf: [{ type: 'string' }, { type: 'null' }] }, 'abc']
] as const) {
  test(`a place alone says nothing of ${name} that the value surely meets`, () => {
    assert.equal(pieces([{ path: ['at'], kind: 'unknown' }], of(schema), { at }), [
      ['unknown /at', undefined]
    ])
  })
}

test('a place alone with a format and a pattern says the format, which says both', () => {
  const pattern = `^(?:[a-z]+\\.)*${'[a-z]'.repeat(10)}@x$`
  const schema = of({ type: 'string', format: 'email', pattern })
  assert.equal(pieces([{ path: ['at'], kind: 'unknown' }], schema, { at: 'x' }), [
    ['format /at', { id: 'format', format: 'email' }]
  ])
})

test('of several patterns of keys nobody knows which one a key is under', () => {
  const one = { '^a': { type: 'integer' } }
  const two = { ...one, '^b': { type: 'string', pattern: '^z' } }
  const bare: Issue = { path: ['b1'], kind: 'unknown' }
  assert.equal(pieces([bare], { patternProperties: two }, { b1: 'x' }), [
    ['unknown /b1', undefined]
  ])
  const type: Issue = { path: ['b1'], kind: 'type', message: 'no' }
  assert.equal(pieces([type], { patternProperties: two }, { b1: 'x' }), [
    ['type /b1', { id: 'said', text: 'no' }]
  ])
  const typed = { id: 'type', types: ['integer'] }
  assert.equal(pieces([bare], { patternProperties: one }, { b1: 'x' }), [['type /b1', typed]])
  const rest = { patternProperties: one, additionalProperties: { type: 'null' } }
  assert.equal(pieces([bare], rest, { b1: 'x' }), [['unknown /b1', undefined]])
})

test('a union of values of one place is the list of them', () => {
  const value = (allowedValue: string): Issue => ({
    path: ['at'],
    kind: 'choice',
    keyword: 'const',
    params: { allowedValue }
  })
  const branches = [[value('a')], [value('b')]]
  const union: Issue = { path: ['at'], kind: 'alternative', keyword: 'anyOf', branches }
  const listed = { id: 'one_of', values: ['a', 'b'] }
  for (const schema of [undefined, of({ enum: ['a', 'b'] })]) {
    assert.equal(pieces([union], schema, { at: 'c' }), [['choice /at', listed]])
  }
})

test('what a validator read out of a text is not missing in it', () => {
  const schema = of({
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' } }
  })
  const issue: Issue = {
    path: ['at', 'name'],
    kind: 'type',
    keyword: 'type',
    params: { type: 'string' }
  }
  const type = { id: 'type', types: ['string'] }
  assert.equal(pieces([issue], schema, { at: '{"name":5}' }), [['type /at/name', type]])
  assert.equal(pieces([issue], schema, { at: {} }), [['missing /at/name', type]])
})

test('a sentence about an item stays, where the schema wants no array', () => {
  for (const keyword of [undefined, 'errorMessage']) {
    const said = { kind: 'rule', message: 'sold out', ...(keyword ? { keyword } : {}) } as const
    assert.equal(texts([{ path: ['at', '0'], ...said }], of({ type: 'object' }), { at: [5] }), [
      '`at[0]`: sold out.'
    ])
  }
})

test('a limit without the name of its rule is not guessed', () => {
  const issue: Issue = { path: ['at'], kind: 'size', params: { limit: 5 }, message: 'size' }
  assert.equal(pieces([issue], {}, { at: 'x' }), [['size /at', { id: 'said', text: 'size' }]])
})

test('who names two surplus keys names them all', () => {
  const schema = { properties: { a: {} }, additionalProperties: false }
  const surplus = (key: string): Issue => ({
    path: [key],
    kind: 'unexpected',
    keyword: 'additionalProperties'
  })
  const value = { a: 1, b: 2, x: 3, y: 4 }
  assert.equal(
    pieces([surplus('x'), surplus('y')], schema, value).map(([place]) => place),
    ['unexpected /x', 'unexpected /y']
  )
  assert.equal(
    pieces([surplus('x')], { properties: { a: {} } }, value).map(([place]) => place),
    ['unexpected /x']
  )
})

test('without the schema a branch of another type takes no rule away', () => {
  const issues: ReadonlyArray<Issue> = [
    { path: ['at'], kind: 'type', keyword: 'type', params: { type: 'number' } },
    { path: ['at'], kind: 'size', keyword: 'minLength', params: { limit: 5 } },
    { path: ['at'], kind: 'alternative', keyword: 'anyOf' }
  ]
  const places = (list: ReadonlyArray<Issue>): ReadonlyArray<string> =>
    pieces(list, undefined, { at: 'abc' }).map(([place]) => place)
  assert.equal(places(issues), ['type /at', 'size /at'])
  // Of one type that is wrong the limits are nothing.
  assert.equal(places(issues.slice(0, 2)), ['type /at'])
})

test('a pattern beside a format is said of itself where the format does not say it', () => {
  const issues = (pattern: string): ReadonlyArray<Issue> => [
    { path: ['at'], kind: 'pattern', keyword: 'pattern', params: { pattern } },
    { path: ['at'], kind: 'format', keyword: 'format', params: { format: 'email' } }
  ]
  const said = { id: 'pattern', pattern: '@x$' }
  const format = { id: 'format', format: 'email' }
  for (const schema of [undefined, of({ type: 'string', format: 'email', pattern: '@y$' })]) {
    assert.equal(pieces(issues('@x$'), schema, { at: 'x' }), [
      ['pattern /at', said],
      ['format /at', format]
    ])
  }
  // One as long as this only spells the format out.
  assert.equal(pieces(issues('[a-z]'.repeat(10)), undefined, { at: 'x' }), [['format /at', format]])
})

/** A union of two branches, of which a validator says this and that. */
const union = (...branches: ReadonlyArray<ReadonlyArray<Issue>>): Issue => ({
  path: ['at'],
  kind: 'alternative',
  keyword: 'anyOf',
  branches
})
const scalars = of({ anyOf: [{ type: 'string' }, { type: 'number' }] })
const notNumber: Issue = { path: ['at'], kind: 'type', keyword: 'type', params: { type: 'number' } }
const by = (key: string): object => ({
  type: 'object',
  required: [key],
  properties: { [key]: { type: 'string' } }
})
const pays = of({ anyOf: [by('card'), by('iban')] })
const noIban: Issue = { path: ['at', 'iban'], kind: 'missing', keyword: 'required' }

for (const [name, issue, schema, at, text] of [
  [
    'of a text that also spells a number',
    union([{ path: ['at'], kind: 'rule', message: 'the check failed' }], [notNumber]),
    scalars,
    '4111',
    '`at`: the check failed (taken as "string" by its type; other shapes: "number").'
  ],
  [
    'that has but a name',
    union([{ path: ['at'], kind: 'rule', params: { name: 'Card' } }], [notNumber]),
    scalars,
    '4111',
    '`at` must be a valid `Card`, received "4111" (taken as "string" by its type; other shapes: "number").'
  ],
  [
    'of a key of an object',
    union([{ path: ['at', 'card'], kind: 'rule', message: 'the check failed' }], [noIban]),
    pays,
    { card: '4111' },
    '`at.card`: the check failed (taken as "{ card }" by its keys; other shapes: "{ iban }").'
  ]
] as const) {
  test(`an author’s check in the branch of a union that was meant is said: one ${name}`, () => {
    assert.equal(texts([issue], schema, { at }), [text])
  })
}

test('what no branch of a union says is said where the schema has nothing against the value', () => {
  const size: Issue = {
    path: ['at', 'card'],
    kind: 'size',
    keyword: 'minLength',
    params: { limit: 12 }
  }
  const least = { id: 'count', of: 'characters', least: 12 }
  assert.equal(pieces([union([size], [noIban])], pays, { at: { card: '4111' } }), [
    ['size /at/card', least]
  ])
  // What another branch says is no reason, nor what is said of a value that is wrong anyway.
  const other = of({
    anyOf: [{ type: 'string' }, { type: 'object', properties: { n: { type: 'null' } } }]
  })
  const object: Issue = { path: ['at'], kind: 'type', keyword: 'type', params: { type: 'object' } }
  assert.equal(
    pieces([union([], [object])], other, { at: 'x' }).map(([place]) => place),
    ['alternative /at']
  )
})

test('an issue that says no rule is of the branch that was meant where that has the key', () => {
  const leaf = (kind: 'missing' | 'unexpected', key: string): Issue => ({ path: ['at', key], kind })
  const closed = (...keys: ReadonlyArray<string>): object => ({
    type: 'object',
    additionalProperties: false,
    required: keys,
    properties: Object.fromEntries(keys.map((key) => [key, { type: 'string' }]))
  })
  const schema = of({ anyOf: [closed('a', 'b'), closed('c', 'd', 'e')] })
  const issues = [
    ...['a', 'b'].map((key) => leaf('missing', key)),
    ...['c', 'd'].map((key) => leaf('unexpected', key)),
    leaf('missing', 'e'),
    union()
  ]
  assert.equal(
    pieces(issues, schema, { at: { c: 'x', d: 'y' } }).map(([place]) => place),
    ['missing /at/e']
  )
})

test('a format without parameters is of no subschema that has none', () => {
  const format: Issue = { path: ['at'], kind: 'format', keyword: 'format', message: 'no' }
  const schema = of({
    anyOf: [
      { type: 'string', format: 'ipv4' },
      { type: 'string', format: 'ipv6' }
    ]
  })
  assert.equal(
    pieces([format, format, union()], schema, { at: 'x' }).map(([place]) => place),
    ['alternative /at']
  )
})

test('what a reference leads to is not known to be met', () => {
  const schema = {
    $defs: { mail: { type: 'string', pattern: '@' } },
    properties: { at: { not: { $ref: '#/$defs/mail' } }, other: { type: 'string' } }
  }
  const issues: ReadonlyArray<Issue> = [{ path: ['other'], kind: 'type' }]
  const fault = invalidArguments('t', { issues, truncated: true })
  const { advice = [] } = advise(fault, { schema, value: { at: 'x', other: 5 } })
  assert.equal(
    advice.map(({ path }) => printPointer(path)),
    ['/other']
  )
})

test.run()
