import { isList, keysOf, own } from '@toolfault/model'
import { read } from '../house.js'
import type { Fate, Validator } from './run.js'

const given: unknown = JSON.parse(read('test/suite/exempt.json'))

/** Why cases are not advised, by what the reason is called. */
export const reasons: ReadonlyMap<string, string> = new Map(
  keysOf(own(given, 'reasons')).map((name) => [name, String(own(own(given, 'reasons'), name))])
)

/** What is listed of one case. */
export interface Listed {
  readonly fate: string
  readonly reason: string
}

const listed = (value: unknown): ReadonlyArray<string> => (isList(value) ? value.map(String) : [])

/**
 * The cases of a validator that are not advised, each with its fate and its reason. A name without a draft is
 * that of the case in every draft that has it.
 */
export const exempt = (
  validator: Validator,
  fates: ReadonlyMap<string, Fate>
): ReadonlyMap<string, Listed> => {
  const fated = own(own(given, 'cases'), validator)
  const all = keysOf(fated).flatMap((fate) =>
    keysOf(own(fated, fate)).flatMap((reason) =>
      listed(own(own(fated, fate), reason)).map((name) => [name, { fate, reason }] as const)
    )
  )
  const byName = new Map(all)
  const named = [...fates.keys()].flatMap((name) => {
    const one = byName.get(name) ?? byName.get(name.slice(name.indexOf(' | ') + 3))
    return one === undefined ? [] : [[name, one] as const]
  })
  // A name that is none of the suite's stands for itself, so that it is missed.
  const known = new Set(named.map(([, one]) => one))
  return new Map([...named, ...all.filter(([, one]) => !known.has(one))])
}

/** The cases of a validator for which a law does not hold, each with the reason. */
export const deviations = (validator: Validator, law: string): ReadonlyMap<string, string> => {
  const cases = own(own(own(given, 'deviations'), validator), law)
  return new Map(
    keysOf(cases).flatMap((reason) => listed(own(cases, reason)).map((name) => [name, reason]))
  )
}
