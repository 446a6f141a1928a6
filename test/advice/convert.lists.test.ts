import { advise } from '@toolfault/advice/advise'
import { type Fix, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fixOf, type Types } from './fixed.js'

const test = suite('advice/convert.lists')

const list = ['array'] as const
const object = ['object'] as const
const text = ['string'] as const
const whole = ['integer'] as const
const of = (...type: Types): object => ({ items: { type } })
const texts = of('string')
const wholes = of('integer')
const text1 = { type: 'string' }

const send = (types: Types): Fix => ({ id: 'send', types })
const wrap: Fix = { id: 'convert', how: 'wrap', to: 'array' }
const split: Fix = { id: 'convert', how: 'split', to: 'array' }
const rowsOf: Fix = { id: 'convert', how: 'rows', to: 'array' }
const parse = (to: 'array' | 'object'): Fix => ({ id: 'convert', how: 'parse', to })
const unwrap = (to: 'string' | 'integer' | 'array' | 'object', key?: string): Fix => ({
  id: 'convert',
  how: 'unwrap',
  to,
  ...(key === undefined ? {} : { key })
})

/** A text of so many characters between two others. */
const wide = (open: string, length: number, close: string): string =>
  `${open}${' '.repeat(length - 2)}${close}`
const counted = (length: number): ReadonlyArray<number> => Array.from({ length }, (_, at) => at)

const put = (...value: ReadonlyArray<string>): Fix => ({ id: 'put', value })
const flags = (length: number): object =>
  Object.fromEntries(counted(length).map((at) => [`f${at}`, true]))

/** Items of two keys, of one type. */
const rows = (type: object): object => ({
  items: { type: 'object', properties: { a: type, b: type }, required: ['a', 'b'] }
})

