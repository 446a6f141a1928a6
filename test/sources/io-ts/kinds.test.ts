import type { Issue } from '@toolfault/model'
import { fromIoTs } from '@toolfault/sources/io-ts'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { never } from '../convert/io-ts/own.js'
import { allowedValues, leaf, Min1, shape } from './codecs.js'
import { bare, type Decodes, issuesOf, type } from './said.js'

const test = suite('sources/io-ts/kinds')

const kinds: ReadonlyArray<
  readonly [
    codec: t.Mixed,
    value: unknown,
    kind: string,
    keyword: string | undefined,
    params?: object
  ]
> = [
  [t.string, 1, 'type', 'type', type('string')],
  [t.number, '1', 'type', 'type', type('number')],
  [t.boolean, '1', 'type', 'type', type('boolean')],
  [t.null, 1, 'type', 'type', type('null')],
  [t.undefined, 1, 'unexpected', 'false schema'],
  [t.void, 1, 'unexpected', 'false schema'],
  [t.bigint, 1, 'type', 'type'],
  [t.Function, 1, 'type', 'type'],
  [t.array(t.string), {}, 'type', 'type', type('array')],
  [t.readonlyArray(t.string), {}, 'type', 'type', type('array')],
  [t.UnknownArray, {}, 'type', 'type', type('array')],
  [t.tuple([t.string]), {}, 'type', 'type', type('array')],
  [t.type({}), [], 'type', 'type', type('object')],
  [t.partial({}), [], 'type', 'type', type('object')],
  [t.strict({}), [], 'type', 'type', type('object')],
  [t.exact(t.intersection([t.type({}), t.partial({})])), null, 'type', 'type', type('object')],
  [t.record(t.string, t.string), [], 'type', 'type', type('object')],
  [t.UnknownRecord, [], 'type', 'type', type('object')],
  [t.Int, '1', 'type', 'type', type('integer')],
  [t.Int, 1.5, 'type', 'type', type('integer')],
  [t.brand(t.number, t.never.is, 'Integer'), 1.5, 'type', 'type', type('integer')],
  [t.literal('a'), 'b', 'choice', 'const', { allowedValue: 'a' }],
  [t.literal(false), 0, 'choice', 'const', { allowedValue: false }],
  [t.keyof({ a: null, b: null }), 'c', 'choice', 'enum', { allowedValues: ['a', 'b'] }]
]

for (const [codec, value, kind, keyword, params] of kinds) {
  test(`${codec.name} refuses ${JSON.stringify(value)}: ${kind}`, () => {
    const given = [['', kind, keyword, ...(params === undefined ? [] : [params])]]
    assert.equal(bare(issuesOf(codec, value)), given)
  })
}

test('a refinement whose base is not met is of the kind of its base, else a rule without a sentence', () => {
  const codec = t.type({ n: Min1 })
  assert.equal(bare(issuesOf(codec, { n: '5' })), [['/n', 'type', 'type', type('integer')]])
  assert.equal(bare(issuesOf(codec, { n: 0.5 })), [['/n', 'type', 'type', type('integer')]])
  assert.equal(issuesOf(codec, { n: 0 }), [{ path: ['n'], kind: 'rule', params: { name: 'Min1' } }])
})

test('a rule of an object, of a union and of a union with tags is at its place', () => {
  assert.equal(issuesOf(t.brand(leaf, t.never.is, 'Range'), { n: 1 }), [
    { path: [], kind: 'rule', params: { name: 'Range' } }
  ])
  assert.equal(issuesOf(t.brand(t.union([t.string, t.number]), t.never.is, 'Either'), 1), [
    { path: [], kind: 'rule', params: { name: 'Either' } }
  ])
  assert.equal(issuesOf(t.brand(shape, t.never.is, 'Shape'), { kind: 4 }), [
    { path: [], kind: 'rule', params: { name: 'Shape' } }
  ])
  assert.equal(bare(issuesOf(t.brand(shape, t.never.is, 'Shape'), { kind: 5 })), [
    ['/kind', 'choice', 'enum', { allowedValues }]
  ])
})

