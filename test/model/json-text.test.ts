import { breakIn, brokenAt, readJson } from '@toolfault/model'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('model/json-text')

const detailOf = (text: string): string => {
  const read = readJson(text)
  if (read._tag === 'Right') throw new TypeError('read')
  assert.is(read.left.kind, 'malformed_request')
  assert.is(read.left.reason, 'syntax')
  return read.left.detail
}

test('JSON is read as the platform reads it', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      assert.equal(readJson(text), { _tag: 'Right', right: JSON.parse(text) })
    })
  )
})

for (const [text, wanted] of [
  ['', 'the text ends too early, expected a value'],
  ['  \n ', 'the text ends too early, expected a value'],
  ['{', 'the text ends too early, expected a key or }'],
  ['[', 'the text ends too early, expected a value or ]'],
  ['{"a"', 'the text ends too early, expected a colon'],
  ['{"a":', 'the text ends too early, expected a value'],
  ['{"a":1', 'the text ends too early, expected a comma or the end'],
  ['{"a":1,', 'the text ends too early, expected a key'],
  ['{"a":1,}', 'line 1, column 8, expected a key'],
  ['[1,]', 'line 1, column 4, expected a value'],
  ['[1 2]', 'line 1, column 4, expected a comma or the end'],
  ['{"a" 1}', 'line 1, column 6, expected a colon'],
  ['{a: 1}', 'line 1, column 2, expected a key or }'],
  ["{'a': 1}", 'line 1, column 2, expected a key or }'],
  ['{"a": undefined}', 'line 1, column 7, expected a value'],
  ['{"a": 1}}', 'line 1, column 9, expected the end'],
  ['[1}', 'line 1, column 3, expected a comma or the end'],
  ['01', 'line 1, column 2, expected the end'],
  ['.5', 'line 1, column 1, expected a value'],
  ['NaN', 'line 1, column 1, expected a value'],
  ['nullx', 'line 1, column 5, expected the end'],
  ['{\n  "a": 1,\n  "b" 2\n}', 'line 3, column 7, expected a colon'],
  ['{\r\n"a": tru}', 'line 2, column 6, expected a value'],
  // "All Unicode characters may be placed within the quotation marks, except for the characters that MUST be escaped:
  // quotation mark, reverse solidus, and the control characters" (RFC 8259 §7).
  ['"a\nb"', 'line 1, column 3, expected an escaped control character'],
  ['"a\\qb"', 'line 1, column 3, expected an escaped backslash'],
  ['{"files": ["E:\\Chat"]}', 'line 1, column 15, expected an escaped backslash'],
  ['{"a": tru', 'the text ends too early, expected a value'],
  ['{"a": -', 'the text ends too early, expected a value'],
  ['{"a": trx', 'line 1, column 7, expected a value'],
  ['["x", "open', 'the text ends too early, expected a quotation mark'],
  ['{"a": 1, "op', 'the text ends too early, expected a quotation mark'],
  ['{"a": "x\\', 'the text ends too early, expected a quotation mark'],
  ['{"a": "\\u12', 'the text ends too early, expected a quotation mark'],
  ['{"a": "x\n', 'line 1, column 9, expected an escaped control character'],
  ['{"a" "x', 'line 1, column 6, expected a colon'],
  ['["x" "y', 'line 1, column 6, expected a comma or the end'],
  ['\ufeff{}', 'line 1, column 1, expected a value'],
  ['{} // done', 'line 1, column 4, expected the end']
] as const) {
  test(`${JSON.stringify(text)}: ${wanted} [V15]`, () => assert.is(detailOf(text), wanted))
}

test('the detail never quotes the text', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[zqxj]{3,9}$/), (secret) => {
      for (const text of [secret, `{"a": ${secret}}`, `["${secret}`, `{"${secret}": 1,}`])
        assert.not.match(detailOf(text), secret)
    })
  )
})

test('whatever the platform refuses has a place where it is refused', () => {
  const text = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', '"', '{', ']', ',', ':', '\\', '\u0000', 'x'))
    .map(([json, at, put]) => {
      const cut = at % (json.length + 1)
      return json.slice(0, cut) + put + json.slice(cut + 1)
    })
  fc.assert(
    fc.property(text, (broken) => {
      if (readJson(broken)._tag === 'Right') return
      assert.match(
        detailOf(broken),
        /^(?:the text ends too early|line [1-9]\d*, column [1-9]\d*), expected (?:an?|the) /
      )
      assert.not.match(detailOf(broken), /too early, expected the end/)
    }),
    { numRuns: 1_000 }
  )
})

