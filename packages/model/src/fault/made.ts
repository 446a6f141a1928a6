import { isList, isRecord, keysOf, own } from '../total.js'
import type { Fault } from './fault.js'

const made: WeakSet<object> = /* @__PURE__ */ new WeakSet()

/** Remember a fault that a constructor of this house made. */
export const remember = (fault: object): void => {
  made.add(fault)
}

/**
 * Whether a value was made here to be a fault: data of a tool may have a `kind`, too, and mean something else. To
 * remember costs as much as all of a judgement, so the fault of wrong arguments is known by its members.
 */
export const isMade = (value: unknown): value is Fault =>
  isRecord(value) &&
  (made.has(value) || (own(value, 'kind') === 'invalid_arguments' && isPlain(value)))

/** Whether nothing is told but what a caller of the constructor says; what was advised was judged, and may be of another call. */
const isPlain = (value: object): boolean => {
  const issue = own(own(value, 'issues'), '0')
  return (
    isList(own(issue, 'path')) &&
    typeof own(issue, 'kind') === 'string' &&
    keysOf(issue).every((key) => ofIssue.has(key)) &&
    keysOf(value).every((key) => ofFault.has(key))
  )
}

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '))

const ofIssue = /* @__PURE__ */ setOf('path kind keyword message params branches echo')

const ofFault = /* @__PURE__ */ setOf(
  'kind issues tool callId guidance message developerMessage canRetry truncated'
)
