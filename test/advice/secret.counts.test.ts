import { isSecret } from '@toolfault/advice/secret'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/secret.counts')

/** What is called how, and whether it must not be shown. */
const called: ReadonlyArray<readonly [string, unknown, boolean]> = [
  // How many tokens, in up to nine digits, is no token.
  ['tokens', 0, false],
  ['tokens', 1e12, false],
  ['tokens', '7', false],
  ['tokens', '500', false],
  ['tokens', '123456789', false],
  ['tokens', '1234567890', true],
  ['tokens', 'a500', true],
  ['tokens', '500a', true],
  ['tokens', '', true],
  ['tokens', ['500'], true],
  ['tokens', true, true],
  ['session_tokens', '500', false],
  ['token', '500', true],
  ['cookies', '500', true],
  // A key without a word says nothing, and a word says the same at each end.
  ['', 'abc', false],
  ['_', 'abc', false],
  ['token_', 'abc', true],
  ['_token', 'abc', true],
  ['token_max', 'abc', false],
  ['max_token', 'abc', false],
  ['token_value_2', 'abc', true],
  // The second of two is as secret as the first, and what is harmless stays so.
  ['token2', 'abc', true],
  ['token_1', 'abc', true],
  ['token-02-', 'abc', true],
  ['oauth2', 'abc', true],
  ['pwd2', 'abc', true],
  ['cvv2', 'abc', true],
  ['tokené', 'abc', false],
  ['zip2', 'abc', false],
  ['token_2x', 'abc', false],
  ['max_tokens_2', '500', false],
  ['token_type_2', 'abc', false],
  ['2', 'abc', false],
  // A word that is written as two.
  ['passPhrase', 'abc', true],
  ['pass_word', 'abc', true],
  ['pass-code', 'abc', true],
  ['pass_wd', 'abc', true],
  ['pass_time', 'abc', false]
]

for (const [key, value, wanted] of called) {
  test(`${JSON.stringify(value)} as "${key}" is ${wanted ? 'secret' : 'harmless'}`, () => {
    assert.is(isSecret([key], [], value), wanted)
  })
}

/** Values under a name that says nothing, and whether they look secret. */
const looks: ReadonlyArray<readonly [unknown, boolean]> = [
  // Numbers: a card is a whole one of 13 to 19 digits, a place on a map has a point.
  [0, false],
  [4111111111111111, true],
  [-4111111111111111, false],
  [41.11111111111111, false],
  [4.111111111111111, false],
  [-4.111111111111111, false],
  [4.111111111111111e25, false],
  // Right by its last digit, and two digits too long.
  [240000000000000000000, false],
  ['240000000000000000000', false],
  [Number.POSITIVE_INFINITY, false],
  [4111111111111111n, false],
  // A token behind the name of who gave it, or before the place it is for.
  ['key-3ax6xnjp29jd6fds4gc3', true],
  ['3ax6xnjp29jd6fds4gc3-us12', true],
  ['a__3ax6xnjp29jd6fds4gc3', true],
  ['key_name_of_the_list-three', false],
  // Parts of a token count as one run.
  ['aBaBaBaBaB-aaaaaaaaaa', true],
  ['aBaBaBaBaB--aaaaaaaaaa', true],
  ['aBaBaBaBa--aaaaaaaaaaa', false]
]

for (const [value, wanted] of looks) {
  test(`${String(value)} looks ${wanted ? 'secret' : 'harmless'}`, () => {
    assert.is(isSecret(['note'], [], value), wanted)
  })
}

test('a value without a name is looked at as well', () => {
  assert.is(isSecret([], [], 'f3a1b2c4d5e6f7089a1b2c3d4e5f6071'), true)
  assert.is(isSecret([], [], 'hello'), false)
  assert.is(isSecret([], [{ writeOnly: true }], 'hello'), true)
})

test('each digit of a card counts', () => {
  // Digits from 0 to 9 in each of two places, and the one that checks them (ISO/IEC 7812-1, annex B).
  for (const [number, wanted] of [
    ['4000000000000', false],
    ['4000000000006', true],
    ['4000000000014', true],
    ['4000000000022', true],
    ['4000000000030', true],
    ['4000000000048', true],
    ['4000000000055', true],
    ['4000000000063', true],
    ['4000000000071', true],
    ['4000000000089', true],
    ['4000000000097', true],
    ['4000000000105', true]
  ] as const) {
    assert.is(isSecret(['note'], [], number), wanted, number)
    assert.is(isSecret(['note'], [], Number(number)), wanted, number)
  }
})

test.run()
