import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/moves.dots')

const place = open({ lat: integer, lng: integer }, 'lat', 'lng')

// A path written as one key says where its value belongs.
for (const [name, schema, value, wanted] of [
  [
    'into an object that is there',
    closed({ settings: closed({ audio: text, video: text }) }),
    { settings: { video: 'v' }, 'settings.audio': 'a' },
    ['/settings.audio unexpected: /settings.audio > /settings/audio']
  ],
  [
    'into one that is not',
    closed({ settings: closed({ audio: text }) }),
    { 'settings.audio': 'a' },
    ['/settings.audio unexpected: /settings.audio > /settings/audio']
  ],
  [
    'into one with a word of the only key that it has to have',
    closed({
      stop_price: integer,
      stop_loss: closed({ stop_price: integer, note: text }, 'stop_price')
    }),
    { stop_loss_price: 5 },
    ['/stop_loss_price unexpected: /stop_loss_price > /stop_loss/stop_price']
  ],
  [
    'into none with a word of one that it may do without, nor where it does not fit',
    closed({
      stop_loss: closed({ stop_price: integer, note: text }),
      gain: closed({ top_price: integer }, 'top_price')
    }),
    { stop_loss_price: 5, gain_price: 'x' },
    ['/stop_loss_price unexpected: remove', '/gain_price unexpected: remove']
  ],
  [
    'into one that is missing',
    open({ place }, 'place'),
    { 'place.lat': 1, 'place.lng': 2 },
    ['/place/lat missing: /place.lat > /place/lat', '/place/lng missing: /place.lng > /place/lng']
  ],
  [
    'into one that is missing, nearly',
    open({ place }, 'place'),
    { 'places[lat]': 1, 'places[lng]': 2 },
    [
      '/place/lat missing: /places[lat] > /place/lat',
      '/place/lng missing: /places[lng] > /place/lng'
    ]
  ],
  [
    'into one that is missing and lacks more',
    open({ place }, 'place'),
    { 'place.lat': 1 },
    ['/place/lat missing: /place.lat > /place/lat', '/place/lng missing: add']
  ],
  [
    'into one that lacks it',
    closed({ place }, 'place'),
    { place: { lng: 2 }, 'place.lat': 1 },
    ['/place/lat missing: /place.lat > /place/lat']
  ],
  [
    'not where something stands',
    closed({ settings: closed({ audio: text }) }),
    { settings: { audio: 'a' }, 'settings.audio': 'b' },
    ['/settings.audio unexpected: remove']
  ],
  [
    'not where nobody knows the last key',
    closed({ settings: closed({ audio: text }) }),
    { 'settings.quokka': 'b' },
    ['/settings.quokka unexpected: remove']
  ],
  [
    'two levels below',
    closed({ settings: closed({ audio: closed({ mute: text }) }) }),
    { 'settings.audio.mute': 'a' },
    ['/settings.audio.mute unexpected: /settings.audio.mute > /settings/audio/mute']
  ],
  [
    'not where something stands two levels below',
    closed({ settings: closed({ audio: closed({ mute: text }) }) }),
    { settings: { audio: { mute: 'a' } }, 'settings.audio.mute': 'b' },
    ['/settings.audio.mute unexpected: remove']
  ],
  [
    'not where a dot ends it, though a key may be called nothing',
    closed({ a: closed({ b: closed({ '': text }) }) }),
    { 'a.b.': 'b' },
    ['/a.b. unexpected: remove']
  ],
  [
    'though nothing refuses it, where something else is wrong',
    open({ settings: open({ audio: text }), n: integer }, 'n'),
    { 'settings.audio': 'a' },
    ['/settings/audio missing: /settings.audio > /settings/audio', '/n missing: add']
  ],
  [
    'not where another one belongs in the same place',
    closed({ settings: closed({ audio: text, video: text }) }),
    { 'settings.audio': 'a', 'settings[audio]': 'b', 'settings.video': 'c' },
    [
      '/settings.video unexpected: /settings.video > /settings/video',
      '/settings.audio unexpected: remove',
      '/settings[audio] unexpected: remove'
    ]
  ],
  ['not a dot alone', closed({ a: text }), { '.': 'b' }, ['/. unexpected: remove']],
  [
    'in brackets, as forms write it',
    closed({ settings: closed({ audio: text, video: text }, 'audio') }, 'settings'),
    { 'settings[audio]': 'a', 'settings[video]': 'v' },
    [
      '/settings[audio] unexpected: /settings[audio] > /settings/audio',
      '/settings[video] unexpected: /settings[video] > /settings/video'
    ]
  ],
  [
    'in brackets two levels below',
    closed({ settings: closed({ audio: closed({ mute: text }) }) }),
    { 'settings[audio][mute]': 'a' },
    ['/settings[audio][mute] unexpected: /settings[audio][mute] > /settings/audio/mute']
  ],
  [
    'in the item of a list, as code writes it',
    closed({ stops: { type: 'array', items: closed({ city: text }, 'city') } }, 'stops'),
    { 'stops[0].city': 'x' },
    ['/stops[0].city unexpected: /stops[0].city > /stops/0/city']
  ],
  [
    'not in brackets of which nobody knows the last key',
    closed({ settings: closed({ audio: text }) }),
    { 'settings[quokka]': 'b' },
    ['/settings[quokka] unexpected: remove']
  ],
  [
    'in a map, which takes any key',
    closed({ labels: { type: 'object', additionalProperties: text } }),
    { labels: { a: 'x' }, 'labels[order_id]': 'y', 'labels.b': 'z' },
    [
      '/labels[order_id] unexpected: /labels[order_id] > /labels/order_id',
      '/labels.b unexpected: /labels.b > /labels/b'
    ]
  ],
  [
    'under the name that the object has for its last key',
    closed({ place: closed({ postalCode: text, city: text }) }, 'place'),
    { 'place.postal_code': 'x', 'place[City]': 'y' },
    [
      '/place.postal_code unexpected: /place.postal_code > /place/postalCode',
      '/place[City] unexpected: /place[City] > /place/city'
    ]
  ],
  [
    'under the name that is near to its last key, and to that of the object',
    closed({ settings: closed({ volume: integer, audio: text }) }),
    { 'setings.volumne': 1, 'settings.audios': 'x' },
    [
      '/setings.volumne unexpected: /setings.volumne > /settings/volume',
      '/settings.audios unexpected: /settings.audios > /settings/audio'
    ]
  ],
  [
    'not under one that is there',
    closed({ settings: closed({ audio: text, n: integer }) }),
    { settings: { audio: 'a' }, 'settings.audios': 'b' },
    ['/settings.audios unexpected: remove']
  ],
  [
    'not in a list at a place that does not follow, nor where a number only ends the key',
    closed({ tags: { type: 'array', items: text }, sales: { type: 'array', items: integer } }),
    { tags: ['a'], 'tags[2]': 'x', 'tags[1]': 'y', sales_2024: 5 },
    [
      '/tags[1] unexpected: /tags[1] > /tags/1',
      '/tags[2] unexpected: remove',
      '/sales_2024 unexpected: remove'
    ]
  ],
  [
    'as it is written, though another key is it in another spelling',
    closed({ user: closed({ first_name: text }, 'first_name') }, 'user'),
    { 'user.firstName': 'A', 'user.first_name': 'B' },
    [
      '/user.first_name unexpected: /user.first_name > /user/first_name',
      '/user.firstName unexpected: remove'
    ]
  ],
  [
    'behind what only holds arguments',
    closed({ list_id: integer, name: text, place }, 'list_id', 'name'),
    { 'input.list_id': 1, 'input.naem': 'x', 'body[place][lat]': 2 },
    [
      '/list_id missing: /input.list_id > /list_id',
      '/name missing: /input.naem > /name',
      '/body[place][lat] unexpected: /body[place][lat] > /place/lat',
      '/place/lng missing: add'
    ]
  ],
  [
    'not behind any other word',
    closed({ list_id: integer, name: text }),
    { 'quokka.lst_id': 1, 'quokka.naem': 'x' },
    ['/quokka.lst_id unexpected: remove', '/quokka.naem unexpected: remove']
  ],
  [
    'in a list, as forms write it',
    closed({ userIds: { type: 'array', items: text } }),
    { 'user_ids[0]': 'x', 'user_ids[1]': 'y' },
    [
      '/user_ids[0] unexpected: /user_ids[0] > /userIds/0',
      '/user_ids[1] unexpected: /user_ids[1] > /userIds/1'
    ]
  ],
  [
    'not in an object that names its keys, though it takes others',
    closed({ place: open({ lat: integer }) }),
    { 'place.quokka': 'y' },
    ['/place.quokka unexpected: remove']
  ],
  [
    'not in brackets without a key, which are of a list',
    closed({ tags: { type: 'array', items: text } }, 'tags'),
    { 'tags[]': ['a'] },
    ['/tags missing: /tags[] > /tags']
  ]
] as const) {
  test(`a dotted key belongs ${name}`, () => assert.equal(linesOf(schema, value), wanted))
}

