import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/entry-typed')

const texts = { type: 'array', items: text }
const listOf = (items: object): object => closed({ it: { type: 'array', items } })
const pair = closed({ entity: text, contents: texts }, 'entity', 'contents')

// Which of two keys of an entry calls it, and which holds its list, is told by what they take.
for (const [name, items, value, wanted] of [
  ['one takes a text, and the other lists', pair, { Ann: ['x'], B: ['y'] }, 'list entity'],
  ['it is the only entry', pair, { Ann: ['x', 'y'] }, 'list entity'],
  [
    'an item may have more than it has to have',
    closed({ entity: text, contents: texts, note: text }, 'entity', 'contents'),
    { Ann: ['x'] },
    'list entity'
  ],
  ['something is no list', pair, { Ann: ['x'], B: 'y' }, 'send array'],
  ['a list holds what is none of it', pair, { Ann: [{ y: 1 }] }, 'send array'],
  [
    'both take texts',
    closed({ owner: text, lines: text }, 'owner', 'lines'),
    { Ann: ['x'] },
    'send array'
  ],
  [
    'both take lists',
    closed({ owner: texts, lines: texts }, 'owner', 'lines'),
    { Ann: ['x'] },
    'send array'
  ],
  [
    'none takes a text',
    closed({ owner: integer, lines: texts }, 'owner', 'lines'),
    { Ann: ['x'] },
    'send array'
  ],
  [
    'three have to be there',
    closed({ owner: text, lines: texts, kind: text }, 'owner', 'lines', 'kind'),
    { Ann: ['x'] },
    'send array'
  ]
] as const) {
  test(`lists under names, where ${name}`, () =>
    assert.equal(linesOf(listOf(items), { it: value }), [`/it type: ${wanted}`]))
}

test.run()
