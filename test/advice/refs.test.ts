import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf, onlyAdvice } from './advised.js'

const test = suite('advice/refs')

const leaf = { type: 'integer', title: 'Leaf' }
const other = { type: 'integer', title: 'Other' }

const draft07 = 'http://json-schema.org/draft-07/schema#'
const draft2019 = 'https://json-schema.org/draft/2019-09/schema'

// By hand: ajv does not follow all of them.
const wrongType = invalidArguments('t', {
  issues: [{ path: ['a'], kind: 'type', keyword: 'type', params: { type: 'integer' } }]
})

// JSON Schema 2020-12 Core, sections 8.2 and 9; draft-07, section 8.
for (const [name, schema] of [
  ['$ref into $defs', { properties: { a: { $ref: '#/$defs/x' } }, $defs: { x: leaf } }],
  ['$ref into properties', { properties: { a: { $ref: '#/properties/b' }, b: leaf } }],
  [
    '$ref with an escaped pointer (RFC 6901, section 6)',
    { properties: { a: { $ref: '#/$defs/x~1y%25' } }, $defs: { 'x/y%': leaf } }
  ],
  ['$anchor', { properties: { a: { $ref: '#here' } }, $defs: { x: { $anchor: 'here', ...leaf } } }],
  [
    'an $id that is relative to the base',
    {
      $id: 'https://example.com/root.json',
      properties: { a: { $ref: 'leaf.json' } },
      $defs: { x: { $id: 'leaf.json', ...leaf } }
    }
  ],
  [
    'an $id that is relative to a folder further down',
    {
      $id: 'https://example.com/root.json',
      properties: { a: { $ref: 'dir/one.json' } },
      $defs: {
        x: { $id: 'dir/one.json', $ref: 'two.json' },
        y: { $id: 'dir/two.json', ...leaf },
        z: { $id: 'two.json', ...other }
      }
    }
  ],
  [
    'dots in an address (RFC 3986, section 5.2.4)',
    {
      $id: 'https://example.com/a/root.json',
      properties: { a: { $ref: '../b/./two.json' } },
      $defs: {
        x: { $id: 'https://example.com/b/two.json', $ref: './three.json' },
        y: { $id: 'https://example.com/b/three.json', ...leaf }
      }
    }
  ],
  [
    'an $id from the root of the site',
    {
      $id: 'https://example.com/a/b/root.json',
      properties: { a: { $ref: '/leaf.json' } },
      $defs: { x: { $id: 'https://example.com/leaf.json', ...leaf } }
    }
  ],
  [
    'a pointer into a resource with an $id',
    {
      $id: 'https://example.com/root.json',
      properties: { a: { $ref: 'defs.json#/$defs/x' } },
      $defs: { x: other, d: { $id: 'defs.json', $defs: { x: leaf } } }
    }
  ],
  [
    'an $anchor of a resource with an $id',
    {
      $id: 'https://example.com/root.json',
      properties: { a: { $ref: 'defs.json#here' } },
      $defs: {
        x: { $anchor: 'here', ...other },
        d: { $id: 'defs.json', $defs: { x: { $anchor: 'here', ...leaf } } }
      }
    }
  ],
  [
    'a pointer from inside a resource, which is its own root',
    {
      $id: 'https://example.com/root.json',
      properties: { a: { $ref: 'defs.json' } },
      $defs: { x: other, d: { $id: 'defs.json', $ref: '#/$defs/x', $defs: { x: leaf } } }
    }
  ],
  [
    "draft-07's plain name, which is an $id",
    {
      $schema: draft07,
      properties: { a: { $ref: '#here' } },
      definitions: { x: { $id: '#here', ...leaf } }
    }
  ],
  [
    'a $dynamicRef that nobody extends',
    {
      properties: { a: { $dynamicRef: '#here' } },
      $defs: { x: { $dynamicAnchor: 'here', ...leaf } }
    }
  ],
  [
    'an $id among data, which is no address',
    {
      properties: {
        a: { $ref: 'https://example.com/x' },
        b: { default: { $id: 'https://example.com/x', ...other } }
      },
      $defs: { x: { $id: 'https://example.com/x', ...leaf } }
    }
  ]
] as const) {
  test(`what stands at a place is found through ${name}`, () => {
    const advice = advise(wrongType, { schema, value: { a: 'x' } }).advice ?? []
    assert.equal(
      advice.map(({ about }) => about),
      [{ parameterType: 'integer', title: 'Leaf' }]
    )
  })
}

const tree = (step: object, more: object): object => ({
  ...more,
  type: 'object',
  properties: { value: leaf, below: { type: 'array', items: step } }
})

