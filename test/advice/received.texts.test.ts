import { advise } from '@toolfault/advice/advise'
import { type Advice, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/received.texts')

/** What is told to have come to a place; texts are asked for or not. */
const came = (
  issue: Omit<Issue, 'path'>,
  value: unknown,
  texts: boolean,
  schema?: object
): Advice['received'] =>
  advise(invalidArguments('t', { issues: [{ path: ['a'], ...issue }] }), {
    value,
    texts,
    ...(schema === undefined ? {} : { schema })
  }).advice?.[0]?.received

const typed: Omit<Issue, 'path'> = { kind: 'type', keyword: 'type', params: { type: 'object' } }
const listed = (...allowedValues: ReadonlyArray<string | number>): Omit<Issue, 'path'> => ({
  kind: 'choice',
  keyword: 'enum',
  params: { allowedValues }
})
const of = (size: number, value?: string): object => ({
  id: 'type',
  type: 'string',
  size,
  ...(value === undefined ? {} : { value })
})
const pair = '\u{1f600}'

// docs/advice.md, "What is shown of a value": clipped at 40 characters, and no character is cut in two.
for (const [name, text, size, shown] of [
  ['an empty text', '', 0, ''],
  ['40 characters', 'x'.repeat(40), 40, 'x'.repeat(40)],
  ['41 characters', 'x'.repeat(41), 41, `${'x'.repeat(39)}…`],
  ['20 pairs', pair.repeat(20), 20, pair.repeat(20)],
  ['a pair that ends at the cut', `x${pair.repeat(21)}`, 22, `x${pair.repeat(19)}…`],
  ['a pair on the cut', pair.repeat(21), 21, `${pair.repeat(19)}…`]
] as const) {
  test(`where texts are asked for is shown ${name}`, () => {
    assert.equal(came(typed, { a: text }, true), of(size, shown))
    assert.equal(came(typed, { a: text }, false), of(size))
  })
}

// Where none is asked for: what is exactly a number, and is not long, and what is listed or near to it.
for (const [name, issue, text, isShown] of [
  ['a number of 40 digits', typed, '2'.repeat(40), true],
  ['a number of 41 digits', typed, '2'.repeat(41), false],
  ['a text that is listed', listed('red', 'green'), 'red', true],
  ['a text that is near to a listed one', listed('red', 'green'), 'grean', true],
  ['a text that is near to none', listed('red', 'green'), 'purple', false],
  ['a text near to the only one', listed('green'), 'Green', true],
  ['a text far from the only one', listed('green'), 'x', false],
  ['a text near to a type', { ...typed, params: { type: 'object' } }, 'objekt', false],
  ['a text among numbers', listed(1, 2), 'green', false]
] as const) {
  test(`where none is asked for: ${name}`, () => {
    assert.equal(came(issue, { a: text }, false), of(text.length, isShown ? text : undefined))
  })
}

test('what holds others is told by its size, texts or not', () => {
  for (const texts of [true, false]) {
    assert.equal(came(typed, { a: ['x'] }, texts), { id: 'type', type: 'array', size: 1 })
    const more = Object.assign(['x'], { more: 1 })
    assert.equal(came(typed, { a: more }, texts), { id: 'type', type: 'array', size: 1 })
    assert.equal(came(typed, { a: { k: 'x' } }, texts), { id: 'type', type: 'object', size: 1 })
    assert.equal(came(typed, { a: 5 }, texts), { id: 'type', type: 'integer', value: 5 })
    assert.equal(came(typed, { a: null }, texts), { id: 'type', type: 'null', value: null })
  }
})

test('an author may speak of a key that is not there: nothing came, whatever it is called', () => {
  const rule: Omit<Issue, 'path'> = { kind: 'rule', message: 'Not so.' }
  for (const value of [{}, { b: 1 }, 'a', null, [], Object.create({ a: 1 })]) {
    assert.equal(came(rule, value, true), { id: 'absent' })
  }
  const issues = [{ path: ['__proto__'], ...rule }]
  const fault = advise(invalidArguments('t', { issues }), { value: {} })
  assert.equal(fault.advice?.[0]?.received, { id: 'absent' })
  const parsed: unknown = JSON.parse('{"__proto__":"x"}')
  const other = advise(invalidArguments('t', { issues }), { value: parsed })
  assert.equal(other.advice?.[0]?.received, of(1))
})

// Row A16: white space is blank where its key is required.
for (const [name, text, required, received] of [
  ['spaces', '  ', ['a'], { id: 'blank' }],
  ['an empty text', '', ['a'], { id: 'blank' }],
  ['spaces in no required key', '  ', ['b'], of(2)],
  ['a letter among spaces', ' x ', ['a'], of(3)]
] as const) {
  test(`what is blank: ${name}`, () => {
    assert.equal(came(typed, { a: text, b: 1 }, false, { type: 'object', required }), received)
  })
}

test('what is no JSON has no type, and without the arguments nobody knows what came', () => {
  for (const a of [undefined, 1n, Symbol('a'), (): number => 1]) {
    assert.is(came(typed, { a }, true), undefined)
  }
  const { advice } = advise(invalidArguments('t', { issues: [{ path: ['a'], ...typed }] }))
  assert.equal(advice?.[0]?.received, undefined)
})

test('the whole is required of nobody', () => {
  const fault = invalidArguments('t', { issues: [{ ...typed, path: [] }] })
  const { advice } = advise(fault, { value: ' ', schema: { type: 'object', required: ['a'] } })
  assert.equal(advice?.[0]?.received, of(1))
})

test.run()
