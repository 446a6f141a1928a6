import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/moves.scalar')

const money = closed({ value: text, currency_code: text }, 'value', 'currency_code')
const cents = closed({ amount: integer, currency: { enum: ['USD', 'EUR'] } }, 'amount')

// A text or a number stands for one key of an object that is wanted, and another key of that beside it.
for (const [name, schema, value, wanted] of [
  [
    'goes nowhere beside another that would go there as well',
    closed({ amount: money }),
    { amount: '10.50', currencyCode: 'USD', 'currency-code': 'EUR' },
    [
      '/currencyCode unexpected: remove',
      '/currency-code unexpected: remove',
      '/amount type: send object'
    ]
  ],
  [
    'goes nowhere where the text may stay',
    closed({ amount: { ...money, type: ['object', 'string'] } }),
    { amount: '10.50', currency: 'USD' },
    ['/currency unexpected: remove']
  ],
  [
    'goes into that, under the name that is kin',
    closed({ amount: money }),
    { amount: '10.50', currency: 'USD' },
    ['/currency unexpected: /currency > /amount/currency_code', '/amount type: wrap value']
  ],
  [
    'goes into one that may do without it, where the other would do in another form',
    closed({ price: cents }),
    { price: '1050', currency: 'usd' },
    [
      '/currency unexpected: /currency > /price/currency',
      '/price type: wrap amount',
      '/price/amount type: put 1050',
      '/price/currency choice: put "USD"'
    ]
  ],
  [
    'goes into none of two',
    closed({ net: money, gross: money }),
    { net: '10', gross: '12', currency: 'USD' },
    ['/currency unexpected: remove', '/net type: send object', '/gross type: send object']
  ],
  [
    'goes into none where more would be missing',
    closed({ amount: closed({ a: text, b: text, currency: text }, 'a', 'b', 'currency') }),
    { amount: 10, currency: 'USD' },
    ['/amount type: send object', '/currency unexpected: remove']
  ],
  [
    'goes into none that is an object',
    closed({ amount: closed({ value: text, currency_code: text }, 'value') }),
    { amount: { value: '1' }, name: 'USD' },
    ['/name unexpected: remove']
  ]
] as const) {
  test(`a key that has no place ${name}`, () => {
    const lines = linesOf(schema, value)
    assert.equal([...lines].sort(), [...wanted].sort())
  })
}

test.run()
