import { nearest } from '@toolfault/advice/nearest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/nearest')

/** What was given, the names there are, the one that was meant. */
const hits: ReadonlyArray<readonly [string, ReadonlyArray<string>, string]> = [
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
  ['cateogry', ['category', 'name'], 'category']
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
  ['_', ['-', '.']]
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

test('a name that repeats is one name', () => {
  assert.is(nearest('ctiy', ['city', 'city']), 'city')
})

test('the name itself is no other name', () => {
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