test('what is no text is no JSON', () => {
  // A border: a sloppy caller.
  assert.is(detailOf(undefined as never), 'the text cannot be read')
  assert.is(detailOf(Symbol('x') as never), 'the text cannot be read')
})

test('the place where a text stops to be JSON is the offset of what may not stand there', () => {
  assert.is(brokenAt('{"a": 1}'), undefined)
  assert.is(brokenAt('{"a":1,}'), 7)
  assert.is(brokenAt('[\n  1 2]'), 6)
  assert.is(brokenAt('{"a": undefined}'), 6)
  assert.is(brokenAt('{"a":'), 5)
  assert.is(brokenAt(''), 0)
})

// RFC 8259, sections 3, 6 and 7: each token is read to its end, so the fault is behind it.
for (const token of [
  'true',
  'false',
  'null',
  '0',
  '-0',
  '7',
  '-12',
  '102.345',
  '0.5',
  '1e5',
  '1E5',
  '10e+12',
  '1.25E-70',
  '""',
  '"a b"',
  '" !#[]~\uffff"',
  '"\\"\\\\\\/\\b\\f\\n\\r\\t"',
  '"\\u00fF\\uABCd\\u1234"',
  '[]',
  '[[]]',
  '{}',
  '{"a":[]}',
  '{"a":{},"b":[{}]}'
]) {
  test(`behind ${token} the list goes on or ends`, () => {
    assert.is(brokenAt(`[${token} x]`), token.length + 2)
    const detail = `line 1, column ${token.length + 3}, expected a comma or the end`
    assert.is(detailOf(`[${token} x]`), detail)
  })
}

// The same sections: where a token may not go on.
for (const [text, at] of [
  ['[01]', 2],
  ['[-]', 1],
  ['[--1]', 1],
  ['[+1]', 1],
  ['[1.]', 2],
  ['[1.x]', 2],
  ['[1e]', 2],
  ['[1e+]', 2],
  ['[1ee2]', 2],
  ['["\\x"]', 2],
  ['["\\u12g4"]', 2],
  ['["\\u123"]', 2],
  ['["\u0000"]', 2],
  ['["\u001f"]', 2],
  ['["a\\"]', 6],
  ['[tru]', 1],
  ['[\u00a01]', 1],
  ['[1\u00a0]', 2],
  ['[{]', 2],
  ['[1}', 2],
  ['{"a":1]', 6],
  ['{]', 1],
  ['{"a":]', 5],
  ['[:]', 1],
  ['[[1}', 3],
  ['{"a":[],]', 8],
  ['[{},}', 4],
  [' \t\r\n x', 5]
] as const) {
  test(`${JSON.stringify(text)} stops to be JSON at ${at}`, () => assert.is(brokenAt(text), at))
}

// A word that is not whole at the end is one that was cut off.
for (const word of ['true', 'false', 'null']) {
  for (let length = 1; length < word.length; length++) {
    const text = `{"a": ${word.slice(0, length)}`
    test(`${text} ends too early`, () => {
      assert.is(brokenAt(text), text.length)
      assert.is(brokenAt(`${text}x`), 6)
    })
  }
}

for (const [text, wanted, behind] of [
  ['{"a": {"b": both}}', 'a value', 'b'],
  ['{"a": 1, "b" 2}', 'a colon', 'b'],
  ['{"a\\n": 1, b: 2}', 'a key', 'a\n'],
  ['{a: 1}', 'a key or }', undefined],
  ['["a" "b"]', 'a comma or the end', undefined],
  ['{"a": 1}{', 'the end', 'a']
] as const) {
  test(`${JSON.stringify(text)} breaks behind ${behind}, where ${wanted} is wanted`, () => {
    const found = breakIn(text)
    assert.is(found?.wanted, wanted)
    assert.is(found?.behind, behind)
  })
}

test('what is JSON, and what is no text, is broken nowhere', () => {
  assert.is(brokenAt('[1]'), undefined)
  // A border: whoever calls from JavaScript may pass anything.
  for (const junk of [null, undefined, {}, ['[1 2]']] as Array<never>) {
    assert.is(brokenAt(junk), undefined)
  }
})

test.run()
