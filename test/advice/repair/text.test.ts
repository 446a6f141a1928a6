import type { Advice } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, unproven } from './made.js'

const test = suite('advice/repair/text')

/** What is put where a text stands instead of an array or an object, and how sure that is. */
const read = (text: string): unknown => {
  const type = text.includes('{') && !text.trim().startsWith('[') ? 'object' : 'array'
  const fix: Advice['fix'] = { id: 'convert', how: 'parse', to: type }
  const about = { schema: { properties: { a: { type } } }, value: { a: text } }
  return brief(unproven(about, { path: ['a'], kind: 'type', fix }))[0]
}
const put = (grade: string, value: unknown): unknown => [
  grade,
  { op: 'replace', path: '/a', value }
]

// RFC 8259: JSON says what it holds, unless a key comes twice or a number has more digits than a double.
for (const [text, grade, value] of [
  [' [1, 2] ', 'certain', [1, 2]],
  ['{"a:b":"c:d","e":"f\\":\\"g"}', 'certain', { 'a:b': 'c:d', e: 'f":"g' }],
  ['{"a":"\\\\","b":1}', 'certain', { a: '\\', b: 1 }],
  ['[{"a":1},{"a":2},[{"a":3}]]', 'certain', [{ a: 1 }, { a: 2 }, [{ a: 3 }]]],
  ['{"a":{"a":{"a":1}}}', 'certain', { a: { a: { a: 1 } } }],
  ['{"a":[{"b":1,"b":2}]}', undefined],
  ['{"a":"b:c","a":1}', undefined],
  ['```json\n{"a":1}\n```', 'certain', { a: 1 }],
  ['```\n[1]\n```\n', 'certain', [1]],
  ['```[1]```', 'certain', [1]],
  // A call written as XML, whose end was taken for a part of the value.
  ['[1]</value>\n</call>', 'certain', [1]],
  ['{"a":"</b>"} </ns:value>', 'certain', { a: '</b>' }],
  ['[1]<value>', undefined],
  ['[1] x</value>', undefined],
  ['"[1, \\"x\\"]"', 'certain', [1, 'x']],
  ['"{"', undefined],
  ['```', undefined],
  ['[123456789012345]', 'certain', [123_456_789_012_345]],
  ['[1234567890123456]', 'certain', [1_234_567_890_123_456]],
  // It would be another number, and it may be an id.
  ['[12345678901234567890]', undefined],
  ['[-9007199254740993]', undefined],
  ['{"user_id": 1234567890123456789, "a": 0.5}', undefined],
  ['[0.123456789012345]', 'certain', [0.123_456_789_012_345]],
  ['[-0.000000000000000012345]', 'certain', [-0.000_000_000_000_000_012_345]],
  ['[1.50000000000000]', 'certain', [1.5]],
  ['[1.2345678901234e100]', 'certain', [1.2345678901234e100]],
  ['[0.0e-400]', 'certain', [0]],
  ['[1e-400]', 'likely', [0]],
  ['[1.25E-320]', 'likely', [1.25e-320]],
  ['[1.5e10, 2E-7, 1.25E+3]', 'certain', [1.5e10, 2e-7, 1250]],
  ['[0.12345678901234567890, 1]', 'likely', [Number('0.12345678901234567890'), 1]],
  ['[12345678900.0000001]', 'likely', [12_345_678_900]],
  ['[1, 2, 12345678901234567.5e-3]', 'likely', [1, 2, Number('12345678901234567.5e-3')]],
  ['["12345678901234567890", "0.12345678901234567890"]', 'certain'],
  ['[1e999]', undefined],
  // RFC 8259 §7: what stands below U+0020 is escaped in a text; what is between the texts is white space.
  ['[{"a":"b\n\tc\\"d\r"},\n"e"]', 'likely', [{ a: 'b\n\tc"d\r' }, 'e']],
  ['["a\u0000"]', undefined],
  ['["a\n]', undefined],
  ['["a"', undefined]
] as const) {
  test(`JSON: ${text}`, () => {
    const wanted = grade && put(grade, value ?? JSON.parse(text))
    assert.equal(read(text), wanted)
  })
}

// What `repr` of Python writes: likely, for nobody asked for it.
for (const [text, value] of [
  ["['a',\n 'b']", ['a', 'b']],
  ['[\'\', ""]', ['', '']],
  ["['True', True, False, None]", ['True', true, false, null]],
  ["{'a': {'b': (1, 2)}, 'c': []}", { a: { b: [1, 2] }, c: [] }],
  ['[-1, 0, -0.5, 10, 1.5, 1e5, 2E-7, 1e+5, None]', [-1, 0, -0.5, 10, 1.5, 1e5, 2e-7, 1e5, null]],
  ['[1.25, 1e10, None]', [1.25, 1e10, null]],
  ['[1, 2,]', [1, 2]],
  ['[1, 2, ]', [1, 2]],
  ['( )', []],
  ['["\\x41", "it\\\'s", None]', ['A', "it's", null]],
  ['{"a": 1,}', { a: 1 }],
  ['(1, 2, 3)', [1, 2, 3]],
  ['((1, 2), (3,), ())', [[1, 2], [3], []]],
  ['([1, 2],)', [[1, 2]]],
  [
    '[\'it\\\'s\', "it\'s", \'say "no"\', "say \\"no\\""]',
    ["it's", "it's", 'say "no"', 'say "no"']
  ],
  ["['C:\\\\dir', '\\t', '\\xe9\\xE9', '\\u00e9']", ['C:\\dir', '\t', '\u00e9\u00e9', '\u00e9']],
  ["['a:b', '[', ',']", ['a:b', '[', ',']],
  [`['${'a'.repeat(99_996)}']`, ['a'.repeat(99_996)]]
] as const) {
  test(`Python: ${text.slice(0, 80)}`, () => assert.equal(read(text), put('likely', value)))
}

test('a fraction of Python with more digits than are kept is a guess, a whole number is none', () => {
  const fraction = Number('0.12345678901234567890')
  assert.equal(read("['a', 0.12345678901234567890]"), put('guess', ['a', fraction]))
  assert.equal(read("['a', 12345678901234567890]"), undefined)
})

// No Python, or no `repr`: what was meant is for the caller to say.
for (const text of [
  '[1 2 3]',
  "{'a': 1 2}",
  '[True False]',
  '[,]',
  '(,)',
  '{,}',
  '[1,,]',
  '[,1]',
  '(1)',
  '([1, 2])',
  '((1, 2))',
  '([])',
  '(()',
  '([)',
  '[)',
  '{)',
  '[ , ]',
  "('a',]",
  "('a',}",
  '[1, (2, 3]',
  '{(1, 2)}',
  "{'a': 1, 'a': 2}",
  '{1: True}',
  '[01, None]',
  '[1., None]',
  '[1.2.3, None]',
  '[1e, None]',
  '[.5, None]',
  '[- 1, None]',
  '[+1, None]',
  '[1_000, None]',
  '[None1]',
  '[nan, None]',
  '[none]',
  "['a\nb']",
  '["a\nb", None]',
  "['a]",
  "['\\x4']",
  "['\\xg1']",
  "[b'a']",
  "['a'] + []",
  "x['a']",
  "['a'];",
  `['${'a'.repeat(99_997)}']`
]) {
  test(`neither JSON nor Python: ${text.slice(0, 80)}`, () => assert.is(read(text), undefined))
}

test.run()
