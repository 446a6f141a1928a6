import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, text } from './lines.js'

const test = suite('advice/union.tag-by')

const bold = { const: 'bold' }
const link = { const: 'link' }
const both = { anyOf: [{ const: 'bold' }, { const: 'italic' }] }

// docs/advice.md, "The branch that was meant": by its tag, however that is written.
for (const [how, first, second] of [
  ['itself', bold, link],
  ['by a reference', { $ref: '#/$defs/bold' }, { $ref: '#/$defs/link' }],
  ['as a union of constants', both, link],
  [
    'as a union of constants by a reference',
    { $ref: '#/$defs/both' },
    { allOf: [link], const: 'link' }
  ]
] as const) {
  test(`a tag tells which branch was meant: ${how}`, () => {
    const attrs = closed({ href: text }, 'href')
    const marks = [
      closed({ type: first }, 'type'),
      closed({ type: second, attrs }, 'type', 'attrs')
    ]
    const schema = { ...closed({ mark: { anyOf: marks } }), $defs: { bold, link, both } }
    assert.equal(linesOf(schema, { mark: { type: 'link', href: 'x' } }), [
      '/mark/attrs/href missing: /mark/href > /mark/attrs/href'
    ])
  })
}

test.run()
