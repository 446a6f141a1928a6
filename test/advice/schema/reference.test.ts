import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { found, leaf } from './leaf.js'

const test = suite('advice/schema/reference')

const draft2019 = 'https://json-schema.org/draft/2019-09/schema'
const at = (a: object, more: object): object => ({ ...more, properties: { a } })
const to = ($ref: string, x: object, more: object = {}): object =>
  at({ $ref }, { $defs: { x }, ...more })

/** A name that a document and one inside it both have. */
const twice = (keyword: string): object => ({
  o: { $dynamicAnchor: 'here', title: 'Other' },
  x: { $id: 'x', [keyword]: '#here', y: { $dynamicAnchor: 'here', ...leaf } }
})
const many = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, true]))

// JSON Schema 2020-12 Core, sections 8.2 and 9.2; RFC 6901, section 6.
for (const [name, schema] of [
  ['the base itself', to('http://a/b', {}, { $id: 'http://a/b', ...leaf })],
  ['the base itself, with an empty fragment', to('#', {}, leaf)],
  ['the base without its empty fragment', to('http://a/b', {}, { $id: 'http://a/b#', ...leaf })],
  ['the base, as nothing', to('', {}, leaf)],
  ['an address with an empty fragment', to('http://a/x#', { $id: 'http://a/x', ...leaf })],
  ['an $id with an empty fragment', to('http://a/x', { $id: 'http://a/x#', ...leaf })],
  ['a pointer from the base', to('http://a/b#/$defs/x', leaf, { $id: 'http://a/b' })],
  ['a pointer with a space', to('#/$defs/x/y%20z', { 'y z': leaf })],
  ['a pointer with a slash and a tilde', to('#/$defs/x/y~1z~0', { 'y/z~': leaf })],
  ['a pointer with a percent sign that stands for itself', to('#/$defs/x/50%', { '50%': leaf })],
  ['a pointer through a list', at({ $ref: '#/allOf/1' }, { allOf: [{}, leaf] })],
  [
    'an $anchor from the base',
    to('http://a/b#here', { $anchor: 'here', ...leaf }, { $id: 'http://a/b' })
  ],
  ['a $dynamicAnchor by a $ref', to('#here', { $dynamicAnchor: 'here', ...leaf })],
  ['an $anchor in a list', at({ $ref: '#here' }, { allOf: [{}, { $anchor: 'here', ...leaf }] })],
  [
    'an $anchor by a $dynamicRef',
    at({ $dynamicRef: '#here' }, { $defs: { x: { $anchor: 'here', ...leaf } } })
  ],
  [
    'a $dynamicAnchor of another document',
    at({ $dynamicRef: 'x#here' }, { $defs: { x: { $id: 'x', $dynamicAnchor: 'here', ...leaf } } })
  ],
  ['a pointer by a $dynamicRef', at({ $dynamicRef: '#/$defs/x' }, { $defs: { x: leaf } })],
  [
    'a plain name of draft-07 in a document with an $id',
    to('http://a/b#here', { $id: '#here', ...leaf }, { $id: 'http://a/b' })
  ],
  ['a name beside an $id that is no text', to('#here', { $id: 5, $anchor: 'here', ...leaf })],
  [
    'the base of an inner document by $recursiveRef',
    at(
      { $ref: 'x' },
      { $schema: draft2019, $defs: { x: { $id: 'x', $recursiveRef: '#/y', y: leaf } } }
    )
  ],
  [
    'what a plain name of draft-07 refers to',
    to('#here', { $id: '#here', $ref: '#/$defs/x/y', y: leaf }, { $id: 'http://a/b' })
  ],
  ['the name in its own document', at({ $ref: 'x' }, { $defs: twice('$ref') })],
  [
    'a definition in a schema that is too large to look through',
    {
      $id: 'http://a/b',
      $defs: { x: { $id: 'http://a/x', ...leaf } },
      properties: { ...many(10_000), a: { $ref: 'x' } }
    }
  ]
] as const) {
  test(`a reference leads to ${name}`, () => {
    assert.is(found(schema), 'Leaf')
  })
}

test('nothing refers to the whole, wherever it is', () => {
  assert.is(found({ $id: 'http://a/b', properties: { a: { $ref: '' } }, ...leaf }), 'Leaf')
})

test('a $dynamicRef with an address leads to the outermost of its name', () => {
  const $defs = {
    o: { $dynamicAnchor: 'here', ...leaf },
    x: { $id: 'x', $dynamicAnchor: 'here', title: 'Other' }
  }
  assert.is(found(at({ $dynamicRef: 'x#here' }, { $defs })), 'Leaf')
  assert.is(found(at({ $ref: 'x#here' }, { $defs })), 'Other')
  assert.is(found(at({ $ref: 'x' }, { $defs: twice('$dynamicRef') })), 'Other')
})

test.run()