const deep = { below: [{ value: 1, below: [{ value: 1 }, { value: 'x' }] }] }

for (const [name, schema] of [
  ['$ref to the root', tree({ $ref: '#' }, {})],
  [
    '$ref to a definition that refers to itself',
    { $ref: '#/$defs/t', $defs: { t: tree({ $ref: '#/$defs/t' }, {}) } }
  ],
  ['$dynamicRef', tree({ $dynamicRef: '#node' }, { $dynamicAnchor: 'node' })],
  ['$recursiveRef', tree({ $recursiveRef: '#' }, { $schema: draft2019, $recursiveAnchor: true })],
  ['$recursiveRef without an anchor', tree({ $recursiveRef: '#' }, { $schema: draft2019 })]
] as const) {
  test(`a tree is followed to its leaves by ${name}`, () => {
    assert.equal(onlyAdvice(schema, deep), {
      path: ['below', '0', 'below', '1', 'value'],
      kind: 'type',
      expected: { id: 'type', types: ['integer'] },
      received: { id: 'type', type: 'string', size: 1 },
      fix: { id: 'send', types: ['integer'] },
      about: { parameterType: 'integer', title: 'Leaf' }
    })
  })
}

/** A tree that another schema extends by a leaf of its own, `extra`. */
const extended = (node: object, step: object): object => ({
  $id: 'https://example.com/extended',
  ...node,
  $ref: 'tree',
  properties: { extra: leaf },
  $defs: { tree: { ...tree(step, {}), $id: 'tree', ...node } }
})

const wrongExtra = invalidArguments('t', {
  issues: [
    { path: ['below', '0', 'extra'], kind: 'type', keyword: 'type', params: { type: 'integer' } }
  ]
})

// 2020-12 Core, 8.2.3.2: "the outermost schema resource in the dynamic scope"; 2019-09 Core, 8.2.4.2.2.
for (const [name, schema, title] of [
  ['a $dynamicRef', extended({ $dynamicAnchor: 'node' }, { $dynamicRef: '#node' }), 'Leaf'],
  [
    'a $recursiveRef',
    extended({ $schema: draft2019, $recursiveAnchor: true }, { $recursiveRef: '#' }),
    'Leaf'
  ],
  ['a $recursiveRef without an anchor', extended({}, { $recursiveRef: '#' }), undefined],
  ['a $ref', extended({}, { $ref: '#' }), undefined]
] as const) {
  test(`to the outermost of its name leads ${title === undefined ? 'not ' : ''}${name}`, () => {
    const value = { below: [{ extra: 'x' }] }
    const [first] = advise(wrongExtra, { schema, value }).advice ?? []
    assert.is(first?.about?.title, title)
  })
}

for (const [name, schema] of [
  ['nothing', { properties: { a: { $ref: '#/$defs/none' } } }],
  ['another document', { properties: { a: { $ref: 'https://example.com/x' } } }],
  ['a name that nobody has', { properties: { a: { $ref: '#none' } } }],
  ['a pointer that is none', { properties: { a: { $ref: '#/%E0%A4%A' } } }],
  ['itself', { properties: { a: { $ref: '#/properties/a' } } }],
  ['a circle', { properties: { a: { $ref: '#/properties/b' }, b: { $ref: '#/properties/a' } } }],
  ['no text', { properties: { a: { $ref: { a: 1 } } } }]
] as const) {
  test(`a reference to ${name} leads nowhere, and what is known is said`, () => {
    assert.equal(advise(wrongType, { schema, value: { a: 'x' } }).advice, [
      {
        path: ['a'],
        kind: 'type',
        expected: { id: 'type', types: ['integer'] },
        received: { id: 'type', type: 'string', size: 1 },
        fix: { id: 'send', types: ['integer'] }
      }
    ])
  })
}

test('a union of references is chosen from like any other', () => {
  const schema = {
    properties: { u: { oneOf: [{ $ref: '#/$defs/Card' }, { $ref: '#/$defs/Cash' }] } },
    $defs: {
      Card: { type: 'object', properties: { number: leaf }, required: ['number', 'cvc'] },
      Cash: { type: 'object', properties: { coins: other }, required: ['coins'] }
    }
  }
  const [first, ...rest] = adviceOf(schema, { u: { number: 1 } })
  assert.equal(rest, [])
  assert.equal(first?.path, ['u', 'cvc'])
  assert.equal(first?.chosen, { branch: 0, reason: 'keys', name: 'Card', others: ['Cash'] })
})

test.run()
