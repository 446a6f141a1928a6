import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'
import { saidOf } from './said.js'

const test = suite('advice/next-to')

const data = closed({ brightness: integer })
const light = (target: object, ...required: ReadonlyArray<string>): object =>
  closed({ service: text, target, data }, 'service', ...required)
const sent = { service: 'on', data: { entity_id: 'light.hall', brightness: 3 } }
const gone = '/data/entity_id unexpected: remove'
const target = closed({ entity_id: text }, 'entity_id')
const two = closed({ service: text, target, goal: target, data }, 'service')
const contrary = closed({ source: closed({ a: text }), target: closed({ path: text }) })

// docs/advice.md, "Four points": a key in the wrong one of two objects.
for (const [name, schema, value, wanted] of [
  [
    'into what is missing beside it',
    light(target, 'target'),
    sent,
    ['/data/entity_id unexpected: /data/entity_id > /target/entity_id']
  ],
  [
    'several into what is missing',
    light(closed({ entity_id: text, area: text }, 'entity_id', 'area'), 'target'),
    { ...sent, data: { entity_id: 'light.hall', area: 'hall' } },
    [
      '/data/entity_id unexpected: /data/entity_id > /target/entity_id',
      '/data/area unexpected: /data/area > /target/area'
    ]
  ],
  [
    'several into what is missing, which lacks what is of another type',
    light(closed({ entity_id: text, area: text }, 'entity_id', 'area'), 'target'),
    { ...sent, data: { entity_id: 'light.hall', area: 4 } },
    [
      '/data/entity_id unexpected: /data/entity_id > /target/entity_id',
      '/data/area unexpected: remove',
      '/target/area missing: add'
    ]
  ],
  [
    'into what may be left out, if that was meant',
    light(target),
    sent,
    ['/data/entity_id unexpected: /data/entity_id > /target/entity_id?']
  ],
  [
    'not where more is needed',
    light(closed({ entity_id: text, area: text }, 'entity_id', 'area')),
    sent,
    [gone]
  ],
  ['not where it would not fit', light(closed({ entity_id: integer }, 'entity_id')), sent, [gone]],
  ['not where it is there', light(target), { ...sent, target: { entity_id: 'x' } }, [gone]],
  [
    'not into what is no object',
    light(target),
    { ...sent, target: null },
    ['/target type: remove', gone]
  ],
  ['not into one of two', two, sent, [gone]],
  [
    'not into the opposite',
    contrary,
    { source: { path: 'x' } },
    ['/source/path unexpected: remove']
  ]
] as const) {
  test(name, () => assert.equal(linesOf(schema, value), wanted))
}

const moment = closed({ dateTime: text, timeZone: text }, 'dateTime')
const event = closed({ start: moment, end: moment }, 'start', 'end')
const zones =
  '`timeZone` is not an accepted key: remove `timeZone` (the arguments also take { start?: { timeZone?: string }, end?: { timeZone?: string } })'

// docs/advice.md, "Hints": what takes it twice is named, also where it only comes to be.
for (const [name, value] of [
  ['what came as texts', { start: '2026-01-01', end: '2026-01-02' }],
  ['what is made', { startDateTime: '2026-01-01', endDateTime: '2026-01-02' }],
  ['what is there', { start: { dateTime: '2026-01-01' }, end: { dateTime: '2026-01-02' } }]
] as const) {
  test(`a key that two take, of ${name}`, () => {
    assert.ok(saidOf(event, { ...value, timeZone: 'Europe/Oslo' }).includes(zones))
  })
}

test('what others are moved to is not named for a key that went nowhere', () => {
  const keys = { project: text, summary: text, issuetype: text }
  const call = closed({ fields: closed(keys, ...Object.keys(keys)) }, 'fields')
  assert.equal(saidOf(call, { project: 'a', summary: 'b', type: 'c' }), [
    '`fields.project` and `fields.summary` are missing: move `project` and `summary` into `fields`',
    '`type` is not an accepted key: remove `type`',
    '`fields.issuetype` is missing: add `fields.issuetype` (string)'
  ])
})

test('a key beside those of an item goes into what takes any there', () => {
  const properties = { type: 'object', additionalProperties: text }
  const page = closed({ properties, content: text })
  const pages = closed({ pages: { type: 'array', items: page } }, 'pages')
  assert.equal(linesOf(pages, { title: 'x', content: 'y' }), [
    '/content unexpected: /content > /pages/0/content',
    '/title unexpected: /title > /pages/0/properties/title?'
  ])
  assert.equal(linesOf(pages, { limit: '3', content: 'y' }), [
    '/content unexpected: /content > /pages/0/content',
    '/limit unexpected: remove'
  ])
})

// docs/advice.md, "Four points": a key beside those that make an object goes into what takes any there.
const made = (map: string, ...required: ReadonlyArray<string>): object =>
  closed({
    page: closed(
      { [map]: { type: 'object', additionalProperties: text }, content: text, size: integer },
      ...required
    )
  })
for (const [name, schema, wanted] of [
  ['is surely made', made('properties'), '/title > /page/properties/title?'],
  ['may have been meant', made('properties', 'content', 'size'), 'remove'],
  ['takes any for another thing', made('counts'), 'remove']
] as const)
  test(`a key beside those of an object that ${name}`, () =>
    assert.is(linesOf(schema, { title: 'x', content: 'y' })[1], `/title unexpected: ${wanted}`))

test('what is made of the keys of one object takes none of another', () => {
  const properties = { type: 'object', additionalProperties: text }
  const pages = closed({ page: closed({ properties, content: text }) })
  const both = closed({ first: pages, next: closed({ size: integer }) })
  assert.equal(linesOf(both, { first: { title: 'x', content: 'y' }, next: { title: 'x' } }), [
    '/first/content unexpected: /first/content > /first/page/content',
    '/first/title unexpected: /first/title > /first/page/properties/title?',
    '/next/title unexpected: remove'
  ])
})

test.run()
