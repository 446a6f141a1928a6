import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, text } from './lines.js'

const test = suite('advice/moves.doubled')

const keys = { number: text, holderName: text }

for (const [name, schema, value, wanted] of [
  [
    'it is the one behind it',
    closed({ card: closed(keys) }),
    { card: { card_number: 'x', cardHolderName: 'y' } },
    [
      '/card/cardHolderName unexpected: /card/cardHolderName > /card/holderName',
      '/card/card_number unexpected: /card/card_number > /card/number'
    ]
  ],
  [
    'it is in items of a list, too',
    closed({ card: { type: 'array', items: closed(keys) } }),
    { card: [{ card_number: 'x' }] },
    ['/card/0/card_number unexpected: /card/0/card_number > /card/0/number']
  ],
  [
    'it is, though the value has to be made fit',
    closed({ card: closed(keys) }),
    { card: { card_number: 5 } },
    ['/card/card_number unexpected: /card/card_number > /card/number', '/card/number type: put "5"']
  ],
  [
    'it is not where that one is there',
    closed({ card: closed(keys) }),
    { card: { number: 'x', card_number: 'y' } },
    ['/card/card_number unexpected: remove']
  ],
  [
    'it is not where nobody knows that',
    closed({ card: closed(keys) }),
    { card: { card_quokka: 'y' } },
    ['/card/card_quokka unexpected: remove']
  ]
] as const) {
  test(`a key that begins with the name of its object: ${name}`, () =>
    assert.equal(linesOf(schema, value), wanted))
}

test.run()