// docs/advice.md, "Four points": parse, wrap, unwrap; a list between commas is a list.
for (const [name, types, schema, value, wanted] of [
  ['an object as text', object, {}, ' {"x": 1} ', parse('object')],
  ['a text that only begins as an object', object, {}, '{"x": 1', send(object)],
  ['a text that only ends as an object', object, {}, '"x": 1}', send(object)],
  ['a list as text where an object is wanted', object, {}, '[1]', send(object)],
  ['an object as text where a list is wanted', list, texts, '{"x": 1}', send(list)],
  ['an item as text', list, rows(text1), '{"a": "x", "b": "y"}', parse('array')],
  ['an object of other keys as text', list, rows(text1), '{"c": "x"}', send(list)],
  ['a list by index', list, {}, { 0: 'x', 1: 'y' }, send(list)],
  ['other numbers are no indexes', list, {}, { 1: 'x', 2: 'y' }, wrap],
  ['columns', list, rows(text1), { a: ['x', 'y'], b: ['z', 'w'] }, rowsOf],
  ['lists of one are no columns', list, rows(text1), { a: ['x'], b: ['y'] }, wrap],
  ['nor are lists that are not as long', list, rows(text1), { a: ['x', 'y'], b: ['z'] }, wrap],
  ['nor is one beside a text', list, rows(text1), { a: ['x', 'y'], b: 'z' }, wrap],
  ['nor is what an item holds', list, rows({ type: 'array' }), { a: [1, 2], b: [3, 4] }, wrap],
  ['names said yes to', list, texts, { a: true, b: false, c: true }, put('a', 'c')],
  ['the same in numbers', list, texts, { a: 1, b: 0 }, put('a')],
  ['one name', list, texts, { a: true }, put('a')],
  ['one number is none', list, texts, { a: 1 }, send(list)],
  ['nor is another', list, texts, { a: 1, b: 2 }, send(list)],
  ['no name', list, texts, { a: false, b: false }, send(list)],
  ['names that nobody lists', list, { items: { enum: ['a'] } }, { b: true }, send(list)],
  [
    'names that nobody lists, with no',
    list,
    { items: { enum: ['a'] } },
    { a: true, b: false },
    put('a')
  ],
  ['indexes', list, texts, { 0: true, 1: true }, send(list)],
  ['twenty names', list, texts, flags(20), put(...Object.keys(flags(20)))],
  ['more names', list, texts, flags(21), send(list)],
  ['a long name', list, texts, { ['x'.repeat(64)]: true }, put('x'.repeat(64))],
  ['a longer one', list, texts, { ['x'.repeat(65)]: true }, send(list)],
  ['a list as text', list, {}, '\n[1]', parse('array')],
  ['a text that only begins as a list', list, texts, '[a, b', send(list)],
  ['the same behind a space', list, texts, ' [a, b', send(list)],
  ['a text that only ends as a list', list, texts, 'a, b]', split],
  ['a text with a bracket inside', list, texts, 'a [x], b', split],
  ['a list as text in a fence', list, {}, '```json\n["a", "b"]\n```', parse('array')],
  ['an object as text, quoted again', object, {}, '"{\\"x\\": 1}"', parse('object')],
  ['a list of texts as text in a fence', list, texts, '```\n["a"]\n```', parse('array')],
  ['an object or a list as text', ['object', 'array'], {}, '[1]', parse('array')],
  ['a list or an object as text', ['array', 'object'], {}, '{}', parse('object')],
  ['a long object as text', object, {}, wide('{', 100_000, '}'), parse('object')],
  ['a longer one', object, {}, wide('{', 100_001, '}'), send(object)],
  ['texts between commas', list, texts, 'a,b', split],
  ['numbers between commas', list, wholes, ' 7 ,8', { id: 'put', value: [7, 8] }],
  ['texts as Python writes them', list, texts, `("ab", 'cd')`, send(list)],
  ['the same in one quote', list, texts, `('ab', "cd")`, send(list)],
  ['lines with numbers', list, texts, '1. Buy milk\n2. Call Bob', { ...split, key: '\n' }],
  ['numbers in round brackets', list, wholes, '(7, 8)', { id: 'put', value: [7, 8] }],
  ['one number in them', list, wholes, '(7,)', send(list)],
  ['no number in them', list, wholes, '(7, b)', send(list)],
  ['texts and numbers between commas', list, of('integer', 'string'), '7, b', split],
  ['a listed text and number', list, { items: { enum: [7, 'b'] } }, '7, b', split],
  ['one that is no number between commas', list, wholes, '7, b', send(list)],
  ['nothing between commas', list, wholes, '7,,8', send(list)],
  ['nothing behind a comma', list, wholes, '7,', send(list)],
  ['nothing before a comma', list, texts, ',a', wrap],
  ['commas of two sentences', list, texts, 'Well, no. Yes', wrap],
  ['commas of a question', list, texts, 'Well, no? Yes', wrap],
  ['commas of a call', list, texts, 'Oh! Well, no', wrap],
  ['commas of two old lines', list, texts, 'a, b\rc', wrap],
  ['versions between commas', list, texts, '1.2,v3.4', split],
  ['20 numbers', list, wholes, counted(20).join(), { id: 'put', value: counted(20) }],
  ['21 numbers', list, wholes, counted(21).join(), split],
  ['1000 numbers', list, wholes, counted(1_000).join(), split],
  ['1001 numbers', list, wholes, counted(1_001).join(), send(list)],
  ['one text', list, texts, 'a', wrap],
  ['one number', list, wholes, 7, wrap],
  ['one number in quotes', list, wholes, '7', { id: 'put', value: [7] }],
  ['a number for a list of texts', list, texts, 7, { id: 'put', value: ['7'] }],
  ['an object for a list of objects', list, of('object'), { x: 1 }, wrap],
  ['one item where two are needed', list, { ...texts, minItems: 2 }, 'a', send(list)],
  ['a text too short for an item', list, { items: { minLength: 3 } }, 'ab', send(list)],
  ['no form of an item', list, { items: { minimum: 3, minLength: 2 } }, 2, send(list)],
  ['an object that is no item', list, { items: { properties: { a: {} } } }, { b: 1 }, send(list)],
  [
    'an item that is no such object',
    object,
    { properties: { a: text1 } },
    [{ b: 1 }],
    send(object)
  ],
  [
    'an item that is such an object',
    object,
    { properties: { a: text1 } },
    [{ a: 1 }],
    unwrap('object')
  ],
  ['an item of another type', list, wholes, 'a', send(list)],
  ['nothing for a list that may hold it', list, of('null', 'string'), null, send(list)],
  ['a list for an object', object, {}, [1], send(object)],
  [
    'the only item of a list, which is no map of objects',
    object,
    { additionalProperties: { type: 'object' } },
    [{ source: 'A', target: 'B' }],
    send(object)
  ],
  [
    'the only item of a list, which is a map of anything',
    object,
    { additionalProperties: { description: 'Anything' } },
    [{ source: 'A', target: 'B' }],
    unwrap('object')
  ],
  [
    'the only item of a list, which is one with a mistake in it',
    object,
    { additionalProperties: { type: 'object' } },
    [{ a: {}, b: 'B' }],
    unwrap('object')
  ],
  ['the only item of a list', text, {}, ['a'], unwrap('string')],
  ['the only item of a list in another form', text, {}, [7], send(text)],
  ['one of two items', text, {}, ['a', 'b'], send(text)],
  ['an item of no list', text, {}, [], send(text)],
  ['an item that is too great', whole, { maximum: 5 }, [6], send(whole)],
  ['a list in a list', object, {}, [{ x: 1 }], unwrap('object')],
  ['the value of an only key', whole, {}, { value: 7 }, unwrap('integer', 'value')],
  ['the list under an only key', list, wholes, { item: [7] }, unwrap('array', 'item')],
  ['the value of a key with an operator inside', whole, {}, { a$: 7 }, unwrap('integer', 'a$')],
  ['the value of a key without a name', whole, {}, { '': 7 }, unwrap('integer', '')],
  ['the value of a key called 0', whole, {}, { 0: 7 }, unwrap('integer', '0')],
  ['what is not equal', whole, {}, { $ne: 7 }, send(whole)],
  ['what is less', whole, {}, { '<': 7 }, send(whole)],
  ['what is greater', whole, {}, { '>=': 7 }, send(whole)],
  ['what is equal', whole, {}, { '=': 7 }, send(whole)],
  ['what is not', whole, {}, { '!': 7 }, send(whole)],
  ['one of two keys', whole, {}, { value: 7, unit: 'm' }, send(whole)],
  ['a key of no object', whole, {}, {}, send(whole)],
  ['what is no JSON under an only key', whole, {}, { value: undefined }, send(whole)]
] as const satisfies ReadonlyArray<readonly [string, Types, object, unknown, Fix]>) {
  test(`lists and what they hold: ${name}`, () => {
    assert.equal(fixOf(types, value, schema), wanted)
  })
}

