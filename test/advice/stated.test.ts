import type { Advice, Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toldAll, toldOf } from './unnamed.js'

const test = suite('advice/stated')

const text = { type: 'string' }
const integer = { type: 'integer' }
const on = (schema: object): object => ({ properties: { a: schema } })

const told = (schema: object, a: unknown, issue: Omit<Issue, 'path'>): Advice | undefined =>
  toldOf(schema, { a }, { path: ['a'], ...issue })[0]

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
    const [piece] = toldAll(schema, { a: value })
    assert.equal(piece?.expected, expected)
    assert.is(piece?.about?.title, 'Nights')
  }
})

test.run()
