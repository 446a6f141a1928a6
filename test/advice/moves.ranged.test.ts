import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/moves.ranged')

const number = { type: 'number' }
const moment = { type: 'string', format: 'date-time' }
const [first, last] = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z']
const issues = closed({
  repo: text,
  createdAfter: moment,
  createdBefore: moment,
  updatedAfter: moment,
  updatedBefore: moment
})
const products = closed({ query: text, minPrice: number, maxPrice: number })
const signs = closed({ gt: number, gte: number, lt: number, lte: number })
const nested = closed({ query: text, price: closed({ min: number, max: number }) })

for (const [name, schema, sent, wanted] of [
  [
    'of a moment',
    issues,
    { createdAt: { gte: first, lt: last } },
    [
      '/createdAt/gte unexpected: /createdAt/gte > /createdAfter',
      '/createdAt/lt unexpected: /createdAt/lt > /createdBefore',
      '/createdAt unexpected: remove'
    ]
  ],
  [
    'of a number',
    products,
    { price: { max: 9, min: 3 } },
    [
      '/price/max unexpected: /price/max > /maxPrice',
      '/price/min unexpected: /price/min > /minPrice',
      '/price unexpected: remove'
    ]
  ],
  [
    'one of them alone',
    products,
    { price: { lte: 9 } },
    ['/price/lte unexpected: /price/lte > /maxPrice', '/price unexpected: remove']
  ],
  [
    'of a range, which says no more',
    closed({ startTime: text, endTime: text }),
    { timeRange: { from: 'now-1h', to: 'now' } },
    [
      '/timeRange/from unexpected: /timeRange/from > /startTime',
      '/timeRange/to unexpected: /timeRange/to > /endTime',
      '/timeRange unexpected: remove'
    ]
  ],
  [
    'of what has to be there',
    closed({ start_line: integer, end_line: integer }, 'start_line', 'end_line'),
    { lines: { from: 1, to: 9 } },
    [
      '/start_line missing: /lines/from > /start_line',
      '/end_line missing: /lines/to > /end_line',
      '/lines unexpected: remove'
    ]
  ],
  // Nobody knows what these are of, or which of them is meant.
  ['of something else', products, { age: { min: 3, max: 9 } }, ['/age unexpected: remove']],
  ['of any date', issues, { date: { gte: first } }, ['/date unexpected: remove']],
  ['two beginnings', products, { price: { gte: 3, gt: 9 } }, ['/price unexpected: remove']],
  [
    'with more beside them',
    products,
    { price: { min: 3, max: 9, in: 'EUR' } },
    ['/price unexpected: remove']
  ],
  ['no numbers', products, { price: { min: 'cheap', max: 9 } }, ['/price unexpected: remove']],
  [
    'where one was sent',
    products,
    { minPrice: 1, price: { max: 9 } },
    ['/price unexpected: remove']
  ],
  [
    'where two would be the beginning',
    closed({ minPrice: number, maxPrice: number, priceFrom: number }),
    { price: { min: 3, max: 9 } },
    ['/price unexpected: remove']
  ]
] as const) {
  test(`an object of bounds: ${name}`, () => {
    assert.equal(linesOf(schema, sent), wanted)
  })
}

