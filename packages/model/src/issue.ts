import type { Json } from '@toolfault/types/json'
import type { Path } from './path.js'
import { isList, own, total } from './total.js'

/** What sort of rule was broken, in the words all validators share. */
export const issueKinds = [
  'missing',
  'unexpected',
  'type',
  'choice',
  'format',
  'pattern',
  'range',
  'size',
  'multiple',
  'duplicate',
  'alternative',
  'dependency',
  'rule',
  'unknown'
] as const

/** The sort of a broken rule. */
export type IssueKind = (typeof issueKinds)[number]

/**
 * One rule, broken once, in one place, as a source read it. Nothing is written onto it later.
 *
 * What a validator did not say is absent: never `null`, never `''`.
 */
export interface Issue {
  /** A missing or surplus key is blamed at the key, never at its owner. */
  readonly path: Path
  readonly kind: IssueKind
  /** The broken rule in JSON Schema spelling (`required`). */
  readonly keyword?: string
  /** The validator's own sentence, word for word. */
  readonly message?: string
  /** What the rule asked for (`{ limit: 3 }`); never what the caller sent. */
  readonly params?: Params
  /** Only where the validator itself keeps the branches of a union apart. */
  readonly branches?: ReadonlyArray<ReadonlyArray<Issue>>
  /** The message repeats the caller's text. */
  readonly echo?: true
}

/** The parameters of a rule, as JSON. */
export type Params = { readonly [name: string]: Json }

/** All that a source read; no issue means the value is valid. */
export interface Findings {
  readonly issues: ReadonlyArray<Issue>
  /** The validator, or we, stopped counting: there is more. */
  readonly truncated?: true
}

/** What a source answers for input that it cannot read: one issue at the root that says so. */
export const unreadable = (message: string): Findings => ({
  issues: [{ path: [], kind: 'unknown', message }]
})

/** What is found of a value that could not be judged, by what was thrown on the way. */
export const unjudged = (error: unknown): Findings =>
  total(
    () => error instanceof RangeError,
    () => false
  )
    ? unreadable('the arguments are nested too deeply to be checked')
    : unreadable('the arguments cannot be checked')

/**
 * The path of the key whose presence makes another key necessary (`dependentRequired`); `undefined`
 * for an issue that names none.
 */
export const causeOf = (issue: Issue): Path | undefined => {
  const cause = own(own(issue, 'params'), 'property')
  const path = own(issue, 'path')
  if (own(issue, 'kind') !== 'dependency' || typeof cause !== 'string' || !isList(path)) {
    return undefined
  }
  return total(
    () => [...path.slice(0, -1).map(String), cause],
    () => undefined
  )
}

/**
 * Whether a key is the very subject of a kind, not its value: our own words say all of it without any parameter. False
 * for what is no kind.
 */
export const isOfKey = (kind: IssueKind): boolean =>
  kind === 'missing' || kind === 'unexpected' || kind === 'dependency'

/** Whether the issue says that a key is not there, which only the caller can add. */
export const lacksKey = (issue: Issue): boolean =>
  own(issue, 'kind') === 'missing' ||
  (own(issue, 'kind') === 'dependency' && causeOf(issue) !== undefined)
