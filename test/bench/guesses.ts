import { betterAjvErrors as apideck } from '@apideck/better-ajv-errors'
import stoplight from '@stoplight/better-ajv-errors'
import { nearest } from '@toolfault/advice/nearest'
import better from 'better-ajv-errors'
import { against } from './budgets.js'
import { type Call, callOf } from './call.js'
import { type Slip, slips } from './names.js'
import type { Row, Table } from './table.js'

/** How somebody guesses the name that was meant. */
type Guess = (slip: Slip) => string | undefined

/** The share of slips whose name was found; names offered that were not meant, for each that had none. */
export interface Score {
  readonly hits: number
  readonly falseHits: number
}

/** What a guess is worth on a list. */
export const scoreOf = (guess: Guess, list: ReadonlyArray<Slip> = slips): Score => {
  const guessed = list.map((slip) => ({ ...slip, got: guess(slip) }))
  const wanted = guessed.filter(({ meant }) => meant !== undefined)
  const wrong = guessed.filter(({ got, meant }) => got !== undefined && got !== meant)
  return {
    hits: wanted.filter(({ got, meant }) => got === meant).length / wanted.length,
    falseHits: wrong.length / (list.length - wanted.length)
  }
}

/** Ours. */
export const ours: Guess = ({ given, names }) => nearest(given, names)

/** The name as the key of a closed object, and as the member of an enum. */
const asKey = ({ given, names }: Slip): Call =>
  callOf(
    {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, {}])),
      additionalProperties: false
    },
    { [given]: 1 }
  )
const asMember = ({ given, names }: Slip): Call =>
  callOf({ type: 'object', properties: { it: { enum: names } } }, { it: given })

const fromApideck = ({ errors, schema, value }: Call): string | undefined =>
  quoted(apideck({ errors: [...errors], data: value, schema })[0]?.suggestion)

const peers: ReadonlyArray<readonly [string, Guess]> = [
  ['@apideck/better-ajv-errors, keys', (slip) => fromApideck(asKey(slip))],
  ['@apideck/better-ajv-errors, members', (slip) => fromApideck(asMember(slip))],
  [
    '@stoplight/better-ajv-errors, members',
    (slip) => {
      const { errors, schema, value } = asMember(slip)
      const options = { propertyPath: [], targetValue: value }
      return quoted(stoplight(schema, [...errors], options)[0]?.suggestion)
    }
  ],
  [
    'better-ajv-errors, members',
    (slip) => {
      const { errors, schema, value } = asMember(slip)
      const said: ReadonlyArray<{ readonly suggestion?: string }> = better(
        schema,
        value,
        [...errors],
        { format: 'js' }
      )
      return quoted(said[0]?.suggestion)
    }
  ]
]

/** The name in `Did you mean 'x'?`, with or without quotes. */
const quoted = (suggestion: string | undefined): string | undefined =>
  /Did you mean (?:property )?["']?(.+?)["']?\?/.exec(suggestion ?? '')?.[1]

const percentsOf = (guess: Guess): Score => {
  const { falseHits, hits } = scoreOf(guess)
  return { hits: hits * 100, falseHits: falseHits * 100 }
}

const percent = (got: number): string => `${got.toFixed(1)} %`

export const guesses = (): Table => ({
  title: 'Did you mean',
  note: `${slips.length} names: ${slips.filter(({ meant }) => meant !== undefined).length} misspelt, the others near in letters only, or not at all. A hit is the name that was meant; false hits are any others, for each name that had nothing meant.`,
  head: ['', 'hits', 'false hits'],
  rows: [['toolfault: nearest', ours] as const, ...peers].map(([name, guess]): Row => {
    const { falseHits, hits } = percentsOf(guess)
    const isOurs = guess === ours
    return [
      name,
      against(hits, isOurs ? 'did you mean: hits' : undefined, percent(hits)),
      against(falseHits, isOurs ? 'did you mean: false hits' : undefined, percent(falseHits))
    ]
  }),
  measured: {
    'did you mean: hits': percentsOf(ours).hits,
    'did you mean: false hits': percentsOf(ours).falseHits
  }
})