test('D4: a name that io-ts put together is no name of a rule', () => {
  assert.equal(
    issuesOf(
      t.refinement(t.number, () => false),
      1
    ),
    [{ path: [], kind: 'rule' }]
  )
})

test('never is unexpected: where its owner names the key, and where it takes no such key', () => {
  assert.equal(bare(issuesOf(t.type({ a: never }), { a: 1 })), [
    ['/a', 'unexpected', 'false schema']
  ])
  assert.equal(bare(issuesOf(t.record(t.string, never), { a: 1 })), [
    ['/a', 'unexpected', 'additionalProperties']
  ])
  assert.equal(bare(issuesOf(t.array(never), [1])), [['/0', 'unexpected', 'false schema']])
  assert.equal(bare(issuesOf(t.never, 1)), [['', 'unexpected', 'false schema']])
  const branch = t.record(t.string, t.union([t.string, never]))
  assert.equal(bare(issuesOf(branch, { a: 1 })), [
    [
      '/a',
      'alternative',
      'anyOf',
      [[['/a', 'type', 'type', type('string')]], [['/a', 'unexpected', 'false schema']]]
    ]
  ])
})

test('a surplus key that an author reports with never is an additional property', () => {
  const closed = new t.Type<unknown>(
    'Closed',
    t.unknown.is,
    (_, c) => t.failures([{ value: 1, context: t.appendContext(c, 'zz', t.never, 1) }]),
    t.identity
  )
  assert.equal(bare(issuesOf(t.type({ a: closed }), { a: { zz: 1 } })), [
    ['/a/zz', 'unexpected', 'additionalProperties']
  ])
})

test('a key that the domain of its dictionary refuses is unexpected, as an older io-ts reports it', () => {
  const short = t.brand(t.string, t.never.is, 'Short')
  const either = t.union([t.literal('a'), short])
  const domains = (domain: t.Mixed): Decodes =>
    new t.DictionaryType(
      'Names',
      t.never.is,
      (u, c) => {
        const decoded = domain.validate('long', t.appendContext(c, 'long', domain, 'long'))
        return E.isLeft(decoded) ? decoded : t.failure(u, c)
      },
      t.identity,
      domain,
      t.string
    )
  const at = ['/long', 'unexpected', 'propertyNames']
  assert.equal(bare(issuesOf(domains(short), { long: 'x' })), [at])
  assert.equal(bare(issuesOf(domains(either), { long: 'x' })), [at, at])
})

test('what io-ts takes away without a word is no issue: keys of another domain', () => {
  const short = t.brand(t.string, t.never.is, 'Short')
  assert.equal(issuesOf(t.record(short, t.number), { long: 'x' }), [])
})

test('where keys and values have one codec, the value tells which was refused', () => {
  const codec = t.record(t.string, t.string)
  assert.equal(bare(issuesOf(codec, { long: 5 })), [['/long', 'type', 'type', type('string')]])
  const both = t.refinement(t.string, () => false, 'Both')
  const kindOf = (value: string): unknown =>
    fromIoTs([
      {
        value: 'long',
        context: [
          { key: '', type: t.record(both, both), actual: { long: value } },
          { key: 'long', type: both, actual: 'long' }
        ]
      }
    ]).issues[0]?.kind
  assert.is(kindOf('x'), 'unexpected')
  assert.is(kindOf('long'), 'rule')
})

// Authors

const Email = new t.Type<string>(
  'Email',
  t.string.is,
  (u, c) =>
    t.string.is(u) && u.includes('@') ? t.success(u) : t.failure(u, c, 'must be an email'),
  t.identity
)

test("D4: a custom codec's message is a rule of the author's, without one nobody said", () => {
  assert.equal(issuesOf(t.type({ to: Email }), { to: 'nope' }), [
    { path: ['to'], kind: 'rule', message: 'must be an email' }
  ])
  const silent = new t.Type('Dozens', t.number.is, (u, c) => t.failure(u, c), String)
  assert.equal(issuesOf(t.type({ n: silent }), { n: 'x' }), [
    { path: ['n'], kind: 'unknown', params: { name: 'Dozens' } }
  ])
})

