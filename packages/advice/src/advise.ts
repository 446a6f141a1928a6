import {
  type Advice,
  type Fault,
  type InvalidArguments,
  type Issue,
  isInvalidArguments,
  isList,
  isRecord,
  isWithin,
  own,
  steps,
  total
} from '@toolfault/model'
import type { Check } from './check.js'
import { isDeep, lookedAt } from './deep.js'
import { grounded } from './ground/grounded.js'
import type { Finder } from './names/finder.js'
import { nearest } from './names/nearest.js'
import { isGiven, isSaid } from './point/already.js'
import { apart } from './point/apart.js'
import type { Describing } from './point/describe.js'
import { foreseen } from './select/foresee.js'
import { fewIgnored, moves } from './select/moves.js'
import { inOrder } from './select/order.js'
import { isRespelt } from './select/piece.js'
import { select } from './select/select.js'
import { telling } from './select/telling.js'
import { folded } from './told/fold.js'
import { withPieces } from './told/pieces.js'
import { failing } from './walk/failing.js'
import { walking } from './walk/walk.js'

/** What is known of the call beside the fault; each part makes the advice better. */
export interface AdviseAbout {
  readonly schema?: unknown
  readonly value?: unknown
  /** Show texts that came, clipped; without it only what can neither speak nor leak is shown. */
  readonly texts?: boolean
  /** How a misspelt name is found; by spelling when absent. `names/meant` also knows synonyms. */
  readonly meant?: Finder
  /**
   * The compiled validator that refused the value. With it is told at once what it will say of a value that has to be
   * moved, renamed or unpacked; without, of patterns nothing, and of formats little. A failing one counts as none.
   */
  readonly check?: Check
}

/** More advice than this helps nobody. */
const MOST = 64

/** The validator is not asked more often of what came, beside the examples. */
const TRIES = 16

/**
 * Say of each issue what was expected, what came and what fixes it, in `fault.advice`.
 *
 * The issues stay as they are. Like pieces of advice become one, of a failed union only the branch that
 * was meant speaks, a condition gives way to its causes, a key under another name is one piece with the
 * one that is missing. Idempotent; a fault of another kind, and one that names no issue, is returned as
 * it came. Where an issue has a path of more than 256 keys, all is told from the issues alone.
 */
export const advise = <F extends Fault>(fault: F, about: AdviseAbout = {}): F =>
  total(
    () => {
      if (!isInvalidArguments(fault) || fault.issues.length === 0) return fault
      return withAdvice(fault, isDeep(fault.issues) ? {} : about)
    },
    () => fault
  )

/**
 * The same for a fault that nobody has advised; one that has advice comes back as it is, for whoever gave it
 * knew more. What is no fault is returned as it came.
 */
export const advised = <F extends Fault>(fault: F, about: AdviseAbout = {}): F =>
  own(fault, 'advice') === undefined ? advise(fault, about) : fault

const withAdvice = <F extends InvalidArguments>(fault: F, about: AdviseAbout): F => {
  const known = lookedAt(fault.issues)
  const issues = readable(known)
  const walk = walking(
    about.schema,
    about.value,
    'value' in about,
    about.meant ?? nearest,
    failing(issues),
    fault.tool
  )
  const told = inOrder(
    walk,
    telling(walk, select(walk, grounded(walk, issues, fault.truncated === true)))
  )
  const describing: Describing = {
    walk,
    texts: about.texts === true,
    chosen: new Set(),
    strange: new Set(),
    filled: new Set(),
    spared: new Set(),
    proofs: new Map(),
    tries: steps(TRIES),
    validator: about.check === undefined ? undefined : { check: about.check, said: known }
  }
  const { ignored, rest, said } = moves(describing, told)
  const pieces: Array<Advice> = [...said]
  // What is beyond the steps of one call is counted, not looked at.
  let unadvised = fault.issues.length - known.length
  for (const group of folded(walk, rest)) {
    if (pieces.length >= MOST) {
      unadvised++
      continue
    }
    for (const piece of apart(describing, group)) {
      if (!isSaid(pieces, said.length, piece)) pieces.push(piece)
    }
  }
  const advice = pieces.filter((piece) => !isGiven(pieces, piece))
  const {
    ignored: unknown,
    more,
    settled
  } = foreseen(
    describing,
    ignored.length === 0 ? advice : [...advice, ...ignored.filter(isRespelt)]
  )
  const all =
    more.length + settled.size === 0
      ? advice
      : [...advice.filter((piece) => !settled.has(piece)), ...more]
  unadvised += Math.max(0, all.length - MOST)
  const whole = withPieces(fault, all.length > MOST ? all.slice(0, MOST) : all, unadvised)
  // What comes to light may have a place for one of them.
  const beside = fewIgnored(
    [...ignored, ...unknown].filter(({ path }) => !more.some(({ fix }) => isFrom(fix, path)))
  )
  return beside.length === 0 ? whole : { ...whole, ignored: beside }
}

const isFrom = (fix: Advice['fix'], path: Advice['path']): boolean =>
  fix?.id === 'rename' && isWithin(fix.from, path)

/** The issues that can be read. A path that is no list may have no end: such an issue is about the whole. */
const readable = (issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> =>
  issues.every((issue) => isRecord(issue) && isList(issue.path))
    ? issues
    : issues.filter(isRecord).map((issue) => (isList(issue.path) ? issue : { ...issue, path: [] }))
