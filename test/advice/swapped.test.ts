import { applyRepair, repairs } from '@toolfault/advice/repair'
import { encode } from '@toolfault/protocols/text'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { faultOf } from './advised.js'
import { linesOf } from './judged.js'
import { closed } from './lines.js'

const test = suite('advice/swapped')

const latitude = { type: 'number', minimum: -90, maximum: 90 }
const longitude = { type: 'number', minimum: -180, maximum: 180 }
const earth = closed({ lat: latitude, lng: longitude }, 'lat', 'lng')
// RFC 7946, section 3.1.1: longitude, then latitude.
const position = { type: 'array', prefixItems: [longitude, latitude], minItems: 2, maxItems: 2 }

for (const [name, schema, value, wanted] of [
  ['two keys', earth, { lat: -122.4, lng: 37.7 }, '/lat range: put 37.7, lng -122.4'],
  ['above the limit', earth, { lat: 139.7, lng: 35.6 }, '/lat range: put 35.6, lng 139.7'],
  [
    'keys of one point of two',
    closed({ to_latitude: latitude, to_longitude: longitude, from_latitude: latitude }),
    { to_latitude: -122.4, to_longitude: 37.7, from_latitude: 1 },
    '/to_latitude range: put 37.7, to_longitude -122.4'
  ],
  [
    'two items',
    closed({ at: position }),
    { at: [37.7, -122.4] },
    '/at/1 range: put 37.7, 0 -122.4'
  ],
  // None of these is better the other way about.
  ['both too far', earth, { lat: -122.4, lng: -122.4 }, '/lat range: meet'],
  ['one alone', closed({ lat: latitude, lng: longitude }), { lat: -122.4 }, '/lat range: meet'],
  ['a text', closed({ lat: latitude, lng: {} }), { lat: -122.4, lng: '37.7' }, '/lat range: meet'],
  [
    'a text where any value is taken',
    closed({ lat: { minimum: -90, maximum: 90 }, lng: {} }),
    { lat: -122.4, lng: '37.7' },
    '/lat range: meet'
  ],
  [
    'a number of another step',
    closed({ at: { type: 'array', prefixItems: [{ multipleOf: 5 }, {}] } }),
    { at: [3, 5] },
    '/at/0 multiple: meet'
  ],
  [
    'numbers of other things',
    closed({ age: latitude, size: longitude }),
    { age: -122.4, size: 37.7 },
    '/age range: meet'
  ],
  [
    'items of a list of any length',
    closed({ at: { type: 'array', items: latitude } }),
    { at: [37.7, -122.4] },
    '/at/1 range: meet'
  ],
  [
    'three items',
    closed({ at: { type: 'array', prefixItems: [longitude, latitude, {}] } }),
    { at: [37.7, -122.4, 0] },
    '/at/1 range: meet'
  ]
] as const) {
  test(`in each other's place: ${name}`, () => {
    assert.equal(linesOf(schema, value), [wanted])
  })
}

test('it is said of both, and mended', () => {
  const value = { lat: -122.4, lng: 37.7 }
  const fault = faultOf(earth, value)
  assert.is(
    fault && encode(fault),
    'Invalid arguments for tool t: `lat` must be at least -90 and at most 90, received -122.4: set `lat` to 37.7, and `lng` to -122.4.'
  )
  const found = fault === undefined ? [] : repairs(fault, { schema: earth, value })
  assert.equal(applyRepair(value, found, { least: 'likely' }).value, { lat: 37.7, lng: -122.4 })
  assert.equal(applyRepair(value, found, { least: 'certain' }).value, value)
})

test('nor is a secret put elsewhere', () => {
  const [lat, lng] = [latitude, longitude].map((one) => ({ ...one, writeOnly: true }))
  for (const schema of [closed({ lat, lng: longitude }), closed({ lat: latitude, lng })])
    assert.equal(linesOf(schema, { lat: -122.4, lng: 37.7 }), ['/lat range: meet'])
})

test.run()
