import { meant } from '@toolfault/advice/meant'
import { nearest } from '@toolfault/advice/nearest'
import { isSecret } from '@toolfault/advice/secret'
import { synonym } from '@toolfault/advice/synonym'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/names.read')

test('names up to 1 024 characters are compared, by folding', () => {
  const of = (length: number): readonly [string, string] => {
    const name = 'a'.repeat(length)
    return [name.toUpperCase(), name]
  }
  const [upper, lower] = of(1_024)
  assert.is(nearest(upper, [lower]), lower)
  const [longUpper, longLower] = of(1_025)
  assert.is(nearest(longUpper, [longLower]), undefined)
  assert.is(nearest(upper, ['b', lower, longLower]), lower)
})

test('names up to 128 characters are compared by slips', () => {
  const of = (length: number): string => 'abcdefgh'.repeat(20).slice(0, length)
  assert.is(nearest(of(127), [of(128)]), of(128))
  assert.is(nearest(of(128), [of(127)]), of(127))
  assert.is(nearest(of(128), [of(129)]), undefined)
  assert.is(nearest(of(129), [of(128)]), undefined)
})

test('names up to 64 characters have a synonym', () => {
  const of = (length: number, word: string): string =>
    `${'p'.repeat(length - word.length - 1)}_${word}`
  const same = (given: string, name: string): boolean => synonym(given, [name]) === name
  assert.is(same(of(64, 'query'), of(60, 'q')), true)
  assert.is(same(of(65, 'query'), of(61, 'q')), false)
  assert.is(same(of(60, 'q'), of(64, 'query')), true)
  assert.is(same(of(61, 'q'), of(65, 'query')), false)
})

test('what is no name is passed over', () => {
  assert.is(nearest('ctiy', ['_', '1', '', 'city']), 'city')
  assert.is(synonym('query', ['_', '1', '', 'search']), 'search')
  const list: ReadonlyArray<string> = JSON.parse('[{}, null, ["city"], 1, "city"]')
  assert.is(nearest('ctiy', list), 'city')
  for (const given of ['', '_', '1', '--', '+1']) assert.is(meant(given, ['a', 'b']), undefined)
})

/** Names in other scripts, and names of which only some letters are ASCII. */
const scripts: ReadonlyArray<readonly [string, ReadonlyArray<string>, string | undefined]> = [
  ['größe', ['gre', 'gr_e'], undefined],
  ['GRÖSSE-NAME', ['größe_name', 'grösse_name'], 'grösse_name'],
  ['größeNmae', ['größe_name', 'farbe_name'], 'größe_name'],
  ['ÖLName', ['öl_name', 'öl_preis'], 'öl_name'],
  ['größe__name', ['größe_name', 'größe'], 'größe_name'],
  ['名前', ['氏名', '住所'], undefined],
  ['ИмяФайла', ['имя_файла', 'имя'], 'имя_файла'],
  ['цена１', ['цена', 'имя'], undefined],
  ['プラン１', ['プラン２', '料金'], undefined],
  ['プラン＿１', ['プラン１', 'プラン２'], 'プラン１'],
  ['név_1', ['név1', 'név2'], 'név1']
]

for (const [given, names, wanted] of scripts) {
  test(`${given} among ${names.join(', ')} is ${wanted ?? 'none'}`, () => {
    assert.is(nearest(given, names), wanted)
  })
}

test('words are told apart by capitals, in any script', () => {
  for (const key of ['HTTPToken', 'userToken', 'user2Token', 'ÖLToken', 'größeToken', 'ЖTokenID'])
    assert.is(isSecret([key], [], 'x'), true, key)
  for (const key of ['usertoken2x', 'größetoken', 'ÖLTOKEN', 'HTTPTOKEN', 'ÖltokenÖ'])
    assert.is(isSecret([key], [], 'x'), false, key)
  for (const key of ['__token__', '-token', 'ö token', 'ö--token'])
    assert.is(isSecret([key], [], 'x'), true, key)
})

/** Other words for the same, and words that say something else. */
const others: ReadonlyArray<readonly [string, ReadonlyArray<string>, string | undefined]> = [
  ['_query_', ['search', 'limit'], 'search'],
  ['id_1_2', ['identifier_2_1'], undefined],
  ['id_1_2', ['identifier_1_2'], 'identifier_1_2'],
  ['open', ['opened', 'shut'], 'opened'],
  ['opened', ['open', 'shut'], 'open'],
  ['relate', ['related', 'single'], 'related'],
  ['related', ['relate', 'single'], 'relate'],
  ['relating', ['related', 'single'], 'related'],
  ['crit', ['credit'], undefined],
  ['des', ['description', 'amount'], 'description'],
  ['de', ['description', 'amount'], undefined],
  ['user_email', ['user_email_address', 'user_phone'], 'user_email_address'],
  ['name', ['the_user_agent_name'], undefined],
  ['zebra_query', ['my_zebra_search', 'limit'], 'my_zebra_search'],
  // What is surer comes first, wherever it stands.
  ['search_string', ['search', 'query'], 'search'],
  ['search_string', ['query', 'search'], 'search']
]

for (const [given, names, wanted] of others) {
  test(`${given} among ${names.join(', ')} says ${wanted ?? 'none'}`, () => {
    assert.is(synonym(given, names), wanted)
  })
}

test.run()
