import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments, printPointer } from '@toolfault/model'
import * as text from '@toolfault/protocols/text'
import { fromStandardSchema } from '@toolfault/sources/standard-schema'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('sources/standard-schema.expected')

type Said = readonly [path: string, message: string]

/** What a library answers that has a path and a sentence, and no more: as Effect does. */
const issuesOf = (said: ReadonlyArray<Said>, value: unknown): ReadonlyArray<Issue> =>
  fromStandardSchema(
    said.map(([path, message]) => ({ message, path: path === '' ? [] : path.split('.') })),
    value
  ).issues

const bare = (issues: ReadonlyArray<Issue>): unknown =>
  issues.map(({ keyword, kind, params, path }) => [printPointer(path), kind, keyword, params])

const toldOf = (said: ReadonlyArray<Said>, value: unknown, schema?: object): string => {
  const fault = invalidArguments('order', { issues: issuesOf(said, value) })
  const about = schema === undefined ? { value } : { value, schema }
  return text.encode(advise(fault, about)).replace(/^Invalid arguments for tool order:\s/, '')
}

const lines = (...said: ReadonlyArray<string>): string => said.map((one) => `- ${one}`).join('\n')

test('a sentence that names a type or lists values is that rule, and says nothing of what came', () => {
  const value = {
    city: 4,
    nights: 'two',
    class: 'first',
    vip: 'yes',
    guest: 'Ann',
    tags: {},
    at: 3
  }
  const said: ReadonlyArray<Said> = [
    ['city', 'Expected string, actual 4'],
    ['nights', 'Expected number, actual "two"'],
    ['class', 'Expected "eco" | "biz"'],
    ['vip', 'expected boolean, got "yes"'],
    ['guest', 'Expected { readonly name: string }, actual "Ann"'],
    ['tags', 'Expected ReadonlyArray<string>, actual {}'],
    ['at', 'Expected string | null']
  ]
  assert.equal(bare(issuesOf(said, value)), [
    ['/city', 'type', 'type', { type: 'string' }],
    ['/nights', 'type', 'type', { type: 'number' }],
    ['/class', 'choice', 'enum', { allowedValues: ['eco', 'biz'] }],
    ['/vip', 'type', 'type', { type: 'boolean' }],
    ['/guest', 'type', 'type', { type: 'object' }],
    ['/tags', 'type', 'type', { type: 'array' }],
    ['/at', 'type', 'type', { type: ['string', 'null'] }]
  ])
  assert.is(
    toldOf(said.slice(0, 3), value),
    lines(
      '`city` must be a string, received 4: send "4" in quotes',
      '`nights` must be a number, received a string of 3 characters: send a number',
      '`class` must be one of "eco" or "biz", received a string of 5 characters: use one of them'
    )
  )
})

// As Effect 3 tells them: the places of a tuple by number, the keys of an object as texts.
for (const [name, path, expected, wanted] of [
  ['behind the last of a tuple', ['stops', 2], '0 | 1', ['/stops', 'size', { limit: 2 }]],
  ['in a tuple of none', ['stops', 0], 'never', ['/stops', 'size', { limit: 0 }]],
  ['of an object, called so', ['stops', '2'], '"0" | "1"', ['/stops/2', 'unexpected', undefined]],
  ['of an object of none', ['stops', '0'], 'never', ['/stops/0', 'unexpected', undefined]],
  ['of an object without an order', ['stops', 7], '3 | 5', ['/stops/7', 'unexpected', undefined]]
] as const) {
  test(`what is unexpected ${name} is told as that`, () => {
    const message = `is unexpected, expected: ${expected}`
    const [issue, ...more] = fromStandardSchema({ issues: [{ message, path }] }).issues
    assert.equal([printPointer(issue?.path ?? []), issue?.kind, issue?.params], wanted)
    assert.equal(more, [])
  })
}

test('so are a key that is not there, one that nobody knows and one that may hold nothing', () => {
  assert.equal(
    bare(
      issuesOf(
        [
          ['city', 'is missing'],
          ['nights', 'Missing key'],
          ['pets', 'is unexpected, expected: "city" | "nights"'],
          ['hotel', 'Unexpected key'],
          ['old', 'Expected undefined, actual 1']
        ],
        { pets: 1, hotel: 1, old: 1 }
      )
    ),
    [
      ['/city', 'missing', 'required', undefined],
      ['/nights', 'missing', 'required', undefined],
      ['/pets', 'unexpected', 'additionalProperties', undefined],
      ['/hotel', 'unexpected', 'additionalProperties', undefined],
      ['/old', 'unexpected', 'false schema', undefined]
    ]
  )
})

