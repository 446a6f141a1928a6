import { type Issue, isInvalidArguments, printPointer } from '@toolfault/model'
import { decoding, fromIoTs, type IoTsErrors } from '@toolfault/sources/io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen, reachable } from '../hostile/frozen.js'
import { revoked } from '../hostile/values.js'
import { never } from './convert/io-ts/own.js'
import { type Expected, expected, rows } from './io-ts/rows.js'

const test = suite('sources/io-ts')

/** A codec of any type, `never` too. */
interface Decodes {
  readonly name: string
  readonly decode: (value: unknown) => t.Validation<unknown>
}

const issuesOf = (codec: Decodes, value: unknown): ReadonlyArray<Issue> =>
  fromIoTs(codec.decode(value)).issues

/** What an issue says beside its sentence: place, kind, keyword, parameters. */
const bare = (issues: ReadonlyArray<Issue>): ReadonlyArray<unknown> =>
  issues.map(({ branches, keyword, kind, params, path }) => [
    printPointer(path),
    kind,
    keyword,
    ...(params === undefined ? [] : [params]),
    ...(branches === undefined ? [] : [branches.map(bare)])
  ])

const pathsOf = (codec: Decodes, value: unknown): ReadonlyArray<string> =>
  issuesOf(codec, value).map(({ path }) => printPointer(path))

const type = (name: string): object => ({ type: name })

// What is handed over

test('a Left and its bare errors are read alike, a Right and no errors are no issue', () => {
  const codec = t.type({ city: t.string })
  const answer = codec.decode({})
  assert.ok(E.isLeft(answer))
  assert.equal(fromIoTs(answer), fromIoTs(E.isLeft(answer) ? answer.left : []))
  assert.equal(fromIoTs(answer).issues.length, 1)
  assert.equal(fromIoTs(codec.decode({ city: 'Rome' })), { issues: [] })
  assert.equal(fromIoTs([]), { issues: [] })
})

test('a Left of no errors at all is a refusal all the same', () => {
  const message = 'the validator refused the value and did not say why'
  assert.equal(fromIoTs(E.left([])), { issues: [{ path: [], kind: 'unknown', message }] })
})

// Paths: style 4.1 and D4

const leaf = t.type({ n: t.number })

const walks: ReadonlyArray<
  readonly [name: string, codec: t.Mixed, value: unknown, ...pointers: ReadonlyArray<string>]
> = [
  ['an array', t.type({ d: t.array(leaf) }), { d: [{ n: 'x' }] }, '/d/0/n'],
  ['a readonly array', t.readonlyArray(t.string), ['a', 1], '/1'],
  ['a tuple', t.tuple([t.string, t.number]), ['a', 'b'], '/1'],
  ['a record', t.record(t.string, t.number), { 0: 'x' }, '/0'],
  ['a record of few keys', t.record(t.keyof({ '0': null }), t.number), { 0: 'x' }, '/0'],
  ['strict', t.strict({ a: t.string }), { a: 1 }, '/a'],
  ['exact partial', t.exact(t.partial({ 0: t.string })), { 0: 1 }, '/0'],
  ['readonly', t.readonly(t.type({ 1: t.string })), { 1: 1 }, '/1'],
  ['a brand', t.brand(leaf, (_): _ is never => true, 'B'), { n: 'x' }, '/n'],
  ['an intersection', t.intersection([leaf, t.partial({ m: t.string })]), { m: 1 }, '/n', '/m'],
  [
    'an exact intersection',
    t.exact(t.intersection([t.type({ a: t.string }), t.type({ 1: t.string })])),
    { a: 1 },
    '/a',
    '/1'
  ],
  [
    'a readonly brand of an intersection',
    t.readonly(t.brand(t.intersection([leaf, leaf]), (_): _ is never => true, 'B')),
    {},
    '/n',
    '/n'
  ],
  [
    'an intersection within an intersection',
    t.intersection([t.intersection([leaf, t.type({ 0: t.string })]), t.type({ 1: t.string })]),
    { n: 1 },
    '/0',
    '/1'
  ],
  ['a dictionary in a union', t.type({ u: t.union([t.array(leaf), leaf]) }), { u: [1] }, '/u'],
  ['keys that are no words', t.type({ 'a/b~c': t.string, '': t.string }), {}, '/a~1b~0c', '/']
]

