import { choose, flying } from '../contracts/flights.js'
import { compare, meet, mistyped, put, ruled, said } from '../points.js'
import type { Deviation, Row } from '../row.js'

const wordless: Deviation = {
  differs: "has no place for an author's sentence",
  yields: [{ path: '/seats', kind: 'range', expected: compare('>=', 1), fix: meet }],
  says: ['`seats` must be at least 1 and at most 9, received 0: send 1 or more']
}

/** The author's sentence, for whatever is wrong with the value. */
const whole = {
  differs: "an author's sentence is about a whole type, not about one rule of it",
  says: [`\`seats\`: ${choose}`]
}

export const rows: ReadonlyArray<Row> = [
  {
    name: "a rule with its author's own sentence",
    contract: flying,
    bad: { seats: 0 },
    good: { seats: 2 },
    advice: [{ path: '/seats', kind: 'range', expected: said(choose) }],
    says: [`\`seats\`: ${choose}`],
    deviations: {
      'typebox-0.34': wordless,
      'typebox-1': wordless,
      'typebox-schema': wordless,
      cfworker: wordless,
      'io-ts': {
        ...whole,
        yields: [ruled('/seats', choose)]
      }
    }
  },
  {
    name: 'a wrong type beside a rule with a sentence',
    contract: flying,
    bad: { seats: '2' },
    good: { seats: 2 },
    advice: [{ ...mistyped('/seats', 'integer', put(2)) }],
    says: [
      '`seats` must be an integer, at least 1, at most 9, received "2": send 2 without quotes'
    ],
    deviations: {
      'io-ts': { ...whole, yields: [ruled('/seats', choose)] },
      arktype: {
        ...whole,
        yields: [{ path: '/seats', kind: 'type', expected: said(choose), fix: put(2) }],
        says: [`\`seats\`: ${choose.replace('.', '')}: send 2 without quotes`]
      }
    }
  }
]
