import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/moves.beside')

const command = { ...text, enum: ['view', 'insert', 'undo_edit'] }
const editor = { command, path: text, insert_line: integer, insert_text: text, file_text: text }
const side = { enum: ['left', 'right'] }
const insert = { command: 'insert', path: 'a' }

// What a choice says of the whole object stands before the names that are for it alone.
for (const [name, schema, value, ...wanted] of [
  [
    'is the one that is named after it',
    closed(editor, 'command', 'path'),
    { ...insert, line: 3, text: 'x' },
    '/line unexpected: /line > /insert_line',
    '/text unexpected: /text > /insert_text'
  ],
  [
    'is it where it is missing',
    open(editor, 'command', 'path', 'insert_line'),
    { ...insert, line: 3 },
    '/insert_line missing: /line > /insert_line'
  ],
  [
    'is none of another choice',
    closed(editor, 'command', 'path'),
    { ...insert, command: 'view', line: 3 },
    '/line unexpected: remove'
  ],
  [
    'is none where it does not fit',
    closed(editor, 'command', 'path'),
    { ...insert, line: 'three' },
    '/line unexpected: remove'
  ],
  [
    'is none that was sent',
    closed(editor, 'command', 'path'),
    { ...insert, line: 3, insert_line: 4 },
    '/line unexpected: remove'
  ],
  [
    'is none of what is no choice',
    closed({ ...editor, command: text }, 'command', 'path'),
    { ...insert, line: 3 },
    '/line unexpected: remove'
  ],
  [
    'is of several words where the choice is',
    closed({ command, undo_edit_count: integer }, 'command'),
    { command: 'undo_edit', count: 3 },
    '/count unexpected: /count > /undo_edit_count'
  ],
  [
    'is none of a choice that says no word',
    closed({ mode: { enum: ['', '-', 'insert'] }, insert_line: integer }, 'mode'),
    { mode: '', quokka: 3 },
    '/quokka unexpected: remove'
  ],
  [
    'is none of two choices',
    closed({ from: side, to: side, left_line: integer, right_line: integer }),
    { from: 'left', to: 'right', line: 3 },
    '/line unexpected: remove'
  ],
  [
    'is none of two that would have one name',
    closed({ a: command, insert_line: integer }),
    { a: 'insert', line: 3, Line: 4 },
    '/line unexpected: remove',
    '/Line unexpected: remove'
  ]
] as const) {
  test(`a key beside a choice ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

test('a key that nobody refused may be it', () => {
  const schema = open({ ...editor, size: integer }, 'command', 'size')
  assert.equal(linesOf(schema, { command: 'insert', line: 3 }), ['/size missing: /line > /size?'])
  assert.equal(linesOf(schema, { command: 'insert', line: 3, size: 'x' }), [
    '/size type: send integer'
  ])
})

test('a bare word for a text may be that of another that was not sent', () => {
  const some = closed({ file_text: text, new_str: text })
  assert.equal(linesOf(some, { text: 'x' }), ['/text unexpected: /text > /file_text?'])
  assert.equal(linesOf(some, { text: 'x', new_str: 'y' }), ['/text unexpected: /text > /file_text'])
})

test('what is missing is sooner meant than what has a word more', () => {
  const schema = closed({ command, path: text, file_text: text }, 'command', 'path')
  assert.equal(linesOf(schema, { file: 'a' }), [
    '/path missing: /file > /path?',
    '/command missing: add'
  ])
  assert.equal(linesOf(schema, { command: 'view', path: 'a', file: 'b' }), [
    '/file unexpected: /file > /file_text'
  ])
})

test.run()