/** What io-ts-types does: a copy of the codec whose first context keeps no value. */
const withMessage = (codec: t.Mixed, message: string): t.Mixed => {
  const copy: t.Mixed = Object.assign(Object.create(Object.getPrototypeOf(codec)), codec)
  const validate: t.Validate<unknown, unknown> = (u, c) =>
    E.isLeft(codec.validate(u, c)) ? t.failure(u, c, message) : t.success(u)
  const decode = (u: unknown): t.Validation<unknown> => validate(u, [{ key: '', type: copy }])
  return Object.assign(copy, { validate, decode })
}

test("an author's sentence for a codec of io-ts keeps the kind and the parameters of the rule", () => {
  const says = (codec: t.Mixed, value: unknown): Issue | undefined =>
    issuesOf(t.type({ a: withMessage(codec, 'no') }), { a: value })[0]
  const at = { path: ['a'], message: 'no', keyword: 'errorMessage' }
  assert.equal(says(t.string, 5), { ...at, kind: 'type', params: type('string') })
  assert.equal(says(Min1, '5'), { ...at, kind: 'type', params: type('integer') })
  assert.equal(says(t.literal(1), 5), { ...at, kind: 'choice', params: { allowedValue: 1 } })
  assert.equal(says(shape, { kind: 'hex' }), {
    ...at,
    path: ['a', 'kind'],
    kind: 'choice',
    params: { allowedValues }
  })
  assert.equal(says(t.union([t.string, leaf]), 5), { ...at, kind: 'alternative' })
  // It is an object; what is wrong in it the author does not say.
  assert.equal(says(leaf, { n: 'x' }), { ...at, kind: 'rule' })
  assert.equal(says(t.intersection([leaf, t.union([t.string, leaf])]), {}), { ...at, kind: 'rule' })
  assert.equal(says(Min1, 0), {
    path: ['a'],
    message: 'no',
    kind: 'rule',
    params: { name: 'Min1' }
  })
})

test("an author's sentence stands for a key that is not there, also where the root keeps no value", () => {
  const city = withMessage(t.string, 'tell me the city')
  const at = {
    path: ['city'],
    kind: 'missing',
    keyword: 'errorMessage',
    message: 'tell me the city'
  }
  assert.equal(issuesOf(t.type({ city }), {}), [at])
  assert.equal(fromIoTs(withMessage(t.type({ n: t.string }), 'no').decode({})).issues, [
    { path: [], kind: 'rule', keyword: 'errorMessage', message: 'no' }
  ])
})

test('an error without a context is at the root', () => {
  assert.equal(fromIoTs([{ value: 1, context: [], message: 'sold out' }]).issues, [
    { path: [], kind: 'rule', message: 'sold out' }
  ])
})

test('a message is told without what it repeats of what was sent, a word in common by chance is no repetition', () => {
  const says = (message: string, value: unknown): unknown => {
    const codec = new t.Type('Own', t.string.is, (u, c) => t.failure(u, c, message), t.identity)
    const [issue] = issuesOf(codec, value)
    return issue?.echo === true ? 'an echo' : issue?.message
  }
  assert.is(says('"hunter2" is no email', 'hunter2'), '"…" is no email')
  assert.is(says('hunter2, and hunter22', 'hunter2'), '…, and …2')
  assert.is(says('no x here, nor in next', 'x'), 'no … here, nor in next')
  assert.is(says('"hunter2"', 'hunter2'), 'an echo')
  assert.is(says(`hunter2 ${'x'.repeat(40_000)}`, 'hunter2'), 'an echo')
  for (const [message, value] of [
    ['must be an email', 'a'],
    ['must be an email', ''],
    ['must be over 5', 5],
    ['must be an email', 'nope']
  ] as const) {
    assert.is(says(message, value), message)
  }
})

test('D4: intersections repeat an error, and a source keeps both', () => {
  const a = t.type({ a: t.string })
  assert.equal(bare(issuesOf(t.intersection([a, a]), {})), [
    ['/a', 'missing', 'required'],
    ['/a', 'missing', 'required']
  ])
})

test.run()
