import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/series')

const number = { type: 'number' }
const point = closed({ x: integer, y: integer, button: text }, 'x', 'y')
const lines = closed({ start_line: integer, end_line: integer }, 'start_line', 'end_line')
const earth = closed({ latitude: number, longitude: number }, 'latitude', 'longitude')
const pair = { type: 'array', items: integer, minItems: 2, maxItems: 2 }
const click = closed({ coordinate: pair, button: text }, 'coordinate')
const drag = closed(
  { start_x: integer, start_y: integer, end_x: integer, end_y: integer },
  'start_x',
  'start_y',
  'end_x',
  'end_y'
)
const place = closed({ at: closed({ x: integer, y: integer }, 'x', 'y') }, 'at')
const map = (description: string): object =>
  closed(
    { center: { type: 'array', items: number, minItems: 2, maxItems: 2, description } },
    'center'
  )
const gone = (key: string): string => `/${key} unexpected: remove`
const put = (place: string, value: unknown): string =>
  `/${place} missing: put ${JSON.stringify(value)}`

// Several numbers that are one value came together, and each has a place of its own.
for (const [name, schema, value, wanted] of [
  ['a list of two', point, { coordinate: [3, 4] }, [put('x', 3), put('y', 4), gone('coordinate')]],
  ['a list of texts', point, { at: ['3', '4'] }, [put('x', 3), put('y', 4), gone('at')]],
  ['a text', point, { at: '(3, 4)' }, [put('x', 3), put('y', 4), gone('at')]],
  ['a text under the first', point, { x: '3,-4' }, [put('y', -4), '/x type: put 3']],
  ['a list under the first', point, { x: [3, 4] }, [put('y', 4), '/x type: put 3']],
  [
    'the size of a picture',
    closed({ width: integer, height: integer }, 'width', 'height'),
    { size: '1280x720' },
    [put('width', 1280), put('height', 720), gone('size')]
  ],
  ['lines', lines, { lines: '3-14' }, [put('start_line', 3), put('end_line', 14), gone('lines')]],
  ['to', lines, { range: '3 to 14' }, [put('start_line', 3), put('end_line', 14), gone('range')]],
  [
    'two of them, each by what it is of',
    drag,
    { start: [1, 2], end_point: [3, 4] },
    [
      put('start_x', 1),
      put('start_y', 2),
      put('end_x', 3),
      put('end_y', 4),
      gone('start'),
      gone('end_point')
    ]
  ],
  [
    'and an order that the name says',
    earth,
    { lat_lng: '41.9,12.5' },
    [put('latitude', 41.9), put('longitude', 12.5), gone('lat_lng')]
  ],
  [
    'and the other order',
    earth,
    { lnglat: [12.5, 41.9] },
    [put('latitude', 41.9), put('longitude', 12.5), gone('lnglat')]
  ],
  [
    'and an order that the numbers tell: no latitude is beyond 90',
    earth,
    { location: [-122.4, 37.7] },
    [put('latitude', 37.7), put('longitude', -122.4), gone('location')]
  ],
  [
    'lines in a list of such',
    closed({ line_ranges: { type: 'array', items: pair } }, 'line_ranges'),
    { start_line: 3, end_line: 14 },
    [put('line_ranges', [[3, 14]]), gone('start_line'), gone('end_line')]
  ],
  ['as an object', place, { at: [3, 4] }, ['/at type: put {"x":3,"y":4}']],
  [
    'as an object that may do without each',
    closed({ at: closed({ x: integer, y: integer }) }),
    { at: [3, 4] },
    ['/at type: put {"x":3,"y":4}']
  ],
  ['a text as an object', place, { at: '3, 4' }, ['/at type: put {"x":3,"y":4}']],
  // None of what follows is one.
  ['too many', point, { at: [3, 4, 5] }, ['/x missing: add', '/y missing: add', gone('at')]],
  ['too few', point, { at: [3] }, ['/x missing: add', '/y missing: add', gone('at')]],
  ['a fraction', point, { at: [3, 4.5] }, ['/x missing: add', '/y missing: add', gone('at')]],
  ['a word', point, { at: 'top left' }, ['/x missing: add', '/y missing: add', gone('at')]],
  [
    'two lists',
    point,
    { at: [3, 4], to: [5, 6] },
    ['/x missing: add', '/y missing: add', gone('at'), gone('to')]
  ],
  ['beside the second', point, { x: [3, 4], y: 4 }, ['/x type: send integer']],
  [
    'nobody knows of which',
    drag,
    { box: [1, 2] },
    [
      '/start_x missing: add',
      '/start_y missing: add',
      '/end_x missing: add',
      '/end_y missing: add',
      gone('box')
    ]
  ],
  [
    'nobody knows which comes first',
    earth,
    { location: [12.5, 41.9] },
    ['/latitude missing: add', '/longitude missing: add', gone('location')]
  ],
  [
    'nor here',
    closed({ at: closed({ lat: number, lng: number }, 'lat', 'lng') }),
    { at: [1, 2] },
    ['/at type: send object']
  ],
  [
    'an object of more',
    closed({ at: closed({ x: integer, y: integer, name: text }, 'x', 'y', 'name') }),
    { at: [1, 2] },
    ['/at type: send object']
  ],
  [
    'a secret',
    closed({ x: integer, y: integer }, 'x', 'y'),
    { password: [1, 2] },
    ['/x missing: add', '/y missing: add', gone('password')]
  ]
] as const) {
  test(`its own place for each: ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

// The other way about: each came by itself, and one place takes them all.
for (const [name, schema, value, wanted] of [
  ['beside it', click, { x: 3, y: 4 }, [put('coordinate', [3, 4]), gone('x'), gone('y')]],
  ['texts', click, { x: '3', y: '4' }, [put('coordinate', [3, 4]), gone('x'), gone('y')]],
  ['in an object', click, { coordinate: { y: 4, x: 3 } }, ['/coordinate type: put [3,4]']],
  ['a range as a text', click, { coordinate: '3-4' }, ['/coordinate type: put [3,4]']],
  [
    'each by what it is of',
    closed({ start_at: pair, end_at: pair }, 'start_at', 'end_at'),
    { start_x: 1, start_y: 2, end_x: 3, end_y: 4 },
    [
      put('start_at', [1, 2]),
      put('end_at', [3, 4]),
      gone('start_x'),
      gone('start_y'),
      gone('end_x'),
      gone('end_y')
    ]
  ],
  [
    'as written here',
    map('[lng, lat]'),
    { center: { lat: 1, lng: 2 } },
    ['/center type: put [2,1]']
  ],
  [
    'and here',
    map('latitude, longitude'),
    { center: { lat: 1, lng: 2 } },
    ['/center type: put [1,2]']
  ],
  [
    'but where nobody says it',
    map('the middle'),
    { center: { lat: 1, lng: 2 } },
    ['/center type: send array']
  ],
  [
    'but with more in it',
    click,
    { coordinate: { x: 3, y: 4, z: 5 } },
    ['/coordinate type: send array']
  ],
  [
    'but with another',
    click,
    { coordinate: { x: 3, y: 4, of: 'a' } },
    ['/coordinate type: send array']
  ],
  ['but with a word', click, { coordinate: { x: 3, y: 'top' } }, ['/coordinate type: send array']],
  [
    'but of a list of any length',
    closed({ n: { type: 'array', items: integer } }),
    { n: '3-4' },
    ['/n type: send array']
  ],
  // What may be left out is not missing: the numbers go into it, or they are lost.
  [
    'into what may be left out',
    closed({ action: text, coordinate: pair, start_coordinate: pair }),
    { action: 'click', x: 3, y: 4 },
    ['/x unexpected: wrap coordinate', '/y unexpected: wrap coordinate']
  ],
  [
    'a range of them',
    closed({ path: text, view_range: { type: 'array', items: integer } }),
    { path: 'a', start_line: 3, end_line: 14 },
    ['/start_line unexpected: wrap view_range', '/end_line unexpected: wrap view_range']
  ],
  [
    'but not into what is there',
    closed({ coordinate: pair }),
    { coordinate: [1, 2], x: 3, y: 4 },
    [gone('x'), gone('y')]
  ],
  ['but not into one of two', closed({ p: pair, q: pair }), { x: 3, y: 4 }, [gone('x'), gone('y')]],
  [
    'but not into a list of other things',
    closed({ ids: { type: 'array', items: integer } }),
    { min: 3, max: 4 },
    [gone('min'), gone('max')]
  ],
  [
    'nor where that is missing',
    closed({ ids: { type: 'array', items: integer } }, 'ids'),
    { x: 3, y: 4 },
    ['/ids missing: add', gone('x'), gone('y')]
  ],
  [
    'into what is called so, however many it takes',
    closed({ position: { type: 'array', items: integer } }, 'position'),
    { x: 3, y: 4 },
    [put('position', [3, 4]), gone('x'), gone('y')]
  ],
  [
    'but not of another end',
    closed({ end_point: { type: 'array', items: integer } }, 'end_point'),
    { start_x: 3, start_y: 4 },
    ['/end_point missing: add', gone('start_x'), gone('start_y')]
  ],
  ['but not one alone', closed({ a: pair }), { x: 3 }, [gone('x')]]
] as const) {
  test(`one place for all: ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

test('of many rows it is only said what each lacks', () => {
  const rows = closed({ rows: { type: 'array', items: point } })
  const value = { rows: [{ at: [1, 2] }, { at: [3, 4] }, { at: [5, 6] }] }
  assert.equal(linesOf(rows, value), [
    '/rows/0/x missing: add',
    '/rows/0/y missing: add',
    '/rows/0/at unexpected: remove'
  ])
})

test.run()
