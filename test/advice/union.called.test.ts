import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/union.called')

const auto = closed({ type: { const: 'auto' } }, 'type')
const none = closed({ type: { const: 'none' } }, 'type')
const tool = closed({ type: { const: 'tool' }, name: text }, 'type', 'name')
const choice = { oneOf: [auto, none, tool] }

/** The shape that is told to be sent, and how the branch was chosen. */
const toldOf = (union: object, value: unknown): ReadonlyArray<unknown> => {
  const [piece, more] = adviceOf(closed({ tool_choice: union, max_tokens: integer }), {
    tool_choice: value
  })
  assert.is(more, undefined)
  return [piece?.about?.signature, piece?.chosen?.name]
}

for (const [name, union, value, wanted] of [
  ['of a branch with nothing else', choice, 'auto', ['{ type: "auto" }', 'auto']],
  ['of one that has to have more', choice, 'tool', ['{ type: "tool", name: string }', 'tool']],
  [
    'beside a list of others',
    { anyOf: [{ enum: ['required'] }, auto, tool] },
    'auto',
    ['{ type: "auto" }', 'auto']
  ],
  [
    'of none',
    choice,
    'any',
    ['{ type: "auto" } | { type: "none" } | { type: "tool", name: string }', undefined]
  ],
  [
    'that is a number',
    choice,
    3,
    ['{ type: "auto" } | { type: "none" } | { type: "tool", name: string }', undefined]
  ]
] as const) {
  test(`a text as the tag: ${name}`, () => {
    assert.equal(toldOf(union, value), wanted)
  })
}

test('a text that a branch takes is no tag', () => {
  assert.equal(adviceOf(closed({ t: { anyOf: [auto, text] } }), { t: 'auto' }), [])
})

test.run()