// So does the name of an object before a key of it.
for (const [name, schema, value, wanted] of [
  [
    'with a line between, into one that is missing',
    closed({ place }, 'place'),
    { place_lat: 1, place_lng: 2 },
    [
      '/place_lat unexpected: /place_lat > /place/lat',
      '/place_lng unexpected: /place_lng > /place/lng'
    ]
  ],
  [
    'with a line between, into one of an object that takes others',
    open({ place }, 'place'),
    { place_lat: 1 },
    ['/place/lat missing: /place_lat > /place/lat', '/place/lng missing: add']
  ],
  [
    'with a capital, into one that need not be there',
    closed({ settings: closed({ audio: text }) }),
    { settingsAudio: 'a' },
    ['/settingsAudio unexpected: /settingsAudio > /settings/audio']
  ],
  [
    'under the same name, differently written',
    closed({ place: closed({ postalCode: text, city: text }) }),
    { place_postal_code: 'x', place_cty: 'y' },
    [
      '/place_postal_code unexpected: /place_postal_code > /place/postalCode',
      '/place_cty unexpected: remove'
    ]
  ],
  [
    'into one that is there',
    closed({ settings: closed({ audio: text, video: text }) }),
    { settings: { video: 'v' }, 'settings-audio': 'a' },
    ['/settings-audio unexpected: /settings-audio > /settings/audio']
  ],
  [
    'into a map, which takes any key',
    closed({ labels: { type: 'object', additionalProperties: text } }),
    { labels_order_id: 'y', labelsRest: 'z' },
    [
      '/labels_order_id unexpected: /labels_order_id > /labels/order_id',
      '/labelsRest unexpected: /labelsRest > /labels/rest'
    ]
  ],
  [
    'not where the whole is the name of another key',
    closed({ place, placeLat: integer }),
    { place_lat: 1 },
    ['/place_lat unexpected: /place_lat > /placeLat']
  ],
  [
    'not where two objects know it',
    closed({ a: closed({ b_c: text }), a_b: closed({ c: text }) }),
    { a_b_c: 'x' },
    ['/a_b_c unexpected: remove']
  ],
  [
    'not where it is the whole object, and no part of it',
    closed({ place: open({ id: text }) }, 'place'),
    { place_id: { id: 'x', name: 'y' } },
    ['/place missing: /place_id > /place']
  ],
  [
    'where it is neither, and then is of no type',
    closed({ place: open({ id: text }) }, 'place'),
    { place_id: 7 },
    ['/place_id unexpected: /place_id > /place/id', '/place/id type: put "7"']
  ],
  [
    'not where the object is a text',
    closed({ place: { anyOf: [text, place] } }),
    { place: 'here', place_lat: 1 },
    ['/place_lat unexpected: remove']
  ],
  [
    'not where nothing refuses it and nothing is missing',
    open({ place, n: integer }),
    { place_lat: 1, n: 'x' },
    ['/n type: send integer']
  ],
  [
    'not where letters follow',
    closed({ place: open({ mat: text }) }),
    { placemat: 'x' },
    ['/placemat unexpected: remove']
  ]
] as const) {
  test(`a joined key belongs ${name}`, () => assert.equal(linesOf(schema, value), wanted))
}