for (const [name, codec, value, ...pointers] of walks) {
  test(`the path through ${name}: ${pointers.join(' ')}`, () => {
    assert.equal(pathsOf(codec, value), pointers)
  })
}

interface Node {
  readonly v: number
  readonly next?: Node
}

const Node: t.Type<Node> = t.recursion('Node', () =>
  t.intersection([t.type({ v: t.number }), t.partial({ next: Node })])
)

test('D4: recursion hides an intersection, whose numbers are no keys', () => {
  assert.equal(pathsOf(Node, { v: 1, next: { v: 1, next: { v: 'x' } } }), ['/next/next/v'])
})

test('D4: a refinement hides a union, whose numbers are branches', () => {
  const union = t.union([t.string, t.type({ x: t.number })])
  const refined = t.brand(union, (_): _ is never => true, 'R')
  assert.equal(bare(issuesOf(t.type({ u: refined }), { u: { x: 'no' } })), [
    [
      '/u',
      'alternative',
      'anyOf',
      [[['/u', 'type', 'type', type('string')]], [['/u/x', 'type', 'type', type('number')]]]
    ]
  ])
})

test('D4: a key of digits under a union is a key, by its parent and not by its digits', () => {
  const codec = t.type({ 0: t.union([t.type({ 0: t.string }), t.type({ 1: t.string })]) })
  assert.equal(bare(issuesOf(codec, { 0: {} })), [
    [
      '/0',
      'alternative',
      'anyOf',
      [[['/0/0', 'missing', 'required']], [['/0/1', 'missing', 'required']]]
    ]
  ])
})

test("D4: an author's codec without a tag hands on to an intersection: the value is still the same", () => {
  const piped = t.intersection([leaf, t.type({ 0: t.string })]).pipe(t.any, 'Piped')
  assert.equal(pathsOf(t.type({ p: piped }), { p: { n: 'x' } }), ['/p/n', '/p/0'])
})

test('D4: and its own keys of digits stay, for what stands there is another value', () => {
  const list = new t.Type<unknown>(
    'List',
    (_): _ is unknown => true,
    t.array(t.string).validate,
    t.identity
  )
  assert.equal(pathsOf(t.type({ l: list }), { l: ['a', 1] }), ['/l/1'])
})

test('a codec that wraps itself is looked through no further than it goes', () => {
  const knot: { [name: string]: unknown } = { name: 'knot', _tag: 'ReadonlyType' }
  knot['type'] = knot
  const entry = { key: '0', type: { name: 'knot', ...knot }, actual: 1 }
  assert.equal(fromIoTs([{ value: 1, context: [entry, entry] }]).issues.length, 1)
})

// Missing and undefined: D4

test('D4: a key that is not there is missing, one that is undefined has a wrong type', () => {
  const codec = t.type({ city: t.string })
  assert.equal(bare(issuesOf(codec, {})), [['/city', 'missing', 'required']])
  assert.equal(bare(issuesOf(codec, { city: undefined })), [
    ['/city', 'type', 'type', type('string')]
  ])
})

test('what every object inherits is missing, what a class answers is there', () => {
  const codec = t.type({ constructor: t.string, toString: t.string })
  assert.equal(bare(issuesOf(codec, {})), [
    ['/constructor', 'missing', 'required'],
    ['/toString', 'missing', 'required']
  ])
  class Guest {
    get name(): number {
      return 5
    }
  }
  assert.equal(bare(issuesOf(t.type({ name: t.string }), new Guest())), [
    ['/name', 'type', 'type', type('string')]
  ])
})

test('whatever was wanted, a key that is not there is missing, once', () => {
  const codec = t.type({
    union: t.union([t.string, t.number]),
    tagged: t.union([t.type({ k: t.literal(1) }), t.type({ k: t.literal(2) })]),
    literals: t.union([t.literal('a'), t.literal('b')]),
    brand: t.Int,
    custom: new t.Type('Custom', t.string.is, (u, c) => t.failure(u, c), t.identity)
  })
  assert.equal(
    bare(issuesOf(codec, {})),
    ['union', 'tagged', 'literals', 'brand', 'custom'].map((key) => [
      `/${key}`,
      'missing',
      'required'
    ])
  )
})

