import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, open, text } from './lines.js'

const test = suite('advice/moves.several')

const ticket = closed({ node: text, ticket_id: text, after: text }, 'node', 'ticket_id')

// Two mistakes in one: what stands under a word for what holds arguments has another name there as well.
for (const [name, value, wanted] of [
  [
    'with a letter wrong',
    { settings: { tikcet_id: 'x' } },
    ['/ticket_id missing: /settings/tikcet_id > /ticket_id', '/settings unexpected: remove']
  ],
  [
    'with a word more',
    { filter: { target_ticket_id: 'x' } },
    ['/ticket_id missing: /filter/target_ticket_id > /ticket_id?', '/filter unexpected: remove']
  ],
  [
    'with its words the other way about',
    { options: { id_ticket: 'x' } },
    ['/ticket_id missing: /options/id_ticket > /ticket_id', '/options unexpected: remove']
  ],
  [
    'beside one that is right',
    { config: { after: 'a', id_ticket: 'x' } },
    [
      '/config/after unexpected: /config/after > /after',
      '/ticket_id missing: /config/id_ticket > /ticket_id',
      '/config unexpected: remove'
    ]
  ],
  [
    'where it may be left out',
    { ticket_id: 'x', settings: { aftre: 'a' } },
    ['/settings/aftre unexpected: /settings/aftre > /after?', '/settings unexpected: remove']
  ],
  [
    'not under a word for another thing',
    { book: { target_ticket_id: 'x' } },
    ['/ticket_id missing: add', '/book unexpected: remove']
  ],
  [
    'not the opposite',
    { filter: { exclude_ticket_id: 'x' } },
    ['/ticket_id missing: add', '/filter unexpected: remove']
  ],
  [
    'not another kind of value',
    { filter: { target_ticket_id: 5 } },
    ['/ticket_id missing: add', '/filter unexpected: remove']
  ]
] as const) {
  test(`another name in a wrapper: ${name}`, () => {
    assert.equal(linesOf(ticket, { node: 'n', ...value }), wanted)
  })
}

// Nothing refuses the wrapper: what is right in it says that the rest is of the same.
test('another name beside what is missing, in what nobody refused', () => {
  const mail = open(
    { id: text, brand_id: text, text_of_reply: text, language: text },
    'id',
    'brand_id',
    'text_of_reply'
  )
  const value = { id: 'i', config: { brand_id: 'b', reply_of_text: 't', lang: 'en' } }
  // What may be left out is not missing, and is told beside.
  assert.equal(linesOf(mail, value), [
    '/brand_id missing: /config/brand_id > /brand_id',
    '/text_of_reply missing: /config/reply_of_text > /text_of_reply'
  ])
})

test('what stands under its name again is the inner one', () => {
  const issue = open({ id: text, owner: text, repo: text }, 'id', 'owner', 'repo')
  assert.equal(linesOf(issue, { id: 'i', config: { owner: 'o', repo: { repo: 'r' } } }), [
    '/owner missing: /config/owner > /owner',
    '/repo missing: /config/repo/repo > /repo'
  ])
})

// Two mistakes of which one would be mended against what the other left.
for (const [name, schema, value, wanted] of [
  [
    'nothing is moved to where it would have to be left out',
    open({ id: text, repo: text, sort: text }, 'repo'),
    { id: 'i', settings: { repo: 'r', sort: null } },
    ['/repo missing: /settings/repo > /repo']
  ],
  [
    'nor to what is to be added',
    closed({ id: text, owner: text, repo: text }, 'owner', 'repo'),
    { id: 'i', settings: { owner: null, repo: 'r' } },
    ['/repo missing: /settings/repo > /repo', '/owner missing: add', '/settings unexpected: remove']
  ],
  [
    'but where it may stand',
    closed({ id: text, repo: text, sort: { type: ['string', 'null'] } }, 'repo'),
    { id: 'i', settings: { repo: 'r', sort: null } },
    [
      '/repo missing: /settings/repo > /repo',
      '/settings/sort unexpected: /settings/sort > /sort',
      '/settings unexpected: remove'
    ]
  ],
  [
    'what an object holds for its own place is not taken for another',
    open({ org: text, name: text }, 'org', 'name'),
    { org: { name: 'o' }, label: 'l' },
    ['/name missing: /label > /name?', '/org type: unwrap name']
  ],
  [
    'what is missing inside under its very name is no synonym of what is missing beside it',
    open({ name: text, output: open({ title: text, text }, 'title') }, 'name', 'output'),
    { label: 'l', title: 't', output: { text: 'x' } },
    ['/output/title missing: /title > /output/title', '/name missing: /label > /name?']
  ],
  [
    'a text is no list of objects by a synonym',
    open(
      { files: { type: 'array', items: open({ path: text, content: text }, 'path', 'content') } },
      'files'
    ),
    { paths: 'a.ts', content: 'x' },
    [
      '/files/0/content missing: /content > /files/0/content?',
      '/files/0/path missing: /paths > /files/0/path'
    ]
  ]
] as const) {
  test(`at once: ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

const flight = closed({ number: text, date: text, seat: text }, 'number', 'date')
const flights = closed({ flights: { type: 'array', items: flight } }, 'flights')

// What is wrong with an item, too, does not hide that its list stands in a wrong place.
for (const [name, value, wanted] of [
  [
    'a list in a list, of which an item has another name',
    [
      [
        { number: 'a', date: 'b' },
        { number: 'c', dat: 'd' }
      ]
    ],
    ['/flights type: unwrap', '/flights/1/date missing: /flights/1/dat > /flights/1/date']
  ],
  [
    'a list under its own name, of which an item has another name',
    {
      flights: [
        { number: 'a', date: 'b' },
        { target_number: 'c', date: 'd' }
      ]
    },
    [
      '/flights type: unwrap flights',
      '/flights/1/number missing: /flights/1/target_number > /flights/1/number?'
    ]
  ],
  [
    'not a list of other things',
    [
      [
        { x: 'a', y: 'b' },
        { x: 'c', y: 'd' }
      ]
    ],
    ['/flights/0 type: send object']
  ],
  [
    'nor one of which an item is another thing',
    [[{ number: 'a', date: 'b' }, { x: 'c' }]],
    ['/flights/0 type: send object']
  ]
] as const) {
  test(`an item and its list: ${name}`, () => {
    assert.equal(linesOf(flights, { flights: value }), wanted)
  })
}

test.run()
