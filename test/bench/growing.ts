import type { Budgeted } from './budgets.js'
import type { Fixture } from './fixtures.js'
import { libraries } from './libraries.js'
import { floor, ours } from './ours.js'
import { formatters, wayOf } from './peers.js'
import { like, union, unlike } from './sized.js'
import { formatting, judging, type Subject, speaking } from './subjects.js'

/** Sizes to grow through, and the one that the largest is held against. */
export interface Growing {
  readonly title: string
  readonly note: string
  readonly sizes: ReadonlyArray<number>
  readonly from: number
  readonly on: (size: number) => Fixture
  readonly base: Subject
  readonly subjects: ReadonlyArray<Subject>
  /** The row of the budget that ours are held to, and that of F7. */
  readonly budget?: Budgeted
  readonly f7?: Budgeted
}

const formats: Pick<Growing, 'base' | 'subjects'> = {
  base: formatting(floor),
  subjects: [...Object.values(ours), ...formatters.map(wayOf)].map(formatting)
}
const whole: Pick<Growing, 'base' | 'subjects'> = {
  base: judging(floor),
  subjects: [judging(ours.text), ...libraries.map(speaking)]
}
const errors = { sizes: [1, 10, 100, 1_000, 10_000, 100_000], from: 100 } as const
const branches = { sizes: [2, 4, 8, 16, 32, 64], from: 8 } as const
const cut = '– is what would have taken longer than 2 s, or what threw.'

/** What grows, and through which sizes. */
export const growing: ReadonlyArray<Growing> = [
  {
    title: 'Growth: like errors',
    note: `So many rows with the same mistake: time per error, as a ratio to the floor of as many errors, and the last ratio against that at 100: above 2 a way is not flat. ${cut}`,
    ...errors,
    ...formats,
    on: like,
    budget: 'growth, like errors',
    f7: 'F7 answer, 1 to 100 000 errors'
  },
  {
    title: 'Growth: unlike errors',
    note: 'So many keys that are not known, each another: nothing folds, and each is looked up among the known names.',
    ...errors,
    ...formats,
    on: unlike,
    budget: 'growth, unlike errors',
    f7: 'F7 answer, 1 to 100 000 errors'
  },
  {
    title: 'Growth: a failing call with like errors, end to end',
    note: 'As above, and judged as well; ratio to ajv with allErrors and the floor.',
    ...errors,
    ...whole,
    on: like
  },
  {
    title: 'Growth: branches of a union',
    note: 'anyOf of so many tagged objects, one of them meant, about 4.5 ajv errors for each branch: time per ajv error, as a ratio to the floor of as many, and the last ratio against that at 8.',
    ...branches,
    ...formats,
    on: (size) => union(size, false),
    budget: 'growth, union branches'
  },
  {
    title: 'Growth: branches of a union by $ref',
    note: 'The same, each branch a reference into $defs.',
    ...branches,
    ...formats,
    on: (size) => union(size, true),
    budget: 'growth, union branches by $ref'
  }
]
