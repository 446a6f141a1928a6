import { nearest } from '@toolfault/advice/nearest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/nearest')

/** What was given, the names there are, the one that was meant. */
const hits: ReadonlyArray<readonly [string, ReadonlyArray<string>, string]> = [
  ['usr_emial_adress', ['user_email_address', 'phone'], 'user_email_address'],
  ['City', ['city', 'state'], 'city'],
  ['CITY', ['city', 'state'], 'city'],
  ['startDate', ['start_date', 'end_date'], 'start_date'],
  ['start-date', ['start_date', 'end_date'], 'start_date'],
  ['start date', ['start_date', 'end_date'], 'start_date'],
  ['StartDate', ['startDate', 'endDate'], 'startDate'],
  ['user.id', ['user_id', 'username'], 'user_id'],
  ['e-mail', ['email', 'name'], 'email'],
  ['tag', ['tags', 'title'], 'tags'],
  ['recipients', ['recipient', 'sender'], 'recipient'],
  ['max_result', ['max_results', 'min_results'], 'max_results'],
  ['maxResults', ['max_results', 'min_results'], 'max_results'],
  ['pagesize', ['page_size', 'page'], 'page_size'],
  ['read-files', ['read_file', 'write_file'], 'read_file'],
  ['searchfile', ['search_files', 'list_files'], 'search_files'],
  ['getWeather', ['get_weather', 'get_time'], 'get_weather'],
  ['ctiy', ['city', 'country'], 'city'],
  ['citty', ['city', 'state'], 'city'],
  ['form', ['from', 'to'], 'from'],
  ['emial', ['email', 'phone'], 'email'],
  ['email_adress', ['email_address', 'postal_address'], 'email_address'],
  ['recieve', ['receive', 'send'], 'receive'],
  ['recipent', ['recipient', 'sender'], 'recipient'],
  ['quanity', ['quantity', 'quality'], 'quantity'],
  ['lattitude', ['latitude', 'longitude'], 'latitude'],
  ['longtitude', ['longitude', 'latitude'], 'longitude'],
  ['get_wether', ['get_weather', 'get_time'], 'get_weather'],
  ['serach_files', ['search_files', 'list_files'], 'search_files'],
  ['filname', ['filename', 'folder'], 'filename'],
  ['discription', ['description', 'title'], 'description'],
  ['descripton', ['description', 'title'], 'description'],
  ['qurey', ['query', 'limit'], 'query'],
  ['limt', ['limit', 'offset'], 'limit'],
  ['ofset', ['offset', 'limit'], 'offset'],
  ['tiemout', ['timeout', 'retries'], 'timeout'],
  ['calender', ['calendar', 'event'], 'calendar'],
  ['seperator', ['separator', 'limit'], 'separator'],
  ['cateogry', ['category', 'name'], 'category'],
  // A letter in place of another, also the first of a longer word.
  ['peyment_method_id', ['payment_method_id', 'payment_id'], 'payment_method_id'],
  ['velue', ['value', 'key'], 'value'],
  ['xccount', ['account', 'amount'], 'account'],
  ['rapo', ['repo', 'role'], 'repo'],
  // A slip at the border of two words, or in a short one beside others that are right.
  ['brandeid', ['brand_id', 'brand_name'], 'brand_id'],
  ['pagei_d', ['page_id', 'page_name'], 'page_id'],
  ['user_iid', ['user_id', 'user_ip'], 'user_id'],
  ['newSString', ['newString', 'oldString'], 'newString'],
  ['LEeT', ['LEFT', 'RIGHT'], 'LEFT'],
  // Signs tell apart what words do not.
  ['recations-+1', ['reactions-+1', 'reactions--1'], 'reactions-+1'],
  // Case before separators before the plural.
  ['TAG', ['tag', 'tags'], 'tag'],
  ['Tag', ['tags', 'ta-g'], 'ta-g'],
  ['industrys', ['industry', 'country'], 'industry'],
  ['addresses', ['address', 'addressee'], 'address'],
  ['Größe', ['größe', 'farbe'], 'größe'],
  ['größße', ['größe', 'farbe'], 'größe']
]

