import { advise } from '@toolfault/advice/advise'
import { type Advice, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf, onlyAdvice } from './advised.js'

const test = suite('advice/stated')

const text = { type: 'string' }
const integer = { type: 'integer' }
const on = (schema: object): object => ({ properties: { a: schema } })

const told = (schema: unknown, a: unknown, issue: Omit<Issue, 'path'>): Advice | undefined =>
  advise(invalidArguments('t', { issues: [{ path: ['a'], ...issue }] }), { schema, value: { a } })
    .advice?.[0]

// What a schema says of a place is remembered; what a value or a validator says of it never is.
for (const [name, schema, calls] of [
  [
    'a sentence of the validator',
    { properties: { a: {} } },
    [
      [5, { kind: 'type', keyword: 'odd', message: 'one' }, { id: 'said', text: 'one' }],
      [5, { kind: 'type', keyword: 'odd', message: 'two' }, { id: 'said', text: 'two' }],
      [5, { kind: 'type', keyword: 'odd' }, undefined],
      [5, { kind: 'type', keyword: 'odd', message: 'three' }, { id: 'said', text: 'three' }]
    ]
  ],
  [
    'a value beside a union',
    { properties: { a: { oneOf: [{ multipleOf: 3 }, { multipleOf: 5 }] } } },
    [
      [
        15,
        { kind: 'alternative', keyword: 'oneOf', params: { passingSchemas: [0, 1] } },
        { id: 'one_branch', matched: [0, 1] }
      ],
      [
        7,
        { kind: 'alternative', keyword: 'oneOf' },
        {
          id: 'one_branch',
          rules: [
            { id: 'multiple', of: 3 },
            { id: 'multiple', of: 5 }
          ]
        }
      ]
    ]
  ],
  [
    'the rule of the schema',
    { properties: { a: text } },
    [
      [
        5,
        { kind: 'type', keyword: 'type', params: { type: 'string' } },
        { id: 'type', types: ['string'] }
      ],
      [
        true,
        { kind: 'type', keyword: 'type', params: { type: 'string' } },
        { id: 'type', types: ['string'] }
      ],
      [
        5,
        { kind: 'type', keyword: 'type', params: { type: 'null' } },
        { id: 'type', types: ['null'] }
      ]
    ]
  ],
  [
    "an author's sentence of a union",
    { properties: { a: { anyOf: [text, { type: 'null' }] } } },
    [
      [
        5,
        { kind: 'alternative', keyword: 'errorMessage', message: 'No.' },
        { id: 'said', text: 'No.' }
      ],
      [
        5,
        { kind: 'alternative', keyword: 'errorMessage', message: 'Oh.' },
        { id: 'said', text: 'Oh.' }
      ]
    ]
  ]
] as const satisfies ReadonlyArray<
  readonly [
    string,
    object,
    ReadonlyArray<readonly [unknown, Omit<Issue, 'path'>, Advice['expected']]>
  ]
>) {
  test(`one after the other: ${name}`, () => {
    for (const [a, issue, expected] of calls) {
      assert.equal(told(schema, a, issue)?.expected, expected, JSON.stringify([a, issue]))
    }
  })
}

test('the same words about one place are those of the call, with a schema that is known', () => {
  const schema = on({ ...integer, maximum: 5, title: 'Nights' })
  for (const [value, expected] of [
    ['x', { id: 'type', types: ['integer'] }],
    [6, { id: 'compare', comparison: '<=', limit: 5 }],
    [true, { id: 'type', types: ['integer'] }],
    [7, { id: 'compare', comparison: '<=', limit: 5 }]
  ] as const) {
    const piece = onlyAdvice(schema, { a: value })
    assert.equal(piece.expected, expected)
    assert.is(piece.about?.title, 'Nights')
  }
})

// The branch that was meant tells the place, before the union of all of them.
const branch = (title: string, kind: string): object => ({
  type: 'object',
  title,
  properties: { kind: { const: kind }, n: { ...integer, title: `${title} n` } },
  required: ['kind', 'n'],
  maxProperties: 2
})
const union = { title: 'Any', oneOf: [branch('One', '1'), branch('Two', '2')] }

for (const [name, value, path, title] of [
  ['a rule of the first for the place', { kind: '1', n: 1, x: 1 }, ['a'], 'One'],
  ['a rule of the second for the place', { kind: '2', n: 1, x: 1 }, ['a'], 'Two'],
  ['a rule for a key', { kind: '2', n: 'x' }, ['a', 'n'], 'Two n']
] as const) {
  test(`of a union its branch speaks: ${name}`, () => {
    const piece = onlyAdvice(on(union), { a: value })
    assert.equal(piece.path, path)
    assert.is(piece.about?.title, title)
  })
}

test('of a union as a whole no branch speaks', () => {
  const schema = on({
    oneOf: [
      { type: 'object', properties: { x: integer }, required: ['x'], title: 'X', description: 'x' },
      { type: 'object', properties: { y: integer }, required: ['y'], title: 'Y', description: 'y' }
    ],
    title: 'Any'
  })
  const { about, kind } = onlyAdvice(schema, { a: { x: 1, y: 1 } })
  assert.is(kind, 'alternative')
  assert.is(about?.title, 'Any')
  assert.is(about?.description, undefined)
})

test('what excludes a value speaks of its place, and so does the branch that it stands in', () => {
  const schema = on({ anyOf: [{ ...text, not: { const: 'x' }, title: 'T' }], description: 'd' })
  const piece = adviceOf(schema, { a: 'x' }).find(({ expected }) => expected?.id === 'other_than')
  assert.equal(piece?.expected, { id: 'other_than', rules: [{ id: 'one_of', values: ['x'] }] })
  assert.is(piece?.about?.description, 'd')
})

// A pattern that nobody runs may not be meant, and says nothing but what it was that broke.
test('under a pattern only the rule that broke speaks', () => {
  const patternProperties = {
    '^a': { ...integer, title: 'First', description: 'f' },
    b$: { ...text, title: 'Second' }
  }
  const { about, expected } = onlyAdvice({ patternProperties }, { xb: 5 })
  assert.equal(expected, { id: 'type', types: ['string'] })
  assert.is(about?.title, 'Second')
  assert.is(about?.description, undefined)
})

test.run()
