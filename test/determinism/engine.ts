import type { Case, Cases } from './case.js'

/**
 * In which order the cases are answered: by one program that remembers what it will, or each by a program
 * of its own that has answered nothing, every case or some from all over.
 */
export type Order = 'forwards' | 'backwards' | 'mixed' | 'alone' | 'some alone'

/** What an engine is asked. */
export interface Asked {
  /** The cases as JSON, so that all engines are handed the same text. */
  readonly cases: string
  /** One after the other in one process. */
  readonly orders: ReadonlyArray<Order>
  /** The case of an order whose text is to be shown, each by its place. */
  readonly show?: { readonly order: number; readonly at: number }
}

/** What an engine answers. */
export interface Answered {
  /** Where it believes to be. */
  readonly locale: string
  readonly zone: string
  /** For each order the SHA-256 of what was made of each case, by the place of the case; `''` where it was not asked for. */
  readonly hashes: ReadonlyArray<ReadonlyArray<string>>
  readonly shown?: string
}

interface Program {
  readonly textOf: (one: Case, schema: unknown) => string
}

/** Left by the bundle: starts the program anew, with nothing remembered. */
declare const begin: () => Program

/** Runs in each engine as it stands here, beside the bundle: nothing outside it is in its reach. */
export const inEngine = async ({ cases: json, orders, show }: Asked): Promise<Answered> => {
  // A border: the text was made of this.
  const { cases, schemas }: Cases = JSON.parse(json)
  const places = cases.map((_, at) => at)
  const turned: { readonly [O in Order]: ReadonlyArray<number> } = {
    forwards: places,
    alone: places,
    'some alone': places.filter((at) => at % 41 === 0),
    backwards: places.toReversed(),
    // A prime steps on every place once, and comes back to a schema when others have been used.
    mixed: places.map((at) => (at * 7919 + 13) % places.length)
  }
  const one = begin()
  const fresh = (at: number): string => {
    const given: Case = structuredClone(cases[at] ?? raise())
    const schema = given.kind === 'call' ? structuredClone(schemas[given.schema]) : undefined
    return begin().textOf(given, schema)
  }
  const textOf = (at: number): string => {
    const given = cases[at] ?? raise()
    return one.textOf(given, given.kind === 'call' ? schemas[given.schema] : undefined)
  }
  const raise = (): never => {
    throw new TypeError('there is no such case')
  }
  let shown: string | undefined
  const hashes: Array<Array<string>> = []
  for (const [which, order] of orders.entries()) {
    const found = places.map(() => '')
    for (const at of turned[order]) {
      const text = order.endsWith('alone') ? fresh(at) : textOf(at)
      if (show?.order === which && show.at === at) shown = text
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
      found[at] = [...new Uint8Array(digest)]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('')
    }
    hashes.push(found)
  }
  const { locale, timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  return { locale, zone, hashes, ...(shown === undefined ? {} : { shown }) }
}