// Without a schema every item of a list may do, and the types say what may stand inside.
for (const [types, value, wanted] of [
  [list, 7, wrap],
  [list, 'a, b', split],
  [list, '[1', send(list)],
  [list, null, { id: 'remove' }],
  [text, [7], send(text)],
  [text, ['a'], unwrap('string')],
  [['number'], [7], unwrap('integer')],
  [object, [null], send(object)]
] as const satisfies ReadonlyArray<readonly [Types, unknown, Fix]>) {
  test(`without a schema ${JSON.stringify(value)} as ${types.join()}`, () => {
    assert.equal(fixOf(types, value), wanted)
  })
}

// The same for listed values: which of them is inside is seen.
for (const [values, value, wanted] of [
  [['a', 'b'], ['b'], unwrap('string')],
  [['a', 'b'], { x: 'b' }, unwrap('string', 'x')],
  [['a', 'b'], { x: 'c' }, undefined],
  [[['a'], ['b']], 'a', wrap],
  [[['a'], ['b']], 'c', undefined]
] as const satisfies ReadonlyArray<
  readonly [ReadonlyArray<string | ReadonlyArray<string>>, unknown, Fix | undefined]
>) {
  test(`${JSON.stringify(value)} where one of ${JSON.stringify(values)} is wanted`, () => {
    const issue = { path: ['a'], kind: 'choice', params: { allowedValues: values } } as const
    const { advice } = advise(invalidArguments('t', { issues: [issue] }), { value: { a: value } })
    assert.equal(advice?.[0]?.fix, wanted ?? { id: 'choose', values })
  })
}

test.run()
