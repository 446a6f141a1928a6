import {
  type Advice,
  type Fault,
  type Findings,
  foldIndexes,
  type Issue,
  own,
  STEPS,
  type Steps,
  step,
  steps
} from '@toolfault/model'
import { type Check, findingsOf } from '../check.js'
import { meant } from '../names/meant.js'
import { type Walk, walking } from '../walk/walk.js'

/** What is known about the call beside the fault. */
export interface RepairAbout {
  readonly schema?: unknown
  readonly value: unknown
  /** The compiled validator that refused the value: each repair is then proven by it. */
  readonly check?: Check
}

/** One call of `repairs`: what the validator says of the value as it came, and how often it may be asked again. */
export interface Job {
  readonly fault: Fault
  readonly walk: Walk
  readonly findings: (value: unknown) => Findings | undefined
  readonly before: Findings | undefined
  /** The pointers of keys that the advice takes elsewhere or out, whatever the index. */
  readonly refused: ReadonlySet<string>
  /** The marks of what it says. */
  readonly known: ReadonlySet<string>
  readonly proofs: Steps
}

/** More proofs than this are not asked for in one call, */
const PROOFS = 256

/** and fewer where so many issues, or several times as many, have to be compared for each. */
const COMPARED = 1_000

/** A fresh job, with steps for a thousand rows; a validator that fails, or does not answer with findings, is none. */
export const jobOf = (fault: Fault, about: RepairAbout, pieces: ReadonlyArray<Advice>): Job => {
  const value = own(about, 'value')
  const check = own(about, 'check')
  const findings = (now: unknown): Findings | undefined => findingsOf(check, now)
  const walk = { ...walking(own(about, 'schema'), value, true, meant), budget: steps(10 * STEPS) }
  const before = findings(value)
  const known = new Set(before?.issues.map(markOf))
  const refused = new Set(
    pieces
      .flatMap(({ fix, kind, path }) => [
        ...(kind === 'unexpected' ? [path] : []),
        ...(fix?.id === 'rename' ? [fix.from] : [])
      ])
      .map(foldIndexes)
  )
  const proofs = steps(Math.ceil(PROOFS / (1 + Math.floor(known.size / COMPARED))))
  return { fault, walk, findings, before, refused, known, proofs }
}

/** The same job for the value as it is after some of it has been done. */
export const jobAt = (job: Job, value: unknown): Job => {
  const walk = walking(job.walk.root, value, true, meant)
  const before = step(job.proofs) ? job.findings(value) : undefined
  return {
    ...job,
    walk: { ...walk, budget: job.walk.budget },
    before,
    known: new Set(before?.issues.map(markOf))
  }
}

/** What tells one issue from another, before and after. */
export const markOf = ({ keyword, kind, params, path }: Issue): string =>
  JSON.stringify([kind, keyword, path, params])
