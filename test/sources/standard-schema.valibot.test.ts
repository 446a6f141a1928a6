import {
  fromStandardSchema,
  type StandardSchema,
  validate
} from '@toolfault/sources/standard-schema'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import { type Bare, bare } from './bare.js'

const test = suite('sources/standard-schema.valibot')

const at = (...path: ReadonlyArray<string | number>): string =>
  path.map((key) => `/${key}`).join('')

const rows: ReadonlyArray<readonly [string, StandardSchema, unknown, ReadonlyArray<Bare>]> = [
  [
    'types by their names in JSON',
    v.looseTuple([
      v.string(),
      v.number(),
      v.boolean(),
      v.null(),
      v.array(v.any()),
      v.object({}),
      v.strictObject({}),
      v.record(v.string(), v.any()),
      v.tuple([])
    ]),
    [1, 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x'],
    ['string', 'number', 'boolean', 'null', 'array', 'object', 'object', 'object', 'array'].map(
      (type, index): Bare => [at(index), 'type', 'type', { type }]
    )
  ],
  [
    'types that JSON lacks have no keyword',
    v.tuple([
      v.bigint(),
      v.date(),
      v.map(v.any(), v.any()),
      v.set(v.any()),
      v.nan(),
      v.instance(Map)
    ]),
    ['x', 'x', 'x', 'x', 'x', 'x'],
    [0, 1, 2, 3, 4, 5].map((index): Bare => [at(index), 'type'])
  ],
  [
    'bounds',
    v.tuple([
      v.pipe(v.number(), v.minValue(2)),
      v.pipe(v.number(), v.gtValue(2)),
      v.pipe(v.number(), v.maxValue(2)),
      v.pipe(v.number(), v.ltValue(2)),
      v.pipe(v.number(), v.multipleOf(5)),
      v.pipe(v.number(), v.integer()),
      v.pipe(v.number(), v.safeInteger()),
      v.pipe(v.bigint(), v.minValue(2n)),
      v.pipe(v.date(), v.minValue(new Date(0)))
    ]),
    [1, 2, 3, 2, 3, 1.5, 1.5, 1n, new Date(-5)],
    [
      ['/0', 'range', 'minimum', { comparison: '>=', limit: 2 }],
      ['/1', 'range', 'exclusiveMinimum', { comparison: '>', limit: 2 }],
      ['/2', 'range', 'maximum', { comparison: '<=', limit: 2 }],
      ['/3', 'range', 'exclusiveMaximum', { comparison: '<', limit: 2 }],
      ['/4', 'multiple', 'multipleOf', { multipleOf: 5 }],
      ['/5', 'type', 'type', { type: 'integer' }],
      ['/6', 'type', 'type', { type: 'integer' }],
      ['/7', 'range', 'minimum', { comparison: '>=', limit: 2 }],
      ['/8', 'range', 'formatMinimum', { comparison: '>=', limit: '1970-01-01' }]
    ]
  ],
  [
    'sizes, of texts and of arrays',
    v.tuple([
      v.pipe(v.string(), v.minLength(2)),
      v.pipe(v.string(), v.maxLength(2)),
      v.pipe(v.string(), v.length(2)),
      v.pipe(v.string(), v.nonEmpty()),
      v.pipe(v.array(v.any()), v.minLength(2)),
      v.pipe(v.array(v.any()), v.length(2)),
      v.pipe(v.array(v.any()), v.nonEmpty()),
      v.pipe(v.record(v.string(), v.any()), v.maxEntries(1)),
      v.pipe(v.string(), v.maxWords('en', 1))
    ]),
    ['a', 'abc', 'abc', '', [1], [1], [], { a: 1, b: 2 }, 'a b'],
    [
      ['/0', 'size', 'minLength', { limit: 2 }],
      ['/1', 'size', 'maxLength', { limit: 2 }],
      ['/2', 'size', 'maxLength', { limit: 2, exact: true }],
      ['/3', 'size', 'minLength', { limit: 1 }],
      ['/4', 'size', 'minItems', { limit: 2 }],
      ['/5', 'size', 'minItems', { limit: 2, exact: true }],
      ['/6', 'size', 'minItems', { limit: 1 }],
      ['/7', 'size', 'maxProperties', { limit: 1 }],
      ['/8', 'size']
    ]
  ],
  [
    'formats',
    v.tuple([
      v.pipe(v.string(), v.email()),
      v.pipe(v.string(), v.url()),
      v.pipe(v.string(), v.uuid()),
      v.pipe(v.string(), v.isoTimestamp()),
      v.pipe(v.string(), v.isoDate()),
      v.pipe(v.string(), v.isoTime()),
      v.pipe(v.string(), v.ipv4()),
      v.pipe(v.string(), v.hexColor())
    ]),
    ['!', '!', '!', '!', '!', '!', '!', '!'],
    ['email', 'uri', 'uuid', 'date-time', 'date', 'time', 'ipv4', 'hex_color'].map(
      (format, index): Bare => [at(index), 'format', 'format', { format }]
    )
  ],
  [
    'a pattern has no slashes and no flags; what a text begins, ends or is within has one, too',
    v.tuple([
      v.pipe(v.string(), v.regex(/^a\/b$/i)),
      v.pipe(v.string(), v.startsWith('usr_')),
      v.pipe(v.string(), v.endsWith('.ts')),
      v.pipe(v.string(), v.includes('@')),
      v.pipe(v.array(v.string()), v.includes('@'))
    ]),
    ['x', 'x', 'x', 'x', ['x']],
    [
      ['/0', 'pattern', 'pattern', { pattern: '^a\\/b$' }],
      ['/1', 'pattern', 'pattern', { pattern: '^usr_' }],
      ['/2', 'pattern', 'pattern', { pattern: '\\.ts$' }],
      ['/3', 'pattern', 'pattern', { pattern: '@' }],
      ['/4', 'pattern']
    ]
  ],
  [
    'what a text must not have is a pattern, and what cannot be made of it is what it had to be',
    v.tuple([
      v.pipe(v.string(), v.excludes('. ')),
      v.pipe(v.string(), v.excludes('x'.repeat(101))),
      v.pipe(v.string(), v.parseJson()),
      v.pipe(v.string(), v.toDate()),
      v.pipe(v.string(), v.toNumber())
    ]),
    ['a. b', 'x'.repeat(101), '{a:1}', 'abc', 'abc'],
    [
      ['/0', 'pattern', 'pattern', { pattern: '^(?![\\s\\S]*\\. )' }],
      ['/1', 'pattern'],
      ['/2', 'format', 'format', { format: 'json' }],
      ['/3', 'format', 'format', { format: 'date-time' }],
      ['/4', 'type', 'type', { type: 'number' }]
    ]
  ],
  [
    'allowed values, of which only a text is kept',
    v.tuple([
      v.picklist(['a', 'b']),
      v.enum({ A: 'a', B: 1 }),
      v.literal('x'),
      v.literal(5),
      v.picklist(['q"', '|'])
    ]),
    ['y', 'y', 'y', 'y', 'y'],
    [
      ['/0', 'choice', 'enum', { allowedValues: ['a', 'b'] }],
      ['/1', 'choice', 'enum', { allowedValues: ['a', 1] }],
      ['/2', 'choice', 'const', { allowedValue: 'x' }],
      ['/3', 'choice', 'const', { allowedValue: 5 }],
      ['/4', 'choice']
    ]
  ],
  [
    'D5: a missing key by any rule is the last segment, and a tag as well',
    v.object({
      a: v.string(),
      e: v.picklist(['a', 'b']),
      u: v.union([v.string(), v.number()]),
      n: v.nonOptional(v.optional(v.string())),
      t: v.variant('k', [v.object({ k: v.literal('a') }), v.object({ k: v.literal('b') })])
    }),
    { t: {} },
    [
      ['/a', 'missing', 'required'],
      ['/e', 'missing', 'required'],
      ['/u', 'missing', 'required'],
      ['/n', 'missing', 'required'],
      ['/t/k', 'missing', 'required', { allowedValues: ['a', 'b'] }]
    ]
  ],
  [
    'an unknown tag is a choice at the tag',
    v.variant('k', [v.object({ k: v.literal('a') }), v.object({ k: v.literal('b') })]),
    { k: 'c' },
    [['/k', 'choice', 'enum', { allowedValues: ['a', 'b'] }]]
  ],
  [
    'a text of which no date can be made is in the wrong format',
    v.pipe(
      v.string(),
      v.transform((text) => new Date(text)),
      v.date()
    ),
    'soon',
    [['', 'format', 'format', { format: 'date-time' }]]
  ],
  [
    'a text in the place of a tagged object is of the wrong type, and not of no choice',
    v.object({
      o: v.variant('k', [v.object({ k: v.literal('a') }), v.object({ k: v.literal('b') })])
    }),
    { o: 'a' },
    [['/o', 'type', 'type', { type: 'object' }]]
  ],
  [
    'the tags of a branch that lists several are in the list of all',
    v.variant('k', [
      v.object({ k: v.literal('a') }),
      v.object({ k: v.picklist(['b', 'c(1)']) }),
      v.object({ k: v.picklist(['d', '(e']) })
    ]),
    { k: 'z' },
    [['/k', 'choice', 'enum', { allowedValues: ['a', 'b', 'c(1)', 'd', '(e'] }]]
  ],
  [
    'an integer that is not safe is beyond a bound',
    v.tuple([v.pipe(v.number(), v.safeInteger()), v.pipe(v.number(), v.safeInteger())]),
    [2 ** 60, -(2 ** 60)],
    [
      ['/0', 'range', 'maximum', { comparison: '<=', limit: Number.MAX_SAFE_INTEGER }],
      ['/1', 'range', 'minimum', { comparison: '>=', limit: Number.MIN_SAFE_INTEGER }]
    ]
  ],
  [
    'D5: only the first surplus key is reported, at the key',
    v.object({ o: v.strictObject({}) }),
    { o: { 'a/b': 1, c: 2 } },
    [['/o/a~1b', 'unexpected', 'additionalProperties']]
  ],
  [
    'a surplus item is a matter of the size',
    v.object({ t: v.strictTuple([v.string()]) }),
    { t: ['a', 'b', 'c'] },
    [['/t', 'size', 'items', { limit: 1 }]]
  ],
  [
    'the key of a record is blamed as a key of its owner',
    v.object({ r: v.record(v.pipe(v.string(), v.minLength(2)), v.number()) }),
    { r: { a: 1 } },
    [['/r', 'size', 'minLength', { limit: 2, propertyName: 'a' }]]
  ],
  [
    'D5: the key of a map may be an object, and the member of a set has none',
    v.tuple([v.map(v.any(), v.number()), v.set(v.number())]),
    [new Map([[{ a: 'secret' }, 'x']]), new Set(['x'])],
    [
      ['/0/(object)', 'type', 'type', { type: 'number' }],
      ['/1', 'type', 'type', { type: 'number' }]
    ]
  ],
  [
    'D5: the issues of a union are relative and flat: they come before it, in order',
    v.object({
      t: v.array(
        v.union([v.object({ a: v.string() }), v.object({ b: v.object({ c: v.number() }) })])
      )
    }),
    { t: [{ b: { c: 'x' } }] },
    [
      ['/t/0/a', 'missing', 'required'],
      ['/t/0/b/c', 'type', 'type', { type: 'number' }],
      ['/t/0', 'alternative', 'anyOf']
    ]
  ],
  [
    'a key that is not there in what is no object either',
    v.union([v.string(), v.strictObject({ a: v.string() })]),
    [1],
    [['', 'alternative', 'anyOf']]
  ],
  [
    'own rules',
    v.pipe(
      v.object({ a: v.string() }),
      v.check(() => false, 'one'),
      v.rawCheck(({ addIssue }) => addIssue({ message: 'two' })),
      v.forward(
        v.check(() => false, 'three'),
        ['a']
      )
    ),
    { a: 'x' },
    [
      ['', 'rule'],
      ['', 'rule'],
      ['/a', 'rule']
    ]
  ],
  [
    'what must never be there',
    v.object({ a: v.never() }),
    { a: 1 },
    [['/a', 'unexpected', 'false schema']]
  ],
  [
    'a value that must be another',
    v.pipe(v.number(), v.notValue(3)),
    3,
    [['', 'alternative', 'not', { excludedValues: [3] }]]
  ],
  [
    'several values of which it must be none',
    v.pipe(v.string(), v.notValues(['a', 'b'])),
    'b',
    [['', 'alternative', 'not', { excludedValues: ['a', 'b'] }]]
  ],
  [
    'a date that it must not be, which no JSON is',
    v.pipe(v.date(), v.notValue(new Date(0))),
    new Date(0),
    [['', 'alternative', 'not']]
  ],
  [
    'items that a list must not hold, each',
    v.pipe(v.array(v.string()), v.excludes('a')),
    ['a', 'b', 'a'],
    [
      ['/0', 'alternative', 'not', { excludedValues: ['a'] }],
      ['/2', 'alternative', 'not', { excludedValues: ['a'] }]
    ]
  ],
  [
    'a list of which nobody sees the item that it must not hold',
    v.pipe(v.array(v.nan()), v.excludes(Number.NaN)),
    [Number.NaN],
    [['', 'unknown']]
  ]
]

for (const [name, schema, value, expected] of rows) {
  test(name, () => {
    assert.equal(bare(validate(schema, value).issues), expected)
  })
}

test('valibot tells missing from undefined by itself', () => {
  const schema = v.object({ k: v.variant('k', [v.object({ k: v.literal('a') })]) })
  for (const [value, kind] of [
    [{ k: {} }, 'missing'],
    [{ k: { k: undefined } }, 'choice']
  ] as const) {
    const { issues } = v.safeParse(schema, value)
    assert.is(fromStandardSchema(issues ?? []).issues[0]?.kind, kind)
  }
})

const authored: ReadonlyArray<readonly [string, StandardSchema, unknown, Bare]> = [
  ['a type', v.string('say it'), 1, ['', 'type', 'errorMessage', { type: 'string' }]],
  [
    'a pattern',
    v.pipe(v.string(), v.regex(/^x$/, 'say it')),
    'y',
    ['', 'pattern', 'errorMessage', { pattern: '^x$' }]
  ],
  [
    'a format',
    v.pipe(v.string(), v.email('say it')),
    'y',
    ['', 'format', 'errorMessage', { format: 'email' }]
  ],
  [
    'a size',
    v.pipe(v.string(), v.minLength(3, 'say it')),
    'y',
    ['', 'size', 'errorMessage', { limit: 3 }]
  ],
  ['a missing key', v.object({ a: v.string() }, 'say it'), {}, ['/a', 'missing', 'errorMessage']],
  [
    'a check',
    v.pipe(
      v.string(),
      v.check(() => false, 'say it')
    ),
    'x',
    ['', 'rule']
  ],
  ['a custom schema', v.custom(() => false, 'say it'), 'x', ['', 'rule']]
]

for (const [name, schema, value, expected] of authored) {
  test(`an author's own sentence for ${name} is told from valibot's`, () => {
    const { issues } = validate(schema, value)
    assert.equal(bare(issues), [expected])
    assert.match(issues[0]?.message ?? '', /say it$/)
    assert.is(issues[0]?.echo, undefined)
  })
}

test("D5: valibot's sentences repeat texts, and say so; numbers cannot speak", () => {
  const echo = (schema: StandardSchema, value: unknown): unknown =>
    validate(schema, value).issues[0]?.echo
  assert.is(echo(v.number(), 'secret'), true)
  assert.is(echo(v.pipe(v.string(), v.email()), 'secret'), true)
  assert.is(echo(v.strictObject({}), { secret: 1 }), true)
  assert.is(echo(v.string(), 5), undefined)
  assert.is(echo(v.object({ a: v.string() }), {}), undefined)
})

test('D5: where only the sentence says what was expected, it stays without what it repeats', () => {
  for (const [schema, message] of [
    [
      v.pipe(v.string(), v.endsWith('x'.repeat(2_000))),
      `Invalid end: Expected "${'x'.repeat(2_000)}"`
    ],
    [v.date(), 'Invalid type: Expected Date']
  ] as const) {
    const [issue] = validate(schema, 'secret').issues
    assert.is(issue?.message, message)
    assert.is(issue?.echo, undefined)
  }
})

test('D5: a bound of a text that is a date says the date', () => {
  const schema = v.pipe(v.string(), v.isoDate(), v.minValue('2024-01-01'))
  assert.equal(bare(validate(schema, '2020-01-01').issues), [
    ['', 'range', 'formatMinimum', { comparison: '>=', limit: '2024-01-01' }]
  ])
})

const branchesOf = (schema: StandardSchema, value: unknown): unknown =>
  validate(schema, value).issues.map((issue) => issue.branches?.map(bare) ?? bare([issue])[0])

test('D5: branches of a union that want another type or another format are apart, and what is inside of them', () => {
  const target = v.union([
    v.pipe(v.string(), v.uuid()),
    v.object({ id: v.number() }),
    v.array(v.string())
  ])
  const string: Bare = ['', 'type', 'type', { type: 'string' }]
  assert.equal(branchesOf(target, { id: 'x' }), [
    [
      [string],
      [['', 'type', 'type', { type: 'array' }]],
      [['/id', 'type', 'type', { type: 'number' }]]
    ]
  ])
  assert.equal(branchesOf(target, [1, 2]), [
    [
      [string],
      [
        ['/0', 'type', 'type', { type: 'string' }],
        ['/1', 'type', 'type', { type: 'string' }]
      ],
      [['/id', 'missing', 'required']]
    ]
  ])
  const contact = v.union([v.pipe(v.string(), v.email()), v.pipe(v.string(), v.url())])
  assert.equal(branchesOf(contact, 'x'), [
    [[['', 'format', 'format', { format: 'email' }]], [['', 'format', 'format', { format: 'uri' }]]]
  ])
})

test('D5: rules of one branch, and keys of several objects, stay in one list', () => {
  const sized = v.union([
    v.pipe(v.string(), v.minLength(5), v.startsWith('u')),
    v.pipe(v.string(), v.url())
  ])
  assert.equal(
    bare(validate(sized, 'x').issues).map(([, kind]) => kind),
    ['size', 'pattern', 'format', 'alternative']
  )
  const objects = v.union([
    v.strictObject({ kind: v.string() }),
    v.strictObject({ type: v.string() })
  ])
  assert.equal(
    bare(validate(objects, { path: 1 }).issues).map(([, kind]) => kind),
    ['missing', 'unexpected', 'missing', 'unexpected', 'alternative']
  )
})

test('an author’s sentence that repeats the caller is told without that, and leaves the rule to speak where it says nothing else', () => {
  const issueOf = (say: (input: string) => string): unknown => {
    const schema = v.pipe(
      v.string(),
      v.minLength(8, ({ input }) => say(input))
    )
    const [issue] = validate(schema, 'hunter2').issues
    return [issue?.keyword, issue?.message, issue?.echo]
  }
  assert.equal(
    issueOf((input) => `"${input}" is too short`),
    ['errorMessage', '"…" is too short', undefined]
  )
  assert.equal(
    issueOf((input) => `"${input}"`),
    ['minLength', '"hunter2"', true]
  )
})

test('the requirement, a pattern or a function, is not kept', () => {
  const schema = v.pipe(
    v.string(),
    v.regex(/^x$/),
    v.url(),
    v.check(() => false)
  )
  const { issues } = validate(schema, 'y')
  assert.equal(issues, JSON.parse(JSON.stringify(issues)))
})

test.run()