for (const [name, schema, sent, wanted] of [
  [
    'numbers',
    products,
    { price_range: [3, 9] },
    [
      '/price_range/0 unexpected: /price_range/0 > /minPrice',
      '/price_range/1 unexpected: /price_range/1 > /maxPrice',
      '/price_range unexpected: remove'
    ]
  ],
  [
    'texts of what has to be there',
    closed({ start_date: moment, end_date: moment }, 'start_date', 'end_date'),
    { dates: [first, last] },
    [
      '/start_date missing: /dates/0 > /start_date',
      '/end_date missing: /dates/1 > /end_date',
      '/dates unexpected: remove'
    ]
  ],
  [
    'numbers of what has to be there, which are told',
    closed({ start_line: integer, end_line: integer }, 'start_line', 'end_line'),
    { lines: [1, 9] },
    ['/start_line missing: put 1', '/end_line missing: put 9', '/lines unexpected: remove']
  ],
  // Nobody knows where these go.
  ['one number', products, { price: [3] }, ['/price unexpected: remove']],
  ['three numbers', products, { price: [3, 5, 9] }, ['/price unexpected: remove']],
  ['numbers that fall', products, { price: [9, 3] }, ['/price unexpected: remove']],
  ['numbers of something else', products, { ages: [3, 9] }, ['/ages unexpected: remove']],
  ['no numbers', products, { price: ['cheap', 'dear'] }, ['/price unexpected: remove']],
  [
    'what is the end by its name',
    closed({ dateStart: text, dateEnd: { type: 'array', items: text } }),
    { dateFinish: [first, last] },
    ['/dateFinish unexpected: /dateFinish > /dateEnd']
  ],
  ['any two texts', issues, { dates: [first, last] }, ['/dates unexpected: remove']],
  ['where one was sent', products, { minPrice: 1, price: [3, 9] }, ['/price unexpected: remove']]
] as const) {
  test(`a list of both bounds: ${name}`, () => {
    assert.equal(linesOf(schema, sent), wanted)
  })
}

for (const [name, schema, sent, wanted] of [
  [
    'both',
    nested,
    { minPrice: 3, maxPrice: 9 },
    ['/minPrice unexpected: /minPrice > /price/min', '/maxPrice unexpected: /maxPrice > /price/max']
  ],
  ['one of the same', nested, { max_price: 9 }, ['/max_price unexpected: /max_price > /price/max']],
  [
    'dates of a range',
    closed({ dateRange: closed({ start: text, end: text }, 'start', 'end') }),
    { from_date: first, to_date: last },
    [
      '/from_date unexpected: /from_date > /dateRange/start',
      '/to_date unexpected: /to_date > /dateRange/end'
    ]
  ],
  [
    'the limits themselves, of four signs',
    closed({ price: signs }),
    { minPrice: 3, maxPrice: 9 },
    ['/minPrice unexpected: /minPrice > /price/gte', '/maxPrice unexpected: /maxPrice > /price/lte']
  ],
  [
    'what lies beyond a limit, of four signs',
    closed({ query: text, created: signs }),
    { createdAfter: 3 },
    ['/createdAfter unexpected: /createdAfter > /created/gt']
  ],
  [
    'one beside the other, which is in its place',
    nested,
    { minPrice: 3, price: { max: 9 } },
    ['/minPrice unexpected: /minPrice > /price/min']
  ],
  [
    'one beside what has to be there, and is',
    closed({ price: closed({ min: number, max: number, currency: text }, 'currency') }),
    { minPrice: 3, price: { currency: 'NOK' } },
    ['/minPrice unexpected: /minPrice > /price/min']
  ],
  [
    'both, of an object that has to be there and may be empty',
    closed({ price: closed({ min: number, max: number }) }, 'price'),
    { minPrice: 3, maxPrice: 9 },
    ['/minPrice unexpected: /minPrice > /price/min', '/maxPrice unexpected: /maxPrice > /price/max']
  ],
  [
    'both, of an object that has to be there with one of them',
    closed({ price: closed({ min: number, max: number }, 'min') }, 'price'),
    { minPrice: 3, maxPrice: 9 },
    ['/minPrice unexpected: /minPrice > /price/min', '/maxPrice unexpected: /maxPrice > /price/max']
  ],
  [
    'both, of an object that has to be there with both',
    closed({ price: closed({ min: number, max: number }, 'min', 'max') }, 'price'),
    { minPrice: 3, maxPrice: 9 },
    ['/minPrice unexpected: /minPrice > /price/min', '/maxPrice unexpected: /maxPrice > /price/max']
  ],
  // Nobody knows where these go.
  [
    'one that is in its place as well',
    nested,
    { minPrice: 3, price: { min: 4 } },
    ['/minPrice unexpected: remove']
  ],
  [
    'beside what is no object',
    nested,
    { minPrice: 3, price: 9 },
    ['/minPrice unexpected: remove', '/price type: send object']
  ],
  [
    'of something else',
    nested,
    { minAge: 3, maxAge: 9 },
    ['/minAge unexpected: remove', '/maxAge unexpected: remove']
  ],
  [
    'one date of a range',
    closed({ range: closed({ start: text, end: text }) }),
    { start_date: first },
    ['/start_date unexpected: remove']
  ],
  [
    'an object that has to hold more',
    closed({ price: closed({ min: number, max: number, currency: text }, 'currency') }),
    { minPrice: 3, maxPrice: 9 },
    ['/minPrice unexpected: remove', '/maxPrice unexpected: remove']
  ],
  [
    'an object with two beginnings, of which nobody knows which is which',
    closed({ price: closed({ min: number, from: number, max: number }) }),
    { minPrice: 3, maxPrice: 9 },
    ['/minPrice unexpected: remove', '/maxPrice unexpected: remove']
  ],
  [
    'two that begin the same, of signs',
    closed({ created: signs }),
    { createdAfter: 3, createdSince: 4 },
    ['/createdAfter unexpected: remove', '/createdSince unexpected: remove']
  ],
  [
    'two objects',
    closed({
      price: closed({ min: number, max: number }),
      priceRange: closed({ from: number, to: number })
    }),
    { minPrice: 3, maxPrice: 9 },
    ['/minPrice unexpected: remove', '/maxPrice unexpected: remove']
  ]
] as const) {
  test(`keys that are bounds of an object: ${name}`, () => {
    assert.equal(linesOf(schema, sent), wanted)
  })
}

