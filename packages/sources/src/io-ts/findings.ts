import { type Findings, isList, own, type Steps, steps, total } from '@toolfault/model'
import { LIMIT } from '../list.js'
import { looking } from './codec.js'
import { reading } from './leaf.js'
import { listing } from './listed.js'
import { refusing } from './refusal.js'
import { type Trail, trailOf } from './trail.js'
import { grouping } from './union.js'

/** So many entries of contexts are read: a context is as long as the value is deep. */
const ENTRIES = 2_000_000

/** Read a list of errors as issues; what cannot be read is one issue, what is too much is cut. */
export const findingsOf = (errors: ReadonlyArray<unknown>): Findings => {
  const budget = steps()
  const look = looking()
  const listed = listing(look, budget)
  const group = grouping(look, listed, reading(look, refusing(look, listed)), budget)
  const entries = steps(ENTRIES)
  const end = Math.min(errors.length, LIMIT)
  const trails: Array<Trail | undefined> = []
  while (trails.length < end && entries.left > 0) {
    const at = trails.length
    trails.push(
      total(
        () => trailOf(spending(errors[at], entries), look),
        () => undefined
      )
    )
  }
  const issues = group(trails)
  return trails.length < errors.length ? { issues, truncated: true } : { issues }
}

const spending = (error: unknown, entries: Steps): unknown => {
  const context = own(error, 'context')
  if (isList(context)) entries.left -= context.length
  return error
}
