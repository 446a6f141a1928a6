import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, linesFor, lists, open, refuses, text } from './lines.js'

const test = suite('advice/advise.corners')

const number = { type: 'number' }
const map = { type: 'object', additionalProperties: text }
const list = (items: object): object => ({ type: 'array', items })
const keys = (count: number, of: unknown): object =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}x`, of]))
const wide = (count: number): object =>
  closed({ ...keys(count, integer), env: map }, ...Object.keys(keys(count, integer)), 'env')
const when = closed({ a: { ...text, format: 'date-time' } })
const rows = closed({ rows: list(closed({ a: text, b: integer }, 'a', 'b')) })
const data = closed({ data: list(closed({ id: text, n: integer }, 'id')) }, 'data')
const id = { id: 'x', foo: 1, bar: 2 }
const at = closed(
  { at: closed({ latitude: number, longitude: number }, 'latitude', 'longitude') },
  'at'
)
const pos = closed({ pos: closed({ x: integer, y: integer }, 'x', 'y') }, 'pos')
const doc = {
  allOf: [
    open({ type: { enum: ['doc'] }, content: list(open({ type: text, text })) }, 'type', 'content'),
    open({ x: text })
  ]
}

for (const [name, schema, value, wanted] of [
  [
    'two names that have opposites in common are no opposites',
    closed({ input_output_sql: text, n: integer }, 'input_output_sql'),
    { input_output_query: 'select 1' },
    ['/input_output_sql missing: /input_output_query > /input_output_sql']
  ],
  [
    'a beginning and an end of something, where the known ones are of less',
    closed({ created_start: text, created_end: text }, 'created_start', 'created_end'),
    { order_created_after: 'a', order_created_before: 'b' },
    [
      '/created_start missing: /order_created_after > /created_start?',
      '/created_end missing: /order_created_before > /created_end?'
    ]
  ],
  [
    'one letter behind the name of an object is a key of it',
    pos,
    { posX: 1, posY: 2 },
    ['/posX unexpected: /posX > /pos/x', '/posY unexpected: /posY > /pos/y']
  ],
  [
    'a mark behind it is none',
    pos,
    { pos_: 1 },
    ['/pos missing: /pos_ > /pos', '/pos type: send object']
  ],
  [
    'no long text is a word of a list, of however few letters',
    closed({ s: { enum: ['active', 'closed'] } }, 's'),
    { s: `in${' '.repeat(40)}progress` },
    ['/s choice: choose ["active","closed"]']
  ],
  [
    'one listed text with a dot in it makes none before it the name of a type',
    closed({ x: { enum: ['Type.a', 'bee'] } }, 'x'),
    { x: 'Zed.bee' },
    ['/x choice: choose ["Type.a","bee"]']
  ],
  [
    'an object of another tag than one of two schemas lists is none of it',
    closed({ u: doc }, 'u'),
    { u: [{ type: 'p', text: 'a' }] },
    ['/u type: wrap content', '/u/type missing: add']
  ],
  [
    'a moment without its zone is meant as one',
    when,
    { a: { date: '2026-01-01T10:00', n: 1 } },
    ['/a type: unwrap date', '/a format: meet']
  ],
  [
    'but not behind another letter',
    when,
    { a: { date: 'x2026-01-01T10:00', n: 1 } },
    ['/a type: send string']
  ],
  [
    'what stands above two rows is what the one key is that each lacks of two',
    rows,
    {
      a: 'x',
      rows: [
        { foo: 'w', bar: 2 },
        { foo: 'w', bar: 2 }
      ]
    },
    [
      '/a unexpected: remove',
      '/rows/0/a missing: add',
      '/rows/1/a missing: add',
      '/rows/0/b missing: add',
      '/rows/1/b missing: add',
      '/rows/0/foo unexpected: remove',
      '/rows/1/foo unexpected: remove',
      '/rows/0/bar unexpected: remove',
      '/rows/1/bar unexpected: remove'
    ]
  ],
  [
    'of 64 known keys one may be the map',
    closed({ ...keys(63, integer), metadata: map }),
    { foo: 'x' },
    ['/foo unexpected: /foo > /metadata/foo?']
  ],
  [
    'of 65 nobody looks for it',
    closed({ ...keys(64, integer), metadata: map }),
    { foo: 'x' },
    ['/foo unexpected: remove']
  ],
  [
    'seventeen items are of a list by the first sixteen',
    data,
    { rows: [...Array(16).fill(id), 7] },
    [
      '/data missing: /rows > /data?',
      '/data/0/foo unexpected: remove',
      '/data/0/bar unexpected: remove',
      '/data/16 type: send object'
    ]
  ],
  [
    'and four by all of them',
    data,
    { rows: [id, id, id, 7] },
    ['/data missing: add', '/rows unexpected: remove']
  ],
  [
    'a key in the plural is none that is missing, where its object has keys of its own',
    closed({ item: text, o: closed({ k: integer }) }, 'item'),
    { o: { items: 'x' } },
    ['/item missing: add', '/o/items unexpected: remove']
  ],
  [
    'a number may be the id that another mark of the same thing has',
    closed({ task_id: text, n: integer }, 'task_id'),
    { task_ref: 5 },
    ['/task_id missing: /task_ref > /task_id?', '/task_id type: put "5"']
  ],
  [
    'two numbers are of neither of two points',
    closed({ x: integer, y: integer, start_x: integer, start_y: integer }, 'x', 'y'),
    { at: [1, 2] },
    ['/x missing: add', '/y missing: add', '/at unexpected: remove']
  ],
  [
    'what stands below its own name under a word that turns it round stays',
    closed({ exclude: closed({ a: text }), id: text }, 'id'),
    { exclude: { exclude: { a: 'x' }, id: 'y' } },
    ['/id missing: add', '/exclude/exclude unexpected: remove', '/exclude/id unexpected: remove']
  ],
  [
    'and under another goes out',
    closed({ only: closed({ a: text }), id: text }, 'id'),
    { only: { only: { a: 'x' }, id: 'y' } },
    ['/only unexpected: unwrap only']
  ],
  [
    'a unit is a key of a number',
    closed({ time: { ...text, description: 'Time in seconds' }, n: integer }),
    { seconds: '5' },
    ['/seconds unexpected: remove']
  ]
] as const) {
  test(name, () => assert.equal(linesOf(schema, value), wanted))
}

const moves = (schema: object, value: unknown): ReadonlyArray<string> =>
  linesOf(schema, value).filter((line) => line.includes('>'))

test('beside fifteen other missing keys one may be the map, beside sixteen none', () => {
  assert.equal(moves(wide(15), { A: 'x' }), ['/A unexpected: /A > /env/A?'])
  assert.equal(moves(wide(16), { A: 'x' }), [])
})

test('all that a missing object has to hold is sure among sixteen keys, and not among seventeen', () => {
  const place = { lat: 1, lng: 2 }
  assert.equal(moves(at, { ...keys(14, 1), ...place }), [
    '/at/latitude missing: /lat > /at/latitude',
    '/at/longitude missing: /lng > /at/longitude'
  ])
  assert.equal(moves(at, { ...keys(15, 1), ...place }), [
    '/lat unexpected: /lat > /at/latitude?',
    '/lng unexpected: /lng > /at/longitude?'
  ])
})

// What a validator says that no schema does.
for (const [name, schema, value, issue, wanted] of [
  [
    'that all of the arguments are a key too many',
    { propertyNames: { enum: ['a'] } },
    { b: 1 },
    { path: [], kind: 'unexpected', keyword: 'additionalProperties' },
    ' unexpected'
  ],
  [
    'that there is a key too many in what it has read in a text',
    open({ a: text }),
    { a: '{"x":1}' },
    refuses('/a/x'),
    '/a/x unexpected: remove'
  ],
  [
    'that a text is one of two numbers, which no schema asks for',
    open({ a: text }),
    { a: 'x' },
    lists('/a', 1, 2),
    '/a choice'
  ]
] as const) {
  test(name, () => assert.equal(linesFor({ schema, value }, issue), [wanted]))
}

test.run()