/** Words that are near in letters and far in meaning, and words that are not near at all. */
const misses: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['get_user', ['set_user', 'delete_user']],
  ['start_time', ['stop_time', 'end_time']],
  ['min_price', ['max_price']],
  ['min', ['max', 'mid']],
  ['lat', ['lng', 'lon']],
  ['from', ['to']],
  ['city', ['country', 'state']],
  ['host', ['port', 'post']],
  ['height', ['weight', 'width']],
  ['date', ['data']],
  ['user', ['username']],
  ['name', ['title', 'label']],
  ['id', ['ip', 'uid']],
  ['on', ['off', 'or']],
  ['source', ['target']],
  ['create_issue', ['close_issue']],
  ['read_file', ['write_file']],
  ['enable_user', ['disable_user']],
  ['import_data', ['export_data']],
  ['input', ['output']],
  ['before', ['after']],
  ['subject', ['object']],
  ['cost', ['post']],
  ['mode', ['node', 'code']],
  ['add', ['and']],
  ['a', ['b', 'ab']],
  ['x', ['y', 'z']],
  ['show_list', ['slow_list']],
  ['unlock_door', ['lock_door']],
  ['upload', ['download']],
  ['latitude', ['longitude', 'altitude']],
  ['increase', ['decrease']],
  ['internal', ['external']],
  ['active', ['inactive']],
  ['tab', ['tag']],
  ['quality', ['quantity']],
  ['to_user', ['by_user']],
  ['city', []],
  ['', ['city', '']],
  ['_', ['-', '.']],
  ['1.0', ['10']],
  ['+1', ['-1']],
  ['reactions-+1', ['reactions--1']],
  ['skill1', ['skill2']],
  ['user_ip', ['user_id']],
  ['pos_x', ['pos_y', 'pos']],
  ['stats', ['status', 'state']],
  // Words that a model sends because it means them.
  ['night', ['light', 'dark']],
  ['short', ['sort', 'order']],
  ['older', ['folder', 'file']],
  ['spring', ['string', 'number']],
  ['shopping', ['shipping', 'billing']],
  ['stale', ['scale', 'state', 'style']],
  ['white', ['write', 'read']],
  // A word that other names are made of is no slip.
  ['zoen', ['zone', 'zoen_id']],
  ['update_project_iteme', ['update_projectitem2']]
]

for (const [given, names, meant] of hits) {
  test(`${given} among ${names.join(', ')} is ${meant}`, () => {
    assert.is(nearest(given, names), meant)
    assert.is(nearest(given, names.toReversed()), meant)
  })
}

for (const [given, names] of misses) {
  test(`${given} is none of ${names.join(', ')}`, () => {
    assert.is(nearest(given, names), undefined)
  })
}

test('two names that are equally near are none', () => {
  assert.is(nearest('user_name', ['userName', 'username']), undefined)
  assert.is(nearest('limt', ['limit', 'limet']), undefined)
  assert.is(nearest('limt', ['limit', 'limet', 'limts']), 'limts')
})

test('a letter that is doubled is as far as one that is added', () => {
  assert.is(nearest('citty', ['city', 'cittyx']), undefined)
})

test('a name that repeats is one name', () => {
  assert.is(nearest('ctiy', ['city', 'city']), 'city')
})

test('a given name that is one of them is right', () => {
  assert.is(nearest('city', ['city', 'cities']), undefined)
})

test('names are read until there are 2 000', () => {
  const names = function* (): Generator<string> {
    for (let at = 0; ; at++) yield at === 1_999 ? 'city' : `number${at}`
  }
  assert.is(nearest('ctiy', names()), 'city')
  const late = [...Array.from({ length: 2_000 }, (_, at) => `number${at}`), 'city']
  assert.is(nearest('ctiy', late), undefined)
})

test('long names are compared by folding alone', () => {
  const long = 'long_name_'.repeat(15)
  assert.is(nearest(long.toUpperCase(), [long]), long)
  assert.is(nearest(`${long}x`, [long]), undefined)
  assert.is(nearest('city', ['city_'.repeat(1_000)]), undefined)
})

test.run()
