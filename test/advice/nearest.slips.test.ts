import { nearest } from '@toolfault/advice/nearest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/nearest.slips')

/** What was given, the names there are, the one that was meant. */
const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>, string | undefined]> = [
  // Case alone comes before separators, separators before the plural, the plural before slips.
  ['userID', ['userid', 'user_id'], 'userid'],
  ['zebras_yaks', ['zebra_yak', 'zebras_yakso'], 'zebra_yak'],
  ['industries_categories', ['industry_category', 'tag'], 'industry_category'],
  // A letter more may make another unit, and no plural.
  ['timeout_m', ['timeout_ms', 'retries'], undefined],
  ['duration_min', ['duration_mins', 'retries'], 'duration_mins'],
  ['pagesizes', ['page_size', 'page'], 'page_size'],
  // Of names as far by their letters the one that is written alike.
  ['ctiy', ['city', 'CITY'], 'city'],
  ['user-nmae', ['user-name', 'user_name'], 'user-name'],
  ['CTIY_NAME', ['city_name', 'country_name'], 'city_name'],
  // The nearest in letters, though another is written alike.
  ['accoun', ['ACCOUNT', 'vaccoun'], 'ACCOUNT'],
  // Two letters: none is a slip. Three: a swap is, another letter is none.
  ['tto', ['to', 'by'], undefined],
  ['kye', ['key', 'value'], 'key'],
  ['kex', ['key', 'value'], undefined],
  // The first letter: swapped from four letters on, lost, added or replaced from five on.
  ['eky', ['key', 'value'], undefined],
  ['icty', ['city', 'state'], 'city'],
  ['xity', ['city', 'state'], undefined],
  ['xcity', ['city', 'state'], undefined],
  ['imit', ['limit', 'offset'], undefined],
  ['ategory', ['category', 'name'], 'category'],
  ['scategory', ['category', 'name'], 'category'],
  ['fategory', ['category', 'name'], 'category'],
  ['aormat', ['format', 'style'], 'format'],
  ['orhamt', ['format', 'style'], undefined],
  ['rester', ['tester', 'roster'], 'roster'],
  ['ategory', ['category', 'atagory'], 'atagory'],
  // Another letter in a word of four; two slips in one of nine, ten and fourteen; three from fifteen on.
  ['ciry', ['city', 'state'], 'city'],
  ['cotnainr', ['container', 'name'], undefined],
  ['retsaurnt', ['restaurant', 'name'], 'restaurant'],
  ['rastaurent', ['restaurant', 'name'], undefined],
  ['epxlnaatiosn', ['explanations', 'name'], undefined],
  ['chraactersitcis', ['characteristics', 'name'], 'characteristics'],
  ['chractristcs', ['characteristics', 'name'], 'characteristics'],
  // A slip in each of two words, with capitals between them as well; three of the heavier are too many.
  ['uesrNmae', ['user_name', 'user_id'], 'user_name'],
  ['a_b_c_recieve_mesasge', ['a_b_c_receive_message'], 'a_b_c_receive_message'],
  ['recaive_messoge', ['receive_message', 'name'], 'receive_message'],
  ['recaive_messoge_ctiy', ['receive_message_city'], undefined],
  ['recaive_messoge_alpha', ['receive_message_omega'], undefined],
  ['users_nmae', ['user_name', 'team_name'], 'user_name'],
  // A word in use is no slip, nor is one that other names are made of.
  ['date_nmae', ['data_name', 'to_name'], undefined],
  ['zoan', ['zone', 'size'], undefined],
  // The plural and what is none.
  ['ids', ['id', 'name'], 'id'],
  ['as', ['a', 'b'], undefined],
  ['branches', ['branch', 'tag'], 'branch'],
  ['boxes', ['box', 'bag'], 'box'],
  ['categories', ['category', 'name'], 'category'],
  ['dates', ['day', 'hour'], undefined],
  ['sessio', ['sessions', 'name'], undefined],
  ['clas', ['class', 'clasp'], undefined]
]

for (const [given, names, wanted] of cases) {
  test(`${given} among ${names.join(', ')} is ${wanted ?? 'none'}`, () => {
    assert.is(nearest(given, names), wanted)
    assert.is(nearest(given, names.toReversed()), wanted)
  })
}

/** A slip at the border of two words, or in a short one beside others that are right. */
const borders: ReadonlyArray<readonly [string, string, boolean]> = [
  // A letter said twice is a slip, any other letter as a word of its own is another name.
  ['user_id_d', 'user_id', true],
  ['user_i_id', 'user_id', true],
  ['userIId', 'user_id', true],
  ['user_x_id', 'user_id', false],
  ['userXId', 'user_id', false],
  ['us_erx_id', 'user_id', false],
  ['user_idx', 'user_id', true],
  ['xuser_id', 'user_id', false],
  // A word that is missing, or one of a single letter in place of another, is another name.
  ['origin', 'origin_d', false],
  ['origin_e', 'origin_d', false],
  ['e_origin', 'd_origin', false],
  // Part of a word, in five letters; in four beside a word that is right, where two or more are wrong.
  ['page_i', 'page_id', true],
  ['pag_i', 'pag_id', false],
  ['is_pu', 'is_up', true],
  ['a_pu', 'a_up', false],
  ['ou_np', 'on_up', false],
  ['ou_nps', 'on_ups', true],
  // Swapped over the border, and a border that stands elsewhere as well.
  ['useri_d', 'user_id', true],
  ['usei_rd', 'user_id', true],
  ['branid', 'brand_id', true],
  ['uid', 'user_id', false],
  // What is left is a word in use.
  ['page_no', 'page_on', false],
  ['useid', 'user_id', false]
]

for (const [given, name, wanted] of borders) {
  test(`${given} is ${wanted ? '' : 'not '}${name}`, () => {
    assert.is(nearest(given, [name]), wanted ? name : undefined)
  })
}

test('a place of a digit tells names apart', () => {
  for (const [given, name] of [
    ['zebra1_yaki', 'zebra_yaki1'],
    ['v1_2', 'v12'],
    ['skill_1', 'skill_+1'],
    ['line12', 'line21']
  ] as const) {
    assert.is(nearest(given, [name]), undefined, given)
  }
  assert.is(nearest('skil_1', ['skill_1', 'skill_2']), 'skill_1')
})

test.run()
