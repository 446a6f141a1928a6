import { isRecord, keysOf, own, total } from '@toolfault/model'
import type { Headings, Response } from './fetch.js'

/** Of a request that is answered in JSON. */
export const readsJson: Headings = { accept: 'application/json' }

/** Of one that is JSON itself. */
export const sendsJson: Headings = { 'content-type': 'application/json', ...readsJson }

/**
 * The headers of a request, of which the later ones hold. Names are in lower case, so that none is sent
 * twice; what is no text is left out.
 */
export const headingsOf = (...given: ReadonlyArray<unknown>): Record<string, string> =>
  Object.fromEntries(given.flatMap(entriesOf))

const entriesOf = (headings: unknown): ReadonlyArray<readonly [string, string]> =>
  (isRecord(headings) ? keysOf(headings) : []).flatMap((name) => {
    const value = own(headings, name)
    return typeof value === 'string' ? [[name.toLowerCase(), value] as const] : []
  })

/** A header of an answer; `null` where there is none that is text. */
export const headerOf = ({ headers }: Response, name: string): string | null =>
  total(
    () => {
      const value: unknown = headers?.get(name)
      return typeof value === 'string' ? value : null
    },
    () => null
  )
