import { type Fault, isRecord, own, type Verdict } from '@toolfault/model'
import { decode as decodeF7 } from '@toolfault/protocols/f7/read'
import { decode, decodeResults } from '@toolfault/protocols/ncp/read'
import { failureOf } from '../failure.js'
import type { Heard, Silence } from './checked.js'

/** What the validation tool of that name answered: a verdict in a normal result (row N11). */
export const heardResult = (result: unknown, method: string): Heard => {
  const read = decode(result)
  if (read._tag === 'Left') return isFailed(result) ? refused(result, method) : unreadable
  // A failure that says yes contradicts itself; one that says no does not.
  return read.right.value.valid && isFailed(result)
    ? refused(result, method)
    : said(read.right.value)
}

/** What it answered to a batch of so many calls (row N5): as many verdicts, some of them odd, or none. */
export const heardResults = (
  result: unknown,
  count: number,
  method: string
): ReadonlyArray<Heard> | Silence => {
  const read = decodeResults(result)
  if (read._tag === 'Right') {
    return read.right.length === count && !isFailed(result)
      ? read.right.map((wire) => heardResult(wire, method))
      : unreadable
  }
  const heard = heardResult(result, method)
  // One verdict in the place of many is on the batch, and on no call of it.
  return 'verdict' in heard ? unreadable : heard
}

/** What a call of it threw: that there is no such tool, or why it failed. */
export const heardThrown = (thrown: unknown, method: string): Silence => refused(thrown, method)

/** What the endpoint answered. A 404 that does not name the tool comes from somebody else (row V12). */
export const heardAnswer = (answer: { readonly status: number; readonly body: unknown }): Heard => {
  const read = decodeF7(answer)
  if (read._tag === 'Left') return unreadable
  const { value } = read.right
  return !value.valid && value.fault.kind === 'unknown_tool' && value.fault.tool === ''
    ? { reason: 'not_there' }
    : said(value)
}

const unreadable = { reason: 'unreadable' } as const

/** Faults of other kinds are about the question, and not about the call that was asked about. */
const ofCall: ReadonlySet<string> = new Set([
  'invalid_arguments',
  'invalid_schema',
  'unknown_tool'
] satisfies Array<Fault['kind']>)

const said = (verdict: Verdict): Heard =>
  verdict.valid || ofCall.has(verdict.fault.kind)
    ? { verdict }
    : { reason: 'failed', because: verdict.fault.kind }

const isFailed = (result: unknown): boolean =>
  own(result, 'isError') === true ||
  own(result, 'success') === false ||
  isRecord(own(result, 'error'))

const refused = (given: unknown, method: string): Silence => {
  const fault = failureOf(given)?.fault
  if (fault === undefined) return { reason: 'failed' }
  const isMissing = fault.kind === 'unknown_tool' && (fault.tool === '' || fault.tool === method)
  return { reason: isMissing ? 'not_there' : 'failed', because: fault.kind }
}