test('D4: unknown and optional members may be absent, surplus keys and items are never reported', () => {
  const codec = t.intersection([
    t.strict({ any: t.unknown, maybe: t.union([t.string, t.undefined]) }),
    t.partial({ other: t.string, pair: t.tuple([t.string]) })
  ])
  assert.equal(issuesOf(codec, { surplus: 1, pair: ['a', 'b'] }), [])
})

test('the root that is no object is of a wrong type, also when it is undefined', () => {
  for (const value of [null, undefined, 5, []]) {
    assert.equal(bare(issuesOf(leaf, value)), [['', 'type', 'type', type('object')]])
  }
})

// Unions

test('the errors of one union are one issue at its place, apart by branch', () => {
  const contact = t.union([
    t.type({ email: t.string, name: t.string }),
    t.type({ phone: t.string }),
    t.string
  ])
  assert.equal(
    bare(issuesOf(t.type({ a: t.string, to: contact, z: t.string }), { to: { email: 5 } })),
    [
      ['/a', 'missing', 'required'],
      [
        '/to',
        'alternative',
        'anyOf',
        [
          [
            ['/to/email', 'type', 'type', type('string')],
            ['/to/name', 'missing', 'required']
          ],
          [['/to/phone', 'missing', 'required']],
          [['/to', 'type', 'type', type('string')]]
        ]
      ],
      ['/z', 'missing', 'required']
    ]
  )
})

test('unions nest, in the same place and further down', () => {
  const inner = t.union([t.string, t.type({ a: t.union([t.Int, t.boolean]) })])
  assert.equal(bare(issuesOf(t.union([inner, t.number]), { a: 'x' })), [
    [
      '',
      'alternative',
      'anyOf',
      [
        [
          [
            '',
            'alternative',
            'anyOf',
            [
              [['', 'type', 'type', type('string')]],
              [
                [
                  '/a',
                  'alternative',
                  'anyOf',
                  [
                    [['/a', 'type', 'type', type('integer')]],
                    [['/a', 'type', 'type', type('boolean')]]
                  ]
                ]
              ]
            ]
          ]
        ],
        [['', 'type', 'type', type('number')]]
      ]
    ]
  ])
})

test('each visit of one union is an issue of its own', () => {
  const union = t.union([t.string, t.number])
  assert.equal(
    issuesOf(t.array(union), [null, 1, null]).map(({ kind, path }) => [kind, path]),
    [
      ['alternative', ['0']],
      ['alternative', ['2']]
    ]
  )
  assert.equal(pathsOf(t.intersection([union, union]), null), ['', ''])
})

test('errors that were copied, so that no entry is the same, are grouped alike', () => {
  const union = t.union([t.type({ a: t.string }), t.type({ b: t.string })])
  const answer = t.array(union).decode([{}, {}])
  const twice = E.isLeft(answer) ? [...answer.left, ...answer.left] : []
  const copies = twice.map((error) => ({
    ...error,
    context: error.context.map((entry) => ({
      ...entry,
      type: { ...entry.type, _tag: tagOf(entry.type) }
    }))
  }))
  assert.equal(
    fromIoTs(copies).issues.map(({ branches, path }) => [printPointer(path), branches?.length]),
    [
      ['/0', 2],
      ['/1', 2],
      ['/0', 2],
      ['/1', 2]
    ]
  )
})

const tagOf = (codec: object): unknown => Reflect.get(codec, '_tag')

test('a union of literals and null is a choice among them', () => {
  const codec = t.type({
    cls: t.union([t.literal('eco'), t.union([t.literal(1), t.null]), t.keyof({ biz: 0 })])
  })
  assert.equal(bare(issuesOf(codec, { cls: 'first' })), [
    ['/cls', 'choice', 'enum', { allowedValues: ['eco', 1, null, 'biz'] }]
  ])
})

