import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, lacks, linesFor, open, text } from './lines.js'

const test = suite('advice/moves.level')

const add = '/city missing: add'
const city = { city: text }
const tie = { anyOf: [open({ a: integer }), open({ a: { type: 'boolean' } })] }

for (const [name, schema, value, wanted] of [
  [
    'in an object beside it',
    open({ ...city, o: closed({ n: integer }) }, 'city'),
    { o: { city: 'x' } },
    ['/city missing: /o/city > /city']
  ],
  [
    'in one that no schema knows',
    open(city, 'city'),
    { z: 1, o: { city: 'x' } },
    ['/city missing: /o/city > /city']
  ],
  [
    'not in one that may be another, which knows the key',
    open({ ...city, n: integer, hotel_info: open({ ...city, stars: integer }) }, 'city'),
    { n: 1, hotel: { city: 'x', stars: 5 } },
    [add]
  ],
  [
    'not in one that knows the key itself',
    open({ ...city, o: open(city) }, 'city'),
    { o: { city: 'x' } },
    [add]
  ],
  [
    'perhaps in one that takes any key with a text',
    open({ ...city, o: { additionalProperties: text } }, 'city'),
    { o: { city: 'x' } },
    ['/city missing: /o/city > /city?']
  ],
  [
    'perhaps in one that takes keys of a pattern',
    open({ ...city, o: { patternProperties: { '^c': text } } }, 'city'),
    { o: { city: 'x' } },
    ['/city missing: /o/city > /city?']
  ],
  [
    'not in one that takes any key beside those it knows',
    open({ ...city, o: { properties: { n: integer }, additionalProperties: text } }, 'city'),
    { o: { city: 'x' } },
    [add]
  ],
  [
    'perhaps in one of which no key is known',
    open({ ...city, o: { type: 'object' } }, 'city'),
    { o: { city: 'x' } },
    ['/city missing: /o/city > /city?']
  ],
  [
    'perhaps in such a one in an item',
    { properties: { rows: { items: open({ ...city, o: { type: 'object' } }, 'city') } } },
    { rows: [{ o: { city: 'x' } }] },
    ['/rows/0/city missing: /rows/0/o/city > /rows/0/city?']
  ],
  ['not in a list', open({ ...city, o: { type: 'array' } }, 'city'), { o: ['city'] }, [add]],
  [
    'two levels below, perhaps, where nobody knows it',
    open({ ...city, o: open({ p: open({ n: integer }) }) }, 'city'),
    { o: { p: { city: 'x' } } },
    ['/city missing: /o/p/city > /city?']
  ],
  [
    'not two levels below, where any key is welcome',
    open(
      { ...city, o: open({ p: { ...open({ n: integer }), additionalProperties: true } }) },
      'city'
    ),
    { o: { p: { city: 'x' } } },
    [add]
  ],
  [
    'in the only item of a list that is near to it, but no text',
    closed({ path: text, body: text }, 'path', 'body'),
    { files: [{ path: 'x', body: 'y' }], paths: [{ path: 'z' }, {}] },
    [
      '/path missing: /files/0/path > /path',
      '/body missing: /files/0/body > /body',
      '/files unexpected: remove',
      '/paths unexpected: remove'
    ]
  ],
  [
    'behind the name that is near to it, and no text',
    open({ sheetName: text }, 'sheetName'),
    { sheet: { name: 'x', new: true } },
    ['/sheetName missing: /sheet/name > /sheetName']
  ],
  [
    'not in two objects',
    open({ ...city, o: open({ n: integer }), p: open({ n: integer }) }, 'city'),
    { o: { city: 'x' }, p: { city: 'y' } },
    [add]
  ],
  [
    'in the one of two that has it',
    open({ ...city, o: open({ n: integer }), p: open({ n: integer }) }, 'city'),
    { o: { n: 1 }, p: { city: 'y' } },
    ['/city missing: /p/city > /city']
  ],
  [
    'in the object around it',
    open({ o: open(city, 'city') }, 'o'),
    { o: {}, city: 'x' },
    ['/o/city missing: /city > /o/city']
  ],
  [
    'beside it in an item',
    { properties: { rows: { items: open({ ...city, o: open({ n: integer }) }, 'city') } } },
    { rows: [{ city: 'x' }, { o: { city: 'y' } }] },
    ['/rows/1/city missing: /rows/1/o/city > /rows/1/city']
  ],
  [
    'beside one that may be there, under a key that no schema knows',
    closed({ id: text, ...city, n: integer }, 'id', 'city'),
    { id: 'i', o: { city: 'x', n: 1, z: 2 } },
    ['/city missing: /o/city > /city', '/o/n unexpected: /o/n > /n', '/o unexpected: remove']
  ],
  [
    'beside one that is there already',
    closed({ ...city, n: integer }, 'city'),
    { n: 1, o: { city: 'x', n: 2 } },
    ['/city missing: /o/city > /city', '/o unexpected: remove']
  ],
  [
    'beside one that may be there, under a key that is known',
    open({ ...city, n: integer, o: open({ m: integer }) }, 'city'),
    { o: { city: 'x', n: 1 } },
    ['/city missing: /o/city > /city']
  ],
  [
    'not where two objects lack it',
    closed({ o: open(city, 'city'), p: open(city, 'city') }),
    { o: {}, p: {}, city: 'x' },
    ['/city unexpected: remove', '/o/city missing: add', '/p/city missing: add']
  ],
  [
    'not in an object of which nobody knows what it is',
    { ...open(city, 'city'), ...tie },
    { a: 'x', o: { city: 'x' } },
    [add]
  ],
  [
    'beside what has a word more, is missing as well, and takes it: one of the two was meant',
    open({ city_type: text, o: open(city, 'city') }, 'city_type', 'o'),
    { city: 'x', o: {} },
    ['/o/city missing: /city > /o/city?', '/city_type missing: add']
  ],
  [
    'beside what has a word more and takes other values',
    open({ city_count: integer, o: open(city, 'city') }, 'city_count', 'o'),
    { city: 'x', o: {} },
    ['/o/city missing: /city > /o/city', '/city_count missing: add']
  ],
  [
    'inside of what nobody knows',
    closed({ id: text, ...city, n: integer }, 'city', 'n'),
    { id: 'i', o: { p: { city: 'x' }, n: 1 } },
    ['/city missing: /o/p/city > /city', '/n missing: /o/n > /n', '/o unexpected: remove']
  ],
  [
    'in the only item of a list that nobody knows',
    closed(city, 'city'),
    { o: [{ city: 'x' }] },
    ['/city missing: /o/0/city > /city', '/o unexpected: remove']
  ],
  [
    'not in one of several items',
    closed(city, 'city'),
    { o: [{ city: 'x' }, {}] },
    [add, '/o unexpected: remove']
  ],
  [
    'not deeper',
    closed(city, 'city'),
    { o: { p: { q: { city: 'x' } } } },
    [add, '/o unexpected: remove']
  ],
  [
    'two of them, each in its place',
    open({ ...city, n: integer, o: open({ m: integer }), p: open({ m: integer }) }, 'city', 'n'),
    { o: { city: 'x' }, p: { n: 1 } },
    ['/city missing: /o/city > /city', '/n missing: /p/n > /n']
  ]
] as const) {
  test(`a missing key stands ${name}`, () => {
    // What is said of the union is no matter here.
    assert.equal(
      linesOf(schema, value).filter((line) => !/^ |^\/a /.test(line)),
      wanted
    )
  })
}