test('what is moved as a whole lacks nothing that it holds', () => {
  const schema = open({ stops: { type: 'array', items: place } }, 'stops')
  const value = { 'stops[0]': { lat: 1, lng: 2 }, 'stops[1]': { lat: 3, lng: 4 } }
  assert.equal(linesOf(schema, value), [
    '/stops/0 missing: /stops[0] > /stops/0',
    '/stops/1 missing: /stops[1] > /stops/1'
  ])
})

const task = closed({ id: integer, title: text }, 'id', 'title')
const tasks = { type: 'array', items: task }

for (const [name, schema, value, wanted] of [
  [
    'a dot',
    closed({ tasks }, 'tasks'),
    { 'tasks.id': 1, 'tasks.title': 'x' },
    [
      '/tasks.id unexpected: /tasks.id > /tasks/0/id',
      '/tasks.title unexpected: /tasks.title > /tasks/0/title'
    ]
  ],
  [
    'empty brackets',
    closed({ tasks }, 'tasks'),
    { 'tasks[].id': 1, 'tasks[][title]': 'x' },
    [
      '/tasks[].id unexpected: /tasks[].id > /tasks/0/id',
      '/tasks[][title] unexpected: /tasks[][title] > /tasks/0/title'
    ]
  ],
  [
    'brackets that say it is a list',
    closed({ tags: { type: 'array', items: text } }),
    { 'tags[]': ['a'] },
    ['/tags[] unexpected: /tags[] > /tags']
  ],
  [
    'a dot, where the list was sent',
    closed({ tasks }),
    { tasks: [{ id: 1, title: 'x' }], 'tasks.id': 3 },
    ['/tasks.id unexpected: remove']
  ]
] as const) {
  test(`a path into a list without an index, by ${name}`, () =>
    assert.equal(linesOf(schema, value), wanted))
}

test('what stands under it in several items goes into none', () => {
  const value = { 'tasks.id': [1, 2], 'tasks.title': ['x', 'y'] }
  assert.not(linesOf(closed({ tasks }, 'tasks'), value).join().includes('/tasks/0/title'))
})

test.run()
