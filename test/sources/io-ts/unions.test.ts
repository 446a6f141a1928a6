import { printPointer } from '@toolfault/model'
import { fromIoTs } from '@toolfault/sources/io-ts'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { allowedValues, leaf, shape } from './codecs.js'
import { bare, issuesOf, pathsOf, type } from './said.js'

const test = suite('sources/io-ts/unions')

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

test('where the branches begin again, it is another visit; another depth is another union', () => {
  const union = t.union([t.string, t.number])
  const answer = union.decode(null)
  const errors = E.isLeft(answer) ? answer.left : []
  assert.equal(
    fromIoTs([...errors, ...errors]).issues.map(({ branches }) => branches?.length),
    [2, 2]
  )
  const entry = (key: string, codec: t.Mixed): t.ContextEntry => ({
    key,
    type: codec,
    actual: null
  })
  const deep = [entry('', leaf), entry('a', leaf), entry('b', union), entry('0', t.string)]
  const flat = [entry('', leaf), entry('a', union), entry('1', t.number)]
  assert.equal(
    fromIoTs([deep, flat].map((context) => ({ value: null, context }))).issues.map(
      ({ path }) => path
    ),
    [['a', 'b'], ['a']]
  )
})

test('a union of literals and null is a choice among them', () => {
  const codec = t.type({
    cls: t.union([t.literal('eco'), t.union([t.literal(1), t.null]), t.keyof({ biz: 0 })])
  })
  assert.equal(bare(issuesOf(codec, { cls: 'first' })), [
    ['/cls', 'choice', 'enum', { allowedValues: ['eco', 1, null, 'biz'] }]
  ])
})

test('a union is no choice where a branch has a rule of its own, or lists nothing', () => {
  const codecs = [
    t.union([t.literal('a'), t.refinement(t.literal('b'), () => false, 'B')]),
    t.union([t.undefined, t.void]),
    t.union([t.literal('a'), t.string])
  ]
  for (const codec of codecs) {
    const [issue, more] = issuesOf(codec, 1)
    assert.equal([issue?.kind, issue?.branches?.length, more], ['alternative', 2, undefined])
  }
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

// Tags

test('D4: a tag that leads to a branch leaves its errors alone', () => {
  assert.equal(bare(issuesOf(t.type({ s: shape }), { s: { kind: 'square', r: 1 } })), [
    ['/s/side', 'missing', 'required']
  ])
  assert.equal(bare(issuesOf(t.type({ s: shape }), { s: { kind: 3, a: 'x' } })), [
    ['/s/a', 'type', 'type', type('number')]
  ])
})

test('D4: tags that lead to different branches in different places stay apart', () => {
  assert.equal(pathsOf(t.array(shape), [{ kind: 'circle' }, { kind: 'square' }]), [
    '/0/r',
    '/1/side'
  ])
})

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

test.run()
