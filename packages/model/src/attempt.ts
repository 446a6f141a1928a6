import type { Integer } from '@toolfault/types/json'
import type { Fault } from './fault/fault.js'
import { hash32 } from './hash.js'
import { fingerprint, marks } from './marks.js'
import { isList, isRecord, own, total } from './total.js'

/** One failed attempt as a server remembers it until the next: plain JSON, 64 marks of 200 characters at most. */
export interface Attempt {
  readonly tool?: string
  readonly fingerprint: string
  readonly marks: ReadonlyArray<string>
  /** How many times in a row the call has failed in the same way, this time included. */
  readonly count: Integer
}

/** As many marks as a fault has at the most. */
const MARKS = 64

/** A mark that is longer holds a key that nobody reads to its end; a hash tells it from its like. */
const LONG = 200

/** Nobody counts further. */
const MANY = 1_000

/**
 * What to remember of a failed attempt. The count goes on from `previous`, the attempt that was kept
 * for this caller, where that one failed in the same way; else it is 1, and so it is when `previous`
 * is no such attempt.
 */
export const attempt = (fault: Fault, previous?: unknown): Attempt =>
  total(
    () => {
      const print = fingerprint(fault)
      const last = remembered(previous)
      const tool = toolOf(fault)
      return {
        ...(tool === undefined ? {} : { tool }),
        fingerprint: print,
        marks: marks(fault).map(short),
        count: last?.fingerprint === print ? Math.min(last.count + 1, MANY) : 1
      }
    },
    () => ({ fingerprint: '', marks: [], count: 1 })
  )

/**
 * The fault with what has changed since `previous`, the attempt before, so that the words can say it
 * and nobody is told to try a fourth time. The fault as it came, when `previous` is no attempt at the
 * same tool.
 *
 * @see anchors, section 7, rows 9 and 22
 */
export const attempted = <F extends Fault>(fault: F, previous: unknown): F =>
  total(
    () => {
      const last = remembered(previous)
      if (!isRecord(fault) || last === undefined || last.tool !== toolOf(fault)) return fault
      const now = attempt(fault, previous)
      const before = new Set(last.marks)
      const after = new Set(now.marks)
      // A request that is no call says nothing of what was wrong with the arguments before.
      const isCall = fault.kind !== 'malformed_request'
      return {
        ...fault,
        attempt: {
          count: now.count,
          fixed: isCall ? last.marks.filter((mark) => !after.has(mark)) : [],
          still: now.marks.filter((mark) => before.has(mark)),
          fresh: now.marks.filter((mark) => !before.has(mark))
        }
      }
    },
    () => fault
  )

/** A server may keep it where others can write; `undefined` for what is no attempt. */
const remembered = (kept: unknown): Attempt | undefined => {
  const count = own(kept, 'count')
  const print = own(kept, 'fingerprint')
  const list = own(kept, 'marks')
  const tool = own(kept, 'tool')
  if (typeof print !== 'string' || !isList(list)) return undefined
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1) return undefined
  const known = list.slice(0, MARKS).filter((mark) => typeof mark === 'string')
  return {
    ...(typeof tool === 'string' ? { tool } : {}),
    fingerprint: print,
    marks: known.map(short),
    count
  }
}

/** A name that nobody gave to a tool may be of any length. */
const toolOf = (fault: Fault): string | undefined => {
  const tool = own(fault, 'tool')
  return typeof tool === 'string' ? short(tool) : undefined
}

/** Idempotent: what was shortened is short enough. */
const short = (text: string): string =>
  text.length <= LONG ? text : `${text.slice(0, LONG - 9)}…${hash32(text)}`