for (const [name, range, sent, wanted] of [
  [
    'what lies beyond both, of four signs',
    signs,
    { after: 5, before: 9 },
    ['/at/after unexpected: /at/after > /at/gt', '/at/before unexpected: /at/before > /at/lt']
  ],
  ['a beginning', signs, { start: 5 }, ['/at/start unexpected: /at/start > /at/gte']],
  ['a sign', signs, { '>=': 5 }, ['/at/>= unexpected: /at/>= > /at/gte']],
  [
    'the only beginning',
    closed({ gte: text, lte: text }),
    { after: first },
    ['/at/after unexpected: /at/after > /at/gte']
  ],
  [
    'two that have to be there',
    closed({ min: number, max: number }, 'min', 'max'),
    { from: 3, to: 9 },
    ['/at/min missing: /at/from > /at/min', '/at/max missing: /at/to > /at/max']
  ],
  // Nobody knows which these are, or what they are of.
  [
    'two for one',
    closed({ gte: text, lte: text }),
    { after: first, start: last },
    ['/at/after unexpected: remove', '/at/start unexpected: remove']
  ],
  ['one that was sent', signs, { gt: 3, after: 5 }, ['/at/after unexpected: remove']],
  ['no number', signs, { after: 'today' }, ['/at/after unexpected: remove']],
  ['of another thing', signs, { afterId: 5 }, ['/at/afterId unexpected: remove']],
  [
    'an object that has more',
    closed({ after: text, until: text, zone: text }),
    { start: first },
    ['/at/start unexpected: remove']
  ]
] as const) {
  test(`a key in an object of bounds: ${name}`, () => {
    assert.equal(linesOf(closed({ at: range }), { at: sent }), wanted)
  })
}

test('a beginning beside an end is not surely what is neither', () => {
  const frame = closed({ reference: text, offset: text }, 'reference', 'offset')
  assert.equal(
    linesOf(frame, { from: 'a', to: 'b' }).filter((line) => !line.includes('?')),
    []
  )
  const page = closed({ offset: integer, limit: integer })
  assert.equal(linesOf(page, { start: 5, limit: 9 }), ['/start unexpected: /start > /offset'])
  const mail = closed({ sender: text, recipient: text }, 'sender', 'recipient')
  assert.equal(linesOf(mail, { from: 'a', to: 'b' }), [
    '/sender missing: /from > /sender',
    '/recipient missing: /to > /recipient'
  ])
})

test.run()
