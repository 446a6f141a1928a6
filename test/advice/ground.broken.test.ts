import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { told } from './told.js'

const test = suite('advice/ground.broken')

const text = { type: 'string' }
const ab = { enum: ['a', 'b'] }
const asked = (type: string): Omit<Issue, 'path'> => ({ kind: 'type', params: { type } })
const types = (...of: ReadonlyArray<string>): string => `type /a type types=${JSON.stringify(of)}`
const values = (...of: ReadonlyArray<unknown>): string =>
  `choice /a one_of values=${JSON.stringify(of)}`
const sized = { type: 'string', minLength: 3, maxLength: 1 }
const count = (ends: string): string => `size /a count of="characters" ${ends}`
const inner = { type: 'object', properties: { b: text } }

// Which of the rules that a value breaks is meant: the one of that name, else of that kind.
for (const [name, schema, value, issue, wanted] of [
  [
    'the rule of the same name',
    sized,
    'ab',
    { kind: 'size', keyword: 'maxLength' },
    count('most=1')
  ],
  ['the first of the same kind', sized, 'ab', { kind: 'size' }, count('least=3')],
  ['the first where none is named', sized, 'ab', { kind: 'unknown' }, count('least=3')],
  ['the list before its type', { ...text, ...ab }, 7, { kind: 'unknown' }, values('a', 'b')],
  ['the list, where its type was named', { ...text, ...ab }, 7, asked('string'), values('a', 'b')],
  [
    'the list, named by its keyword',
    { ...text, ...ab },
    7,
    { ...asked('string'), keyword: 'type' },
    values('a', 'b')
  ],
  [
    'the list beside its type',
    { allOf: [text, ab] },
    7,
    { ...asked('string'), keyword: 'type' },
    values('a', 'b')
  ],
  ['none of another kind', sized, 'ab', { kind: 'range' }, 'range /a -'],
  ['none of a list', ab, 'x', { kind: 'range', message: 'm' }, 'range /a said text="m"'],
  [
    'one below an author’s check without words',
    inner,
    { b: 7 },
    { kind: 'rule' },
    'type /a/b type types=["string"]'
  ],
  [
    'a type before a union',
    { allOf: [{ anyOf: [text, { type: 'null' }] }, { type: ['string', 'boolean'] }] },
    7,
    { kind: 'choice' },
    types('string', 'boolean')
  ],
  ['none below', inner, { b: 7 }, { kind: 'type' }, 'type /a -'],
  [
    'one below, where nothing is named',
    inner,
    { b: 7 },
    { kind: 'unknown' },
    'type /a/b type types=["string"]'
  ],
  [
    'none where the value is right',
    text,
    'x',
    { kind: 'type', message: 'no' },
    'type /a said text="no"'
  ]
] as const) {
  test(`of the rules of the schema ${name} is meant`, () => {
    const about = { schema: { properties: { a: schema } }, value: { a: value } }
    assert.equal(told([{ path: ['a'], ...issue }], about), [wanted])
  })
}

test.run()
