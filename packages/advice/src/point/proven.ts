import {
  type About,
  type Issue,
  isList,
  isRecord,
  isWithin,
  type Path,
  type Steps,
  step,
  steps,
  total
} from '@toolfault/model'
import type { Check, Validator } from '../check.js'
import { fitsAll } from '../schema/misfits.js'
import type { Rule } from '../walk/rule.js'
import { sureIn } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { exampleOf } from './example.js'
import { saidOf } from './said-of.js'

/** What is known of a place: the example that may be told. */
export interface Known {
  readonly example: About['example']
}

/** What is asked of a validator in one call. */
export interface Proving {
  readonly walk: Walk
  /** Whoever refused the arguments, where it may be asked again. */
  readonly validator: Validator | undefined
  /** What it said about examples, by the subschemas of their place. */
  readonly proofs: Map<unknown, Known>
  /** How often it may be asked of a text that came as a number. */
  readonly tries: Steps
}

/** Of more places than this no example is proven, and no more of one than this are. */
const PLACES = 8
const TRIES = 4

/** Unions in unions are read so deep. */
const DEPTH = 8

/**
 * What is said about a place, with a text as its example that the validator takes there: no pattern is run here, and libraries know
 * formats in their own way. Without one where it takes none of those that are known. `format` is what the validator names.
 */
export const proven = (
  to: Proving,
  rules: ReadonlyArray<Rule>,
  path: Path,
  about: About | undefined,
  format: string | undefined
): About | undefined => {
  const first = about?.example
  const check = to.validator?.check
  if (typeof check !== 'function' || !to.walk.hasValue) return about
  if (typeof first !== 'string' && (first !== undefined || format === undefined)) return about
  // Without subschemas all places have the same.
  const place = rules.length > 0 ? rules : path
  if (!to.proofs.has(place) && to.proofs.size >= PLACES) return about
  const known = to.proofs.get(place) ?? { example: taken(to, check, rules, path, first, format) }
  to.proofs.set(place, known)
  const { example, ...rest } = { ...about, ...known }
  if (example !== undefined) return example === first ? about : { ...rest, example }
  return Object.keys(rest).length === 0 ? undefined : rest
}

/** The first example that fits and that the validator takes; where it was asked too often, the one that only fits. */
const taken = (
  { walk }: Proving,
  check: Check,
  rules: ReadonlyArray<Rule>,
  path: Path,
  first: string | undefined,
  format: string | undefined
): About['example'] => {
  const schemas = sureIn(rules)
  const tries = steps(TRIES)
  const example = exampleOf(
    // Of a format that only the validator names no example was known.
    first === undefined ? [...schemas, { format }] : schemas,
    (one) =>
      typeof one === 'string' &&
      fitsAll(walk, schemas, one) &&
      step(tries) &&
      takes(walk, check, path, one) !== false
  )
  return tries.left < 0 ? first : example
}

/** Whether a validator has nothing against a text in a place; `undefined` where that cannot be asked. */
export const takes = (walk: Walk, check: Check, path: Path, text: string): boolean | undefined =>
  total(
    () => {
      const said = saidOf(walk, check, path, text)
      // What another branch of a union wants is another type, or one of a list.
      return said && !said.some((issue) => !others.has(issue.kind) && refuses(issue, path, 0))
    },
    () => undefined
  )

const others: ReadonlySet<unknown> = /* @__PURE__ */ new Set(['type', 'choice'])

/** Whether an issue is about a place; of a union where a branch has one that is, and each other too, or takes nothing that could hold it. */
const refuses = ({ branches, path }: Issue, place: Path, depth: number): boolean => {
  if (!isAround(path, place)) return false
  if (!isList(branches) || depth > DEPTH) return path.length === place.length
  const about = (branch: Branch): boolean =>
    isList(branch) && branch.some((one) => isRecord(one) && refuses(one, place, depth + 1))
  return branches.some(about) && branches.every((one) => about(one) || wantsOther(one, place))
}

type Branch = ReadonlyArray<Issue>

/** Whether a branch wants another type where what holds a place stands, or another tag beside it. */
const wantsOther = (branch: Branch, place: Path): boolean =>
  isList(branch) &&
  branch.some(
    (one) =>
      isRecord(one) &&
      others.has(one.kind) &&
      isAround(one.kind === 'choice' ? one.path.slice(0, -1) : one.path, place)
  )

const isAround = (path: Path, place: Path): boolean =>
  isList(path) && path.length <= place.length && isWithin(place, path)