test('undefined is no value of JSON: what is left of its union speaks for itself', () => {
  const codec = t.type({
    name: t.union([t.string, t.undefined]),
    cls: t.union([t.literal('a'), t.literal('b'), t.undefined]),
    two: t.union([t.undefined, t.string, t.number])
  })
  assert.equal(bare(issuesOf(codec, { name: 5, cls: 'c', two: null })), [
    ['/name', 'type', 'type', type('string')],
    ['/cls', 'choice', 'enum', { allowedValues: ['a', 'b'] }],
    [
      '/two',
      'alternative',
      'anyOf',
      [[['/two', 'type', 'type', type('string')]], [['/two', 'type', 'type', type('number')]]]
    ]
  ])
})

test('a branch of which io-ts says nothing has an empty list, so that the others keep their numbers', () => {
  const union = t.union([t.string, t.number, t.boolean])
  const errorsOf = (branch: number, codec: t.Mixed): t.ValidationError => ({
    value: null,
    context: [
      { key: '', type: union, actual: null },
      { key: String(branch), type: codec, actual: null }
    ]
  })
  const [issue] = fromIoTs([errorsOf(0, t.string), errorsOf(2, t.boolean)]).issues
  assert.equal(
    issue?.branches?.map(({ length }) => length),
    [1, 0, 1]
  )
})

test('a number of a branch that cannot be one costs no memory', () => {
  const union = t.union([t.string, t.number])
  const entry = (key: string): t.ContextEntry => ({ key, type: t.string, actual: null })
  const errors = Array.from({ length: 1_000 }, (_, at) => ({
    value: null,
    context: [{ key: '', type: union, actual: null }, entry(at % 2 === 0 ? '0' : '999999999')]
  }))
  assert.is(fromIoTs(errors).issues.length, 1_000)
})

// Tagged unions: D4

const shape = t.union([
  t.type({ kind: t.literal('circle'), r: t.number }),
  t.intersection([t.strict({ kind: t.literal('square') }), t.type({ side: t.number })]),
  t.readonly(t.union([t.type({ kind: t.literal(3), a: t.number }), t.type({ kind: t.literal(4) })]))
])

test('D4: a tag that leads to a branch leaves its errors alone', () => {
  assert.equal(bare(issuesOf(t.type({ s: shape }), { s: { kind: 'square', r: 1 } })), [
    ['/s/side', 'missing', 'required']
  ])
  assert.equal(bare(issuesOf(t.type({ s: shape }), { s: { kind: 3, a: 'x' } })), [
    ['/s/a', 'type', 'type', type('number')]
  ])
})

const allowedValues = ['circle', 'square', 3, 4]

test('D4: an unknown tag is one choice at the tag, with the tags that there are', () => {
  assert.equal(bare(issuesOf(t.type({ s: shape }), { s: { kind: 'hex' } })), [
    ['/s/kind', 'choice', 'enum', { allowedValues }]
  ])
})

test('a tag that is not there is missing, a value that has none is no object', () => {
  assert.equal(bare(issuesOf(t.type({ s: shape }), { s: {} })), [
    ['/s/kind', 'missing', 'required', { allowedValues }]
  ])
  assert.equal(bare(issuesOf(t.type({ s: shape }), { s: 'circle' })), [
    ['/s', 'type', 'type', type('object')]
  ])
})

test('the tag of a recursive union is found too', () => {
  const Tree: t.Mixed = t.recursion('Tree', () =>
    t.union([
      t.type({ is: t.literal('leaf') }),
      t.type({ is: t.literal('fork'), left: Tree, right: Tree })
    ])
  )
  assert.equal(bare(issuesOf(Tree, { is: 'fork', left: { is: 'leaf' }, right: { is: 'twig' } })), [
    ['/right/is', 'choice', 'enum', { allowedValues: ['leaf', 'fork'] }]
  ])
})

// Kinds

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
  [t.undefined, 1, 'type', 'type'],
  [t.void, 1, 'type', 'type'],
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
  [t.brand(t.number, (_): _ is never => false, 'Integer'), 1.5, 'type', 'type', type('integer')],
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