const rows = {
  type: 'array',
  items: closed({ quokka: text, wombat: text }, 'quokka', 'wombat')
}
const edit = closed({ ...city, rows }, 'city', 'rows')

// A list of which a row loses a key is the same list, and loses nothing else.
for (const [name, value, wanted] of [
  [
    'and the list under another name',
    { z: [{ city: 'x', quokka: 'a', wombat: 'b' }] },
    ['/city missing: /z/0/city > /city', '/rows missing: /z > /rows']
  ],
  [
    'and nothing else in it',
    { z: [{ city: 'x' }] },
    ['/city missing: /z/0/city > /city', '/rows missing: add', '/z unexpected: remove']
  ],
  [
    'and what is of another list',
    { z: [{ city: 'x', numbat: 'a' }] },
    ['/city missing: /z/0/city > /city', '/rows missing: add', '/z unexpected: remove']
  ],
  [
    'in each of several',
    {
      z: [
        { city: 'x', quokka: 'a', wombat: 'b' },
        { city: 'y', quokka: 'a', wombat: 'b' }
      ]
    },
    [
      '/rows missing: /z > /rows?',
      add,
      '/rows/0/city unexpected: remove',
      '/rows/1/city unexpected: remove'
    ]
  ]
] as const) {
  test(`a missing key stands in a row ${name}`, () => {
    assert.equal(linesOf(edit, value), wanted)
  })
}

const texts = { type: 'array', items: text }
const told = { Emails: texts, SlackDetails: rows, Body: { type: 'object' } }
const alert = open(told, 'Emails')

// Nobody knows an object, but what stands in it says where it belongs.
for (const [name, schema, value, wanted] of [
  ['in singular', alert, { o: { email: ['a'] } }, ['/Emails missing: /o/email > /Emails']],
  [
    'in plural',
    closed({ city: texts }, 'city'),
    { o: { cities: ['x'], n: 1 } },
    ['/city missing: /o/cities > /city', '/o unexpected: remove']
  ],
  ['in singular, but not what it takes', alert, { o: { email: 1 } }, ['/Emails missing: add']],
  [
    'in singular in an object of any keys, which may be meant',
    open({ ...told, o: { type: 'object' } }, 'Emails'),
    { o: { email: ['a'] } },
    ['/Emails missing: add']
  ],
  [
    'beside what may be left out, differently written',
    alert,
    { o: { emails: ['a'], body: {} } },
    ['/Emails missing: /o/emails > /Emails', '/Body missing: /o/body > /Body']
  ],
  [
    'beside what perhaps is another missing key',
    open(told, 'Emails', 'SlackDetails'),
    { o: { emails: ['a'], slack: [] } },
    ['/Emails missing: /o/emails > /Emails', '/SlackDetails missing: /o/slack > /SlackDetails?']
  ],
  [
    'beside what is kin to another missing key, and does not fit',
    open(told, 'Emails', 'SlackDetails'),
    { o: { emails: ['a'], slack: 'x' } },
    ['/Emails missing: /o/emails > /Emails', '/SlackDetails missing: add']
  ]
] as const) {
  test(`a missing key stands in an unknown object ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

const pair = { type: 'array', items: [text, integer], minItems: 2 }
const pairs = open({ pairs: { type: 'array', items: pair }, '1': integer })

// Valibot and io-ts say that an item is missing where others count: its index is no name of a key, nor is the place of another item.
for (const [name, value] of [
  ['another item of the list that it is in', { pairs: [['a', 1], ['b']] }],
  ['a key of an object', { pairs: [['a', 1], ['b']], x: { '1': 5 } }]
] as const) {
  test(`an item that a tuple lacks is not ${name}`, () => {
    assert.equal(linesFor({ schema: pairs, value }, lacks('/pairs/1/1')), [
      '/pairs/1/1 missing: add'
    ])
  })
}

test.run()
