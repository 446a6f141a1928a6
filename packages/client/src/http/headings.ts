import { isRecord, keysOf, own } from '@toolfault/model'
import type { Headings } from './fetch.js'

const OURS: Headings = { 'content-type': 'application/json', accept: 'application/json' }

/**
 * The headers of a request: ours, then the protocol's, then those that were given, whose word is the last.
 * Names are in lower case, so that none is sent twice; what is no text is left out.
 */
export const headingsOf = (
  protocol: Headings | undefined,
  given: unknown
): Record<string, string> => Object.fromEntries([OURS, protocol, given].flatMap(entriesOf))

const entriesOf = (headings: unknown): ReadonlyArray<readonly [string, string]> =>
  (isRecord(headings) ? keysOf(headings) : []).flatMap((name) => {
    const value = own(headings, name)
    return typeof value === 'string' ? [[name.toLowerCase(), value] as const] : []
  })
