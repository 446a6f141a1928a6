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
    'into one that is missing',
    open({ place }, 'place'),
    { 'place.lat': 1, 'place.lng': 2 },
    ['/place/lat missing: /place.lat > /place/lat', '/place/lng missing: /place.lng > /place/lng']
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
  ['not a dot alone', closed({ a: text }), { '.': 'b' }, ['/. unexpected: remove']]
] as const) {
  test(`a dotted key belongs ${name}`, () => assert.equal(linesOf(schema, value), wanted))
}

test.run()