test('limits, patterns and formats are read of the phrases that Effect has for them', () => {
  const value = { a: 'x', b: ['x'], n: 1 }
  const rule = (path: string, phrase: string): unknown => {
    const [issue] = issuesOf([[path, `Expected ${phrase}`]], value)
    return [issue?.keyword, issue?.params]
  }
  assert.equal(rule('a', 'a string at least 3 character(s) long'), ['minLength', { limit: 3 }])
  assert.equal(rule('a', 'a value with a length of at most 3'), ['maxLength', { limit: 3 }])
  assert.equal(rule('b', 'a value with a length of at least 3'), ['minItems', { limit: 3 }])
  assert.equal(rule('b', 'an array of exactly 2 item(s)'), ['minItems', { limit: 2, exact: true }])
  assert.equal(rule('n', 'a value greater than or equal to 3'), [
    'minimum',
    { comparison: '>=', limit: 3 }
  ])
  assert.equal(rule('n', 'a number less than -0.5'), [
    'exclusiveMaximum',
    { comparison: '<', limit: -0.5 }
  ])
  assert.equal(rule('n', 'a non-negative number'), ['minimum', { comparison: '>=', limit: 0 }])
  assert.equal(rule('n', 'a number between 3 and 5'), ['minimum', { comparison: '>=', limit: 3 }])
  assert.equal(rule('n', 'a number between -5 and 0.5'), [
    'maximum',
    { comparison: '<=', limit: 0.5 }
  ])
  assert.equal(rule('a', 'a number between 3 and 5'), [undefined, undefined])
  assert.equal(rule('a', '<enum 2 value(s): "eco" | 2>'), ['enum', { allowedValues: ['eco', 2] }])
  assert.equal(rule('a', '<enum of 2: "eco" | 2>'), [undefined, undefined])
  assert.equal(rule('n', 'a number divisible by 5'), ['multipleOf', { multipleOf: 5 }])
  assert.equal(rule('a', 'a string matching the RegExp ^x\\d+$'), [
    'pattern',
    { pattern: '^x\\d+$' }
  ])
  assert.equal(rule('a', 'a string ending with ".ts"'), ['pattern', { pattern: '\\.ts$' }])
  assert.equal(rule('a', 'a Universally Unique Identifier'), ['format', { format: 'uuid' }])
})

test('of any other phrase the sentence stays, without what came', () => {
  const value = { zip: 'abc', link: { kind: 'a', pin: '1234' } }
  const [zip, link] = issuesOf(
    [
      ['zip', 'Expected a Dutch postal code, actual "abc"'],
      [
        'link',
        'Expected { readonly kind: "x" } | { readonly kind: "y" }, actual {"kind":"a","pin":"1234"}'
      ]
    ],
    value
  )
  assert.equal(
    [zip?.kind, zip?.message, zip?.echo],
    ['unknown', 'Expected a Dutch postal code', undefined]
  )
  // It is an object, and none of these.
  assert.equal(
    [link?.kind, link?.message],
    ['unknown', 'Expected { readonly kind: "x" } | { readonly kind: "y" }']
  )
  assert.is(
    issuesOf([['zip', 'Expected a nicer name, please']], value)[0]?.message,
    'Expected a nicer name, please'
  )
  assert.is(issuesOf([['zip', 'No such place']], value)[0]?.message, 'No such place')
})

test('what branches of a union say side by side are its branches', () => {
  const union = (value: unknown, ...said: ReadonlyArray<Said>): string =>
    toldOf(said, { target: value })
  assert.is(
    union(
      4,
      ['target', 'Expected string, actual 4'],
      ['target', 'Expected { readonly id: Int }, actual 4'],
      ['target', 'Expected ReadonlyArray<string>, actual 4']
    ),
    '`target` must be a string, an object or an array, received 4: send "4" in quotes.'
  )
  assert.is(
    union(
      { id: 'x' },
      ['target', 'Expected string, actual {"id":"x"}'],
      ['target.id', 'Expected number, actual "x"'],
      ['target', 'Expected ReadonlyArray<string>, actual {"id":"x"}']
    ),
    '`target.id` must be a number, received a string of 1 character: send a number.'
  )
  assert.is(
    union(
      'equals',
      ['target', 'Expected "eq", actual "equals"'],
      ['target', 'Expected "ne", actual "equals"']
    ),
    '`target` must be one of "eq" or "ne", received a string of 6 characters: use one of them.'
  )
  assert.is(
    union(
      { zip: 5 },
      ['target.zip', 'Expected string, actual 5'],
      ['target', 'Expected undefined, actual {"zip":5}']
    ),
    '`target.zip` must be a string, received 5: send "5" in quotes.'
  )
})

test('unions within unions, as an optional list of trees', () => {
  const value = { children: [{ name: 'b', children: [{ nam: 'c' }] }] }
  assert.is(
    toldOf(
      [
        ['children', 'Expected undefined, actual [{"name":"b","children":[{"nam":"c"}]}]'],
        ['children.0.children', 'Expected undefined, actual [{"nam":"c"}]'],
        ['children.0.children.0.name', 'is missing']
      ],
      value
    ),
    '`children[0].children[0].name` is missing: add `children[0].children[0].name`.'
  )
})

test('a check of a branch beside other types is told with the schema, too', () => {
  const schema = {
    type: 'object',
    properties: {
      target: {
        anyOf: [{ type: 'string', pattern: '^u' }, { type: 'object' }, { type: 'array' }]
      }
    }
  }
  assert.is(
    toldOf(
      [
        ['target', 'Expected a user id, actual "x"'],
        ['target', 'Expected object, actual "x"'],
        ['target', 'Expected array, actual "x"']
      ],
      { target: 'x' },
      schema
    ),
    '`target`: Expected a user id (taken as "string" by its type; other shapes: "object", "array").'
  )
})

test('sentences of authors stay apart, and so do issues that say more than a sentence', () => {
  const said: ReadonlyArray<Said> = [
    ['password', 'must have a digit'],
    ['password', 'must have a sign']
  ]
  assert.is(
    toldOf(said, { password: 'abc' }),
    lines('`password`: must have a digit', '`password`: must have a sign')
  )
  const zod = ['string', 'object'].map((expected) => ({
    code: 'invalid_type',
    expected,
    path: ['a'],
    message: `Expected ${expected}, received number`
  }))
  assert.equal(
    fromStandardSchema(zod, { a: 1 }).issues.map(({ kind }) => kind),
    ['type', 'type']
  )
  const many = Array.from({ length: 400 }, (): Said => ['a', 'Expected string'])
  assert.is(issuesOf(many, { a: 1 }).length, 400)
})

test.run()
