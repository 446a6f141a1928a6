import { advise } from '@toolfault/advice/advise'
import type { Check } from '@toolfault/advice/repair'
import {
  type Advice,
  type Fault,
  type InvalidArguments,
  type Issue,
  invalidArguments
} from '@toolfault/model'
import { compile as ajv } from '@toolfault/validators/ajv'
import { compile as cfworker } from '@toolfault/validators/cfworker'
import { compile as typebox } from '@toolfault/validators/typebox'
import { type Case, type Draft, drafts, type Group, groupsOf } from './cases.js'

/** The validators that judge JSON Schemas. */
export const validators = { ajv, typebox, cfworker } as const

/** A validator, as its subpath is called. */
export type Validator = keyof typeof validators

/** An invalid value that a validator refused, and what was advised. */
export interface Refused extends Case {
  readonly draft: Draft
  readonly schema: unknown
  readonly check: Check
  readonly issues: ReadonlyArray<Issue>
  readonly fault: Fault & InvalidArguments
  readonly advice: ReadonlyArray<Advice>
  /** The values of the same group that the validator takes. */
  readonly taken: ReadonlyArray<unknown>
}

/** What became of one invalid case. */
export type Fate = 'advised' | 'nothing fits' | 'accepted' | 'not compiled' | 'not judged'

/** One run of the suite through one validator. */
export interface Run {
  /** What became of each invalid case, by its draft and its name. */
  readonly fates: ReadonlyMap<string, Fate>
  readonly refused: ReadonlyArray<Refused>
}

/** How a case is called among all drafts. */
export const nameOf = (draft: Draft, { id }: Pick<Case, 'id'>): string => `${draft} | ${id}`

/** Every group of every draft, read once. */
export const groups: () => ReadonlyArray<Group> = () => {
  // A border: the keys of a constant are its own.
  known ??= (Object.keys(drafts) as ReadonlyArray<Draft>).flatMap((draft) => groupsOf(draft))
  return known
}

let known: ReadonlyArray<Group> | undefined

/** Run every invalid case through a validator, the source, `invalidArguments` and `advise`. */
export const run = (validator: Validator): Run => {
  const fates = new Map<string, Fate>()
  const refused: Array<Refused> = []
  for (const { cases, draft, schema } of groups()) {
    const compiled = validators[validator](schema)
    const invalid = cases.filter(({ valid }) => !valid)
    if (compiled._tag === 'Left') {
      for (const one of invalid) fates.set(nameOf(draft, one), 'not compiled')
      continue
    }
    const check = compiled.right
    const taken = cases
      .filter(({ data, valid }) => valid && check(data).issues.length === 0)
      .map(({ data }) => data)
    for (const one of invalid) {
      const findings = check(one.data)
      const fault = advise(invalidArguments('t', findings), { schema, value: one.data })
      const advice = fault.advice ?? []
      const { issues } = findings
      refused.push({ ...one, draft, schema, check, issues, fault, advice, taken })
      fates.set(nameOf(draft, one), fateOf(issues, advice))
    }
  }
  return { fates, refused: refused.filter(({ issues }) => isJudged(issues) && issues.length > 0) }
}

/** A validator that gives up says one thing, and no rule. */
const isJudged = (issues: ReadonlyArray<Issue>): boolean =>
  !issues.some(({ kind, message }) => kind === 'unknown' && message?.startsWith('the arguments '))

const fateOf = (issues: ReadonlyArray<Issue>, advice: ReadonlyArray<Advice>): Fate => {
  if (issues.length === 0) return 'accepted'
  if (!isJudged(issues)) return 'not judged'
  const fits = advice.some(({ expected, fix }) => fix !== undefined || expected?.id !== 'nothing')
  return fits ? 'advised' : 'nothing fits'
}
