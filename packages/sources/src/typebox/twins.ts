import { isList, own, printPointer, type Steps, step, steps } from '@toolfault/model'
import { textOf } from './text.js'

/** What typebox 1.x says twice of a key that `additionalProperties` refuses. */
export interface Twins {
  /** Errors `schema is false` whose key is named by the list behind them. */
  readonly silent: ReadonlySet<unknown>
  /** Keys of such a list, by error, that are not refused: their value breaks a schema, which has spoken. */
  readonly spoken: ReadonlyMap<unknown, ReadonlySet<string>>
}

/** So many errors are looked back at in one list; nobody but an attacker has more. */
const STEPS_BACK = 1_000_000

/**
 * For each key that `additionalProperties` refuses, typebox 1.x reports what the schema under the keyword
 * said, `false` included, and behind it lists the keys. With `false`, the list says it all; with another
 * schema, it says nothing that is true: the key itself is welcome.
 */
export const twinsOf = (list: ReadonlyArray<unknown>): Twins => {
  const silent = new Set<unknown>()
  const spoken = new Map<unknown, ReadonlySet<string>>()
  const budget = steps(STEPS_BACK)
  list.forEach((error, at) => {
    const keys = own(own(error, 'params'), 'additionalProperties')
    if (own(error, 'keyword') === 'additionalProperties' && isList(keys)) {
      spoken.set(error, look(list, at, silent, budget))
    }
  })
  return { silent, spoken }
}

/** The errors of the keys stand directly before the list. */
const look = (
  list: ReadonlyArray<unknown>,
  at: number,
  silent: Set<unknown>,
  budget: Steps
): ReadonlySet<string> => {
  const schema = `${textOf(list[at], 'schemaPath')}/additionalProperties`
  const owner = `${textOf(list[at], 'instancePath')}/`
  const others = new Set<string>()
  const refused = new Set<string>()
  for (let before = at - 1; before >= 0 && step(budget); before--) {
    const inner = list[before]
    const schemaPath = own(inner, 'schemaPath')
    const place = own(inner, 'instancePath')
    if (typeof schemaPath !== 'string' || typeof place !== 'string') break
    if (!isBelow(schemaPath, schema) || !place.startsWith(owner)) break
    const key = place.slice(owner.length).split('/', 1)[0] ?? ''
    if (own(inner, 'keyword') === 'boolean' && schemaPath === schema) {
      silent.add(inner)
      refused.add(key)
    } else {
      others.add(key)
    }
  }
  return new Set([...others].filter((key) => !refused.has(key)))
}

const isBelow = (path: string, start: string): boolean =>
  path === start || path.startsWith(`${start}/`)

/** A key as it stands in a pointer. */
export const escaped = (key: string): string => printPointer([key]).slice(1)
