import { advise } from '@toolfault/advice/advise'
import { meant } from '@toolfault/advice/meant'
import { type Advice, type Fault, invalidArguments, printPointer } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import type { Truth } from '../measure/truths.js'
import type { Validate } from './validators.js'

/** What is said of one bad call, as a set of kinds and places, and as text. */
export interface Said {
  readonly advice: ReadonlyArray<Advice>
  readonly marks: string
  readonly text: string
}

/** What one validator says of every bad call; nothing of those that it lets pass or whose schema it refuses. */
export const saidBy = (
  validate: Validate,
  truths: ReadonlyArray<Truth>
): ReadonlyMap<string, Said> =>
  new Map(
    truths.flatMap(({ bad, id, schema, tool }) => {
      const findings = validate(schema, bad)
      if (findings === undefined || findings.issues.length === 0) return []
      const fault = advise(invalidArguments(tool, findings), { schema, value: bad, meant })
      return [[id, said(fault)] as const]
    })
  )

const said = (fault: Fault & { readonly advice?: ReadonlyArray<Advice> }): Said => {
  const advice = fault.advice ?? []
  return { advice, marks: [...new Set(advice.map(markOf))].sort().join('\n'), text: digest(fault) }
}

/** A kind and a place. */
export const markOf = ({ kind, path }: Advice): string => `${kind} ${printPointer(path)}`

/** How far two validators agree over the same calls. */
export interface Agreement {
  readonly calls: number
  /** The same set of kinds and places. */
  readonly same: number
  /** The same text, byte for byte. */
  readonly alike: number
}

/** Compare two validators; a call that only one of them refuses is one on which they do not agree. */
export const agreementOf = (
  ids: ReadonlyArray<string>,
  one: ReadonlyMap<string, Said>,
  other: ReadonlyMap<string, Said>
): Agreement => ({
  calls: ids.length,
  same: ids.filter((id) => one.get(id)?.marks === other.get(id)?.marks).length,
  alike: ids.filter((id) => one.get(id)?.text === other.get(id)?.text).length
})