const Min1 = t.brand(t.Int, (n): n is t.Branded<t.Int, { readonly Min1: symbol }> => n >= 1, 'Min1')

test('a refinement whose base is not met is of the kind of its base, else a rule without a sentence', () => {
  const codec = t.type({ n: Min1 })
  assert.equal(bare(issuesOf(codec, { n: '5' })), [['/n', 'type', 'type', type('integer')]])
  assert.equal(bare(issuesOf(codec, { n: 0.5 })), [['/n', 'type', 'type', type('integer')]])
  assert.equal(issuesOf(codec, { n: 0 }), [{ path: ['n'], kind: 'rule', params: { name: 'Min1' } }])
})

test('a rule of an object, of a union and of a union with tags is at its place', () => {
  const never = (_: unknown): _ is never => false
  assert.equal(issuesOf(t.brand(leaf, never, 'Range'), { n: 1 }), [
    { path: [], kind: 'rule', params: { name: 'Range' } }
  ])
  assert.equal(issuesOf(t.brand(t.union([t.string, t.number]), never, 'Either'), 1), [
    { path: [], kind: 'rule', params: { name: 'Either' } }
  ])
  assert.equal(issuesOf(t.brand(shape, never, 'Shape'), { kind: 4 }), [
    { path: [], kind: 'rule', params: { name: 'Shape' } }
  ])
  assert.equal(bare(issuesOf(t.brand(shape, never, 'Shape'), { kind: 5 })), [
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
})

test('a surplus key that an author reports with never is an additional property', () => {
  const closed = new t.Type<unknown>(
    'Closed',
    (_): _ is unknown => true,
    (_, c) => t.failures([{ value: 1, context: t.appendContext(c, 'zz', t.never, 1) }]),
    t.identity
  )
  assert.equal(bare(issuesOf(t.type({ a: closed }), { a: { zz: 1 } })), [
    ['/a/zz', 'unexpected', 'additionalProperties']
  ])
})

test('a key that the domain of its dictionary refuses is unexpected, as an older io-ts reports it', () => {
  const short = t.brand(t.string, (_): _ is never => false, 'Short')
  const either = t.union([t.literal('a'), short])
  const domains = (domain: t.Mixed): Decodes =>
    new t.DictionaryType(
      'Names',
      (_): _ is never => false,
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
  const short = t.brand(t.string, (_): _ is never => false, 'Short')
  assert.equal(issuesOf(t.record(short, t.number), { long: 'x' }), [])
  assert.equal(pathsOf(t.record(t.string, t.string), { long: 5 }), ['/long'])
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
  const silent = new t.Type('NumberFromString', t.number.is, (u, c) => t.failure(u, c), String)
  assert.equal(issuesOf(t.type({ n: silent }), { n: 'x' }), [
    { path: ['n'], kind: 'unknown', params: { name: 'NumberFromString' } }
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

test('a message that repeats what was sent says so, a word in common by chance is no repetition', () => {
  const says = (message: string, value: unknown): true | undefined => {
    const codec = new t.Type('Own', t.string.is, (u, c) => t.failure(u, c, message), t.identity)
    return issuesOf(codec, value)[0]?.echo
  }
  assert.is(says('"hunter2" is no email', 'hunter2'), true)
  assert.is(says('no x here', 'x'), true)
  assert.is(says('must be an email', 'a'), undefined)
  assert.is(says('must be an email', ''), undefined)
  assert.is(says('must be over 5', 5), undefined)
  assert.is(says('must be an email', 'nope'), undefined)
})

test('D4: intersections repeat an error, and a source keeps both', () => {
  const a = t.type({ a: t.string })
  assert.equal(bare(issuesOf(t.intersection([a, a]), {})), [
    ['/a', 'missing', 'required'],
    ['/a', 'missing', 'required']
  ])
})

// Totality

test('D4: nothing of the value and no codec is left behind', () => {
  const secret = { list: [{ deep: 'hunter2' }], u: { x: 'hunter2' }, kind: 'hunter2' }
  const codec = t.type({
    list: t.array(t.type({ deep: t.number })),
    u: t.union([t.type({ x: t.number }), t.type({ y: t.keyof({ a: null }) })]),
    kind: t.keyof({ b: null })
  })
  const answer = codec.decode(secret)
  const theirs = new Set([...reachable(answer), ...reachable(secret), ...reachable(codec)])
  assert.ok(theirs.size > 30)
  const found = fromIoTs(answer)
  assert.equal(
    [...reachable(found)].filter((object) => theirs.has(object)),
    []
  )
  assert.not.match(JSON.stringify(found), 'hunter2')
})

test('errors are read, never written', () => {
  const answer = t.type({ s: shape, u: t.union([leaf, t.string]) }).decode({ s: { kind: 1 }, u: 1 })
  frozen(E.isLeft(answer) ? answer.left.map(({ context }) => context) : [])
  assert.is(fromIoTs(frozen(answer)).issues.length, 2)
})

test('a value with a cycle and a bigint is read', () => {
  const value: { [key: string]: unknown } = { big: 10n }
  value['self'] = value
  const codec = t.type({ big: t.number, self: t.type({ a: t.string }) })
  assert.equal(pathsOf(codec, value), ['/big', '/self/a'])
})

test('what is no Left, Right or errors is one issue that says so', () => {
  const junk: ReadonlyArray<unknown> = [
    null,
    undefined,
    5,
    'x',
    {},
    { _tag: 'Left' },
    { _tag: 'Both', left: [] },
    Promise.resolve([]),
    revoked([]),
    revoked({})
  ]
  for (const given of junk) {
    // A border: the types forbid it.
    const { issues } = fromIoTs(given as IoTsErrors)
    assert.equal(issues, [
      { path: [], kind: 'unknown', message: 'the validator reported errors that cannot be read' }
    ])
  }
})

test('one bad error costs one issue', () => {
  const good = { value: 1, context: [{ key: '', type: t.string, actual: 1 }] }
  const bad: ReadonlyArray<unknown> = [
    null,
    5,
    {},
    { value: 1, context: 'x' },
    { value: 1, context: [good.context[0], { type: t.string }] },
    { value: 1, context: [good.context[0], null] },
    revoked({}),
    { value: 1, context: revoked([]) },
    Object.defineProperty({}, 'context', {
      enumerable: true,
      get: () => {
        throw new Error('hostile')
      }
    })
  ]
  // A border: the types forbid it.
  const { issues } = fromIoTs([good, ...bad, good] as IoTsErrors)
  assert.equal(
    issues.map(({ kind }) => kind),
    ['type', ...bad.map(() => 'unknown'), 'type']
  )
})

test('a codec that was taken back, or whose getter throws, is a codec of which nothing is known', () => {
  const throwing = Object.defineProperty({ name: 'x', _tag: 'RecursiveType' }, 'type', {
    get: () => {
      throw new Error('hostile')
    }
  })
  for (const codec of [revoked({}), throwing]) {
    const context = [{ key: '', type: codec, actual: 1 }]
    // A border: the types forbid it.
    const { issues } = fromIoTs([{ value: 1, context }] as unknown as IoTsErrors)
    assert.equal(
      issues.map(({ kind }) => kind),
      ['unknown']
    )
  }
})

/** A guard against hanging, not a measure of speed. */
const within = (most: number, run: () => void): void => {
  const begin = performance.now()
  run()
  assert.ok(performance.now() - begin < most)
}

test('100 000 errors are read, more are counted as truncated', () => {
  const answer = t
    .array(t.type({ a: t.string }))
    .decode(Array.from({ length: 100_001 }, () => ({})))
  within(5_000, () => {
    const { issues, truncated } = fromIoTs(answer)
    assert.is(issues.length, 100_000)
    assert.is(truncated, true)
  })
})

test('contexts of 10 000 entries are read, until there are too many of them', () => {
  const entry = { key: 'a', type: t.type({}), actual: {} }
  const context = Array.from({ length: 10_000 }, () => entry)
  assert.is(fromIoTs([{ value: 1, context }]).issues[0]?.path.length, 9_999)
  within(5_000, () => {
    const { issues, truncated } = fromIoTs(
      Array.from({ length: 100_000 }, () => ({ value: 1, context }))
    )
    assert.is(truncated, true)
    assert.ok(issues.length >= 100)
  })
})

test('unions within unions are nested 32 deep, and read flat below', () => {
  const codec: t.Mixed = t.recursion('Deep', () => t.union([t.type({ n: codec }), t.string]))
  let value: unknown = 1
  for (let level = 0; level < 200; level++) value = { n: value }
  let depth = 0
  let open: ReadonlyArray<Issue> = issuesOf(codec, value)
  for (; open.length > 0; depth++) open = open.flatMap(({ branches = [] }) => branches.flat())
  assert.ok(depth > 30 && depth < 40, String(depth))
})

// decoding

const Book = t.type({ city: t.string, nights: t.Int })
const book = decoding('book', Book)

test('decoding is a step of a pipe: what was decoded, or the fault that says why not', () => {
  const told = (value: unknown): string =>
    pipe(
      value,
      book,
      E.map(({ city, nights }) => `${nights} nights in ${city}`),
      E.getOrElse(({ issues, kind, tool }) => `${kind} ${tool} ${issues.length}`)
    )
  assert.is(told({ city: 'Rome', nights: 2 }), '2 nights in Rome')
  assert.is(told({ nights: 'two' }), 'invalid_arguments book 2')
})

test('decoding needs no name of a tool', () => {
  const answer = decoding(undefined, Book)({})
  assert.ok(E.isLeft(answer) && !Object.hasOwn(answer.left, 'tool'))
})

test('decoding decodes: what a codec makes of the value is what comes out', () => {
  const NumberFromString = new t.Type<number, string>(
    'NumberFromString',
    t.number.is,
    (u, c) => (t.string.is(u) && u !== '' ? t.success(Number(u)) : t.failure(u, c)),
    String
  )
  assert.equal(decoding('n', t.type({ n: NumberFromString }))({ n: '5' }), E.right({ n: 5 }))
})

test('a codec that throws is a fault, and so is one that answers no Either', () => {
  const refusing = (decode: () => never): unknown =>
    pipe({}, decoding('t', { decode }), E.mapLeft(isInvalidArguments))
  const error = (): never => {
    throw new Error('hostile')
  }
  assert.equal(refusing(error), E.left(true))
  const answers: ReadonlyArray<unknown> = [
    undefined,
    null,
    5,
    {},
    { _tag: 'Right' + ' ' },
    Promise.resolve(E.right(1)),
    revoked({})
  ]
  for (const answer of answers) {
    // A border: the types forbid it.
    assert.equal(
      refusing(() => answer as never),
      E.left(true)
    )
  }
  for (const codec of [undefined, null, {}, revoked({})]) {
    // A border: the types forbid it.
    assert.ok(E.isLeft(decoding('t', codec as typeof Book)({})))
  }
})

test('a value that is nested too deeply for its codec is a fault that says so', () => {
  let value: unknown = { v: 1 }
  for (let level = 0; level < 20_000; level++) value = { v: 1, next: value }
  const answer = decoding('t', Node)(value)
  assert.ok(E.isLeft(answer))
  assert.is(
    E.isLeft(answer) && answer.left.issues[0]?.message,
    'the arguments are nested too deeply to be checked'
  )
})

// What was recorded

const placed = (issues: ReadonlyArray<Issue>): ReadonlyArray<Expected> =>
  issues.map(({ branches, kind, path }) => {
    const at = [printPointer(path), kind] as const
    return branches === undefined
      ? at
      : [...at, branches.map((branch) => branch.map((one) => [printPointer(one.path), one.kind]))]
  })

for (const { given, name } of rows()) {
  test(`recorded: ${name}`, () => {
    assert.equal(placed(fromIoTs(given).issues), expected[name])
  })
}

test('every recorded answer is expected to say something, and nothing else is', () => {
  const names = rows().map(({ name }) => name)
  if (names.length > 0) assert.equal(names, Object.keys(expected))
  assert.is(Object.keys(expected).length, 23)
})

test.run()
