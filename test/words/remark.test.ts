import type { Remark } from '@toolfault/model'
import { en } from '@toolfault/words/en'
import { line } from '@toolfault/words/escape'
import { amends, remark } from '@toolfault/words/remark'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { hostileKeys } from '../hostile/texts.js'

const test = suite('words/remark')

const rows: ReadonlyArray<readonly [Remark, string, string]> = [
  [
    { id: 'ignored_key', path: ['mode'] },
    'Parameter `mode` is not in the schema and may be ignored',
    ''
  ],
  [
    { id: 'misspelt_key', path: ['rows', '0', 'nmae'], suggestion: ['rows', '0', 'name'] },
    'Parameter `rows[0].nmae` is not in the schema and may be ignored; did you mean `rows[0].name`?',
    'Rename `rows[0].nmae` to `rows[0].name`'
  ],
  [{ id: 'deprecated', path: ['unit'] }, 'Parameter `unit` is deprecated', ''],
  [
    { id: 'deprecated', path: ['unit'], description: 'Use `units`\ninstead.' },
    'Parameter `unit` is deprecated: Use `units` instead',
    ''
  ],
  [
    { id: 'deprecated', path: ['unit'], description: 'DEPRECATED: use units' },
    'Parameter `unit` is deprecated: use units',
    ''
  ],
  [{ id: 'said', text: 'The file\nexists.\u202e' }, 'The file exists.', '']
]

for (const [noticed, sentence, command] of rows) {
  test(JSON.stringify(sentence), () => {
    assert.is(remark(noticed), sentence)
    assert.is(amends(noticed), command)
  })
}

test('a remark is one line in which nothing is hidden, whatever the keys and the author say', () => {
  for (const key of hostileKeys) {
    for (const noticed of [
      { id: 'ignored_key', path: [key, key] },
      { id: 'misspelt_key', path: [key], suggestion: [key] },
      { id: 'deprecated', path: [key], description: `${key}${key}` }
    ] as const) {
      for (const text of [remark(noticed), amends(noticed)]) assert.is(line(text), text)
    }
  }
})

test('a parameter may be called otherwise, and a pack may say it otherwise', () => {
  const noticed: Remark = { id: 'misspelt_key', path: ['a', 'b'], suggestion: ['a', 'c'] }
  const name = (path: ReadonlyArray<string>): string => path.join('.')
  assert.is(amends(noticed, { name }), 'Rename a.b to a.c')
  const pack = { ...en, remarks: { ...en.remarks, rename: () => 'R' } }
  assert.is(amends(noticed, { pack }), 'R')
})

test('what is no remark is no sentence', () => {
  // A border: data from elsewhere.
  for (const junk of [null, undefined, 7, {}, { id: 'x' }, { id: 'deprecated' }]) {
    assert.is(remark(junk as never).includes('undefined'), false)
    assert.is(amends(junk as never), '')
  }
})

test.run()
