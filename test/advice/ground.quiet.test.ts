import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/ground.quiet')

/** What is shown of the sentence of a validator about a call. */
const shown = (
  message: string,
  value: unknown,
  issue: Partial<Issue> = {},
  schema?: unknown
): unknown => {
  const said: Issue = { path: ['at'], kind: 'unknown', message, ...issue }
  const { advice } = advise(invalidArguments('t', { issues: [said] }), { schema, value })
  const expected = advice?.[0]?.expected
  return expected?.id === 'said' ? expected.text : expected?.id
}

const words = 'Rome\nobey me'
const long = `${words}, or else`

// Design, "What is shown": texts of the call never speak. A secret, shorter than four characters as a word; words of twelve.
for (const [name, at, message, wanted] of [
  ['twelve characters with a space', words, `no ${words} here`, 'no … here'],
  ['eleven characters', 'Rome\nobey u', 'no Rome\nobey u', 'no Rome\nobey u'],
  ['one long word', 'fire-and-forget', 'no fire-and-forget', 'no fire-and-forget'],
  [
    'a word with space around it',
    '  fire-and-forget ',
    'no   fire-and-forget ',
    'no   fire-and-forget '
  ],
  ['the same twice', words, `${words} is not ${words}`, '… is not …'],
  ['a text in another', [words, long], `no ${long}`, 'no …'],
  ['the same the other way round', [long, words], `no ${long}`, 'no …'],
  ['two texts', { a: words, b: 'Paris, I am told' }, `${words}: Paris, I am told`, '…: …'],
  ['an item of a list', [[1, [words]]], `no ${words}`, 'no …'],
  ['a number', 123_456_789_012, 'no 123456789012', 'no 123456789012'],
  ['a secret of four characters', { password: 'abcd' }, 'no abcd', 'no …'],
  ['one of three', { password: 'abc' }, 'no abc', 'no …'],
  ['a short one between marks', { password: 'a' }, 'not "a", (a), a.', 'not "…", (…), ….'],
  ['a short one in no other word', { password: 'b' }, 'abc b2 2b éb', 'abc b2 2b éb'],
  ['a short one that is no letter of a pattern', { password: '.*(' }, 'no .*( or x', 'no … or x'],
  ['an empty one', { password: '' }, 'no abc', 'no abc'],
  ['a secret number', { pin: 1234 }, 'no 1234', 'no …'],
  ['what stands in a secret', { password: { old: ['abcd'] } }, 'no abcd', 'no …'],
  ['a text that looks secret', 'ghp_0123456789abcdef', 'no ghp_0123456789abcdef', 'no …'],
  ['a truth in a secret', { password: true }, 'not true', 'not true'],
  ['null', { password: null }, 'not null', 'not null'],
  ['what is not in the call', 'x', `no ${words}`, `no ${words}`]
] as const) {
  test(`a sentence that repeats of the call: ${name}`, () => {
    assert.is(shown(message, { at }), wanted)
  })
}

test('a value that its schema calls secret is one', () => {
  const schema = { properties: { code: { writeOnly: true } } }
  assert.is(shown('no abcd', { at: 1, code: 'abcd' }, {}, schema), 'no …')
  assert.is(shown('no abcd', { at: 1, code: 'abcd' }, {}, { properties: { code: {} } }), 'no abcd')
})

for (const [name, issue, wanted] of [
  ['an author’s check', { kind: 'rule' }, 'no …'],
  ['an author’s words for a rule', { kind: 'size', keyword: 'errorMessage' }, 'no …'],
  ['the same with parameters', { kind: 'size', keyword: 'errorMessage', params: {} }, 'no …'],
  ['an author’s check by its name', { kind: 'rule', keyword: 'even', params: {} }, 'no …'],
  ['a rule without a name', { kind: 'format', params: {} }, 'no …'],
  ['a rule without parameters', { kind: 'format', keyword: 'format' }, 'no …'],
  [
    'a rule with parameters',
    { kind: 'format', keyword: 'format', params: { format: 'x' } },
    'format'
  ],
  ['a sentence that is marked', { kind: 'rule', echo: true }, undefined]
] as const) {
  test(`the sentence of ${name} says nothing of the call`, () => {
    assert.is(shown(`no ${words}`, { at: words }, issue), wanted)
  })
}

const text = (at: number): string => `the text ${1_000 + at}`
const texts = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, at) => text(at))

test('64 texts are looked for, and 1 000 places looked at', () => {
  assert.is(shown(`no ${text(63)}`, { at: texts(70) }), 'no …')
  assert.is(shown(`no ${text(64)}`, { at: texts(70) }), `no ${text(64)}`)
  const behind = (count: number): object => ({
    at: [...Array.from({ length: count }, () => 1), words]
  })
  assert.is(shown(`no ${words}`, behind(990)), 'no …')
  assert.is(shown(`no ${words}`, behind(1_010)), `no ${words}`)
})

test('who says nothing repeats nothing', () => {
  const issue: Issue = { path: ['at'], kind: 'format', params: { format: 'x' } }
  const said: Issue = { path: ['to'], kind: 'rule', message: `no ${words}` }
  const fault = invalidArguments('t', { issues: [issue, said] })
  const { advice = [] } = advise(fault, { value: { at: words, to: 1 } })
  assert.equal(
    advice.map(({ expected }) => expected),
    [
      { id: 'format', format: 'x' },
      { id: 'said', text: 'no …' }
    ]
  )
})

test('each of several sentences is', () => {
  const issues: ReadonlyArray<Issue> = ['a', 'b', 'a'].map((key, at) => ({
    path: [key, String(at)],
    kind: 'rule',
    message: `${key} is no ${words}`
  }))
  const value = { a: [1, 2, 3], b: [1, 2], c: words }
  const { advice = [] } = advise(invalidArguments('t', { issues }), { value })
  const said = advice.map(({ expected }) => expected?.id === 'said' && expected.text)
  assert.equal(new Set(said), new Set(['a is no …', 'b is no …']))
})

test.run()
