import { translate } from '@toolfault/protocols/translate'
import { wires } from '@toolfault/protocols/wires'
import { cost } from './clock.js'
import { textOn } from './decoding.js'
import { fixtures } from './fixtures.js'
import { type Row, ratio, type Table } from './table.js'

/** Nanoseconds of one measurement: there are many. */
const GLANCE = 10e6

/** Each wire to each other: what a gateway pays for handing a failure on. */
export const translating = (): Table => {
  const [, medium = { name: '', schema: {}, value: {} }] = fixtures
  return {
    title: 'Translating',
    note: `Parse, translate, and write as JSON again, for the fixture ${medium.name}: ratio to JSON.parse and JSON.stringify of the same text, which is what a gateway pays that hands it on unread. Translating works out what is lost as well, and so reads back what it wrote. From the row to the column; – where the other wire has no form for what was read.`,
    head: ['from, to', ...wires],
    rows: wires.map((from): Row => {
      const text = textOn(from, medium)
      const unread = cost(() => JSON.stringify(JSON.parse(text)), GLANCE)
      return [
        from,
        ...wires.map((to) => {
          const hand = (): unknown => translate(JSON.parse(text), from, to)
          if (translate(JSON.parse(text), from, to)._tag === 'Left') return '–'
          return ratio(cost(() => JSON.stringify(hand()), GLANCE) / unread)
        })
      ]
    })
  }
}
