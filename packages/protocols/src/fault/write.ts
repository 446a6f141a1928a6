import {
  type Fault,
  type FaultKind,
  faultGiven,
  faultKinds,
  internal,
  total
} from '@toolfault/model'
import type { JsonObject } from '@toolfault/types/json'
import { type FaultWire, type Members, VERSION, written } from './copy.js'
import { type Carrier, portable } from './portable.js'

export type { FaultWire } from './copy.js'
export type { Carrier } from './portable.js'

/** The fault kinds that this wire has a form for: all. */
export const carries: ReadonlyArray<FaultKind> = faultKinds

/**
 * Write a fault as JSON: all of it but `developerMessage`, which never leaves, and messages that repeat
 * the caller's text. What is no fault is written as kind `internal`; issues beyond the budget of steps
 * are cut, and `truncated` says so.
 */
export const encode = (fault: Fault): FaultWire =>
  total<FaultWire>(
    () => {
      const { cut, members } = written(faultGiven(fault) ?? internal(), Number.POSITIVE_INFINITY)
      const json = headed(members)
      return cut > 0 ? { ...json, truncated: true } : json
    },
    () => ({ version: VERSION, kind: 'internal' })
  )

/** Version and kind stand first. */
const headed = (members: Members): FaultWire => {
  const { kind } = members
  const all: JsonObject = members
  return { version: VERSION, kind, ...all }
}

/**
 * Write a fault to ride along with a visible text that was made of it: at most 16 issues and 8 kB, and
 * the 32-bit mark of that text, by which a reader sees that the two still belong together. `undefined`
 * where not even the text fits, and for what is no text.
 */
export const carrier = (fault: Fault, text: string): Carrier | undefined =>
  total(
    () => {
      if (typeof text !== 'string') return undefined
      const visible = { challenges: Number.POSITIVE_INFINITY, text: () => text }
      return portable(fault, visible).carrier?.(text)
    },
    () => undefined
  )
