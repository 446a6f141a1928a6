import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { open } from './lines.js'

const test = suite('advice/of-neighbour')

const text = { type: 'string' }
const date = { ...text, format: 'date' }
const dateTime = { ...text, format: 'date-time' }
const either = { oneOf: [{ required: ['date'] }, { required: ['dateTime'] }] }
const said = open({
  start: { type: 'object', properties: { date, dateTime, timeZone: text }, ...either }
})
const both = open({ start: { type: 'object', properties: { date, dateTime } } })

// Google Calendar, `events.insert`: a day stands under `date`, and a moment under `dateTime`.
for (const [name, schema, start, wanted] of [
  ['a moment under the name of a day', said, { date: '2025-03-01T10:00:00Z' }, 'date > dateTime'],
  ['a day under the name of a moment', said, { dateTime: '2025-03-01' }, 'dateTime > date'],
  [
    'where each says what it is of',
    open({ start: { type: 'object', properties: { due_at: dateTime, due_on: date } } }),
    { due_at: '2025-03-01' },
    'due_at > due_on'
  ],
  ['where none has to be there', both, { dateTime: '2025-03-01' }, 'dateTime > date'],
  [
    'where the neighbour is said in parts',
    open({
      start: { type: 'object', properties: { date: { allOf: [date, { minLength: 1 }] }, dateTime } }
    }),
    { dateTime: '2025-03-01' },
    'dateTime > date'
  ]
] as const) {
  test(name, () => {
    const [from, to] = wanted.split(' > ')
    assert.equal(linesOf(schema, { start }).slice(0, 1), [
      `/start/${from} format: /start/${from} > /start/${to}`
    ])
  })
}

test('what is wrong in another way than its form is told of itself', () => {
  const day = { ...text, pattern: '^\\d{4}-\\d\\d-\\d\\d$' }
  const start = { date: '2025-03-01T10:00:00Z' }
  assert.equal(linesOf(open({ start: open({ date: day, dateTime }) }), { start }), [
    '/start/date pattern: meet'
  ])
  const short = { ...text, maxLength: 10 }
  assert.equal(linesOf(open({ start: open({ date: short, dateTime }) }), { start }), [
    '/start/date size: meet'
  ])
})

for (const [name, schema, start] of [
  ['what is of neither format', said, { date: 'tomorrow' }],
  ['a neighbour that holds nothing, which is told', both, { dateTime: '2025-03-01', date: null }],
  ['a neighbour that holds something', both, { dateTime: '2025-03-01', date: '2025-03-02' }],
  [
    'a key that has to be there',
    open({ start: { type: 'object', properties: { date, dateTime }, required: ['dateTime'] } }),
    { dateTime: '2025-03-01' }
  ],
  [
    'a neighbour that is another moment',
    open({
      start: { type: 'object', properties: { due_at: dateTime, started_on: date, ends: date } }
    }),
    { due_at: '2025-03-01' }
  ],
  [
    'two neighbours that would take it',
    open({ start: { type: 'object', properties: { day: date, date, dateTime } } }),
    { dateTime: '2025-03-01' }
  ]
] as const) {
  test(`not ${name}`, () => {
    assert.not.match(linesOf(schema, { start }).join(), ' > ')
  })
}

test.run()
