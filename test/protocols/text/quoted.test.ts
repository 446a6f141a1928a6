import { own } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pathsIn, read } from './reading.js'

const test = suite('protocols/text/quoted')

const head = 'Input validation error: Invalid arguments for tool t: '

/** The first issue of a sentence at the place `a`, and how sure it is. */
const first = (said: string): readonly [issue: unknown, confidence: string] => {
  const [fault, confidence] = read(`${head}${said} at a`)
  return [own(own(fault, 'issues'), '0'), confidence]
}

// zod 3 puts a text between ' and ', zod 4 between " and "; neither escapes what stands in it.
for (const [said, params] of [
  ['Invalid option: expected one of "a|b"|"c"', { allowedValues: ['a|b', 'c'] }],
  ['Invalid option: expected one of "a"b"|"c"', { allowedValues: ['a"b', 'c'] }],
  ['Invalid option: expected one of ""|"|"|"""', { allowedValues: ['', '|', '"'] }],
  ['Invalid option: expected one of "x"|5n|1e+21', { allowedValues: ['x', 1e21] }],
  [
    'Invalid option: expected one of "x"|-12n|NaN|Infinity|-Infinity|undefined|1',
    { allowedValues: ['x', 1] }
  ],
  ['Invalid input: expected "a"b"', { allowedValue: 'a"b' }],
  ['Invalid input: expected "a"|"b"', { allowedValue: 'a"|"b' }],
  ['Invalid input: expected 1e-7', { allowedValue: 1e-7 }],
  // zod 3 writes a literal as JSON.
  ['Invalid literal value, expected "a\\"b"', { allowedValue: 'a"b' }],
  ["Invalid enum value. Expected 'a, b' | 'c', received 'z'", { allowedValues: ['a, b', 'c'] }],
  ["Invalid enum value. Expected 'a | b' | 'c'", { allowedValues: ['a | b', 'c'] }],
  ["Invalid enum value. Expected 'it's' | 'c'", { allowedValues: ["it's", 'c'] }],
  ["Invalid enum value. Expected 0 | 1, received 'z'", { allowedValues: [0, 1] }],
  ['Invalid enum value. Expected 10 | 12', { allowedValues: [10, 12] }],
  ["Expected 'a' | 'b', received number", { allowedValues: ['a', 'b'] }],
  ["Invalid discriminator value. Expected 'a, b' | 'c'", { allowedValues: ['a, b', 'c'] }]
] as const) {
  test(said, () => {
    const [issue, confidence] = first(said)
    assert.equal([own(issue, 'kind'), own(issue, 'params')], ['choice', params])
    assert.is(confidence, 'certain')
  })
}

test('what came ends at the end, whatever it holds', () => {
  for (const came of ['z', "z', received 'y", "z' | 'y"]) {
    const [issue, confidence] = first(`Invalid enum value. Expected 'a' | 'b', received '${came}'`)
    assert.equal(own(issue, 'params'), { allowedValues: ['a', 'b'] }, came)
    assert.equal([own(issue, 'echo'), confidence], [undefined, 'certain'], came)
    assert.is(own(issue, 'message'), "Invalid enum value. Expected 'a' | 'b'", came)
  }
})

test('of a list that cannot be told nothing is told, and its text stays', () => {
  for (const said of [
    'Invalid option: expected one of "a"|b"|"c"',
    'Invalid option: expected one of a|b',
    'Invalid option: expected one of "a"|',
    'Invalid option: expected one of "a|b',
    'Invalid option: expected one of "a"|0x10',
    'Invalid option: expected one of undefined',
    'Invalid option: expected one of "a"|1_0',
    'Invalid option: expected one of "a"|.5',
    'Invalid option: expected one of "a"|+5',
    'Invalid option: expected one of "a"|NaNs',
    'Invalid option: expected one of "a"|a5',
    'Invalid option: expected one of "a"|a5n',
    // zod 4 puts a number between quotation marks as well, zod 3 does not.
    "Invalid discriminator value. Expected '1' | '2'",
    "Invalid discriminator value. Expected 'a' | 'true'",
    "Invalid enum value. Expected 'a' | 'b', received 'z"
  ]) {
    const [issue, confidence] = first(said)
    assert.equal([own(issue, 'kind'), own(issue, 'params')], ['choice', undefined], said)
    assert.is(confidence, 'likely', said)
    assert.is(read(`${head}${said} at a`)[0].message, `${head}${said} at a`)
  }
})

// zod 3 makes of a union of literals one issue of their types.
test('of a union of literals that cannot be told nothing is told', () => {
  for (const list of ["'a' | b'", "'a | b' | 'c'"]) {
    const [issue, confidence] = first(`Expected ${list}, received number`)
    assert.equal(own(issue, 'path'), ['a'], list)
    assert.equal([own(issue, 'params'), confidence], [undefined, 'likely'], list)
  }
})

test('of a tag whose list cannot be told it is certain only that it is of a union', () => {
  const [issue, confidence] = first("Invalid discriminator value. Expected 'a' | b'")
  assert.equal([own(issue, 'kind'), own(issue, 'params')], ['alternative', undefined])
  assert.is(confidence, 'likely')
})

test('a literal that is none stays in the text', () => {
  const text = `${head}Invalid literal value, expected such at a`
  assert.equal(read(text)[0], { kind: 'invalid_arguments', tool: 't', issues: [], message: text })
})

test('of what is wanted nothing is the caller’s', () => {
  const [issue] = first("Invalid enum value. Expected 'eco' | 'business'")
  assert.is(own(issue, 'echo'), undefined)
})

// The caller's own keys, of which the sentence says by its first words whether they are several.
test('keys that nobody knows are told by their quotation marks, and repeat the caller', () => {
  for (const [said, keys] of [
    ['Unrecognized key: "b, d"', ['b, d']],
    ['Unrecognized key: "b", "c"', ['b", "c']],
    ['Unrecognized key: """', ['"']],
    ['Unrecognized keys: "b, d", "c"', ['b, d', 'c']],
    ['Unrecognized keys: "b"d", "c"', ['b"d', 'c']],
    ["Unrecognized key(s) in object: 'b, d'", ['b, d']],
    ["Unrecognized key(s) in object: 'it's', 'c'", ["it's", 'c']]
  ] as const) {
    const paths = keys.map((key) => ['a', key])
    assert.equal(pathsIn(`${head}${said} at a`), paths, said)
    const [issue, confidence] = first(said)
    assert.equal([own(issue, 'echo'), confidence], [true, 'certain'], said)
  }
})

test('keys that cannot be told are blamed on their owner, whose text is still the caller’s', () => {
  for (const said of [
    'Unrecognized key: b',
    'Unrecognized key: 5',
    "Unrecognized key: 'b'",
    'Unrecognized key: "',
    'Unrecognized keys: "b"',
    'Unrecognized keys: "b", c',
    "Unrecognized key(s) in object: 'b"
  ]) {
    const [issue, confidence] = first(said)
    assert.equal([own(issue, 'kind'), own(issue, 'path')], ['unexpected', ['a']], said)
    assert.equal([own(issue, 'echo'), confidence], [true, 'likely'], said)
  }
})

// zod writes this of a union, and of a check whose author wrote no sentence.
test('the sentence that says nothing is not certain to be of a union', () => {
  const [issue, confidence] = first('Invalid input')
  assert.equal([own(issue, 'kind'), confidence], ['alternative', 'likely'])
})

test.run()
