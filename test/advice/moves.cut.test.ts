import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/moves.cut')

const schema = closed({ state: text, dateStart: text, src_ip: text, id1: text, delay_ms: integer })

// A name without its last letter may be meant, though it is a word of its own.
for (const [name, value, ...wanted] of [
  ['a word in use', { stat: 'x' }, '/stat unexpected: /stat > /state?'],
  ['the last of several words', { dateStar: 'x' }, '/dateStar unexpected: /dateStar > /dateStart?'],
  ['a short one behind another', { src_i: 'x' }, '/src_i unexpected: /src_i > /src_ip?'],
  ['not what does not fit', { stat: 5 }, '/stat unexpected: remove'],
  ['not what was sent', { stat: 'x', state: 'y' }, '/stat unexpected: remove'],
  ['not without two letters', { sta: 'x' }, '/sta unexpected: remove'],
  ['not another unit', { delay_m: 5 }, '/delay_m unexpected: remove']
] as const) {
  test(`a key that lacks a letter: ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

test('a missing key is what lacks its last letter, beside another', () => {
  assert.equal(linesOf(closed({ event: text, n: integer }, 'event', 'n'), { even: 'x' }), [
    '/event missing: /even > /event?',
    '/n missing: add'
  ])
})

test('one of two it is not', () => {
  assert.equal(linesOf(closed({ plane: text, plant: text }), { plan: 'x' }), [
    '/plan unexpected: remove'
  ])
})

test('a name of three letters is another word', () => {
  assert.equal(linesOf(closed({ care: text }), { car: 'x' }), ['/car unexpected: remove'])
})

test.run()
