import type { Fault } from '@toolfault/model'
import type { InputRequests } from '@toolfault/types/mcp'
import type { Pack } from '@toolfault/words/en'
import { atom, link, prose } from '@toolfault/words/escape'

/** So many pages are asked for at the most; nobody visits more. */
export const PAGES = 64

/** What every request tells its user: what another party said of the failure, else our own words. */
export const promptOf = (fault: Fault, say: Pack['faults']): string =>
  prose(fault.message ?? '') ||
  say.authorization('service' in fault ? atom(fault.service ?? '') : '')

/** One page for the user. */
export interface Asked {
  readonly id: string
  readonly url: string
  readonly message: string
}

/**
 * The pages that a user has to visit; none for the client's own credential, which is no user's. Two
 * challenges of one id stay two requests: the texts want ids that tell them apart.
 */
export const pages = (fault: Fault, say: Pack['faults']): ReadonlyArray<Asked> => {
  if (fault.kind !== 'authorization_required' || fault.of === 'server') return []
  const message = promptOf(fault, say)
  const asked = new Map<string, Asked>()
  for (const { id, url } of fault.challenges.slice(0, PAGES)) {
    if (link(url) === undefined) continue
    let name = id
    for (let next = 2; asked.has(name); next++) name = `${id}-${next}`
    asked.set(name, { id: name, url, message })
  }
  return [...asked.values()]
}

/** Pages as requests, keyed by the server's own names (2026-07-28, MRTR). */
export const visiting = (asked: ReadonlyArray<Asked>): InputRequests =>
  Object.fromEntries(
    asked.map(({ id, message, url }) => [
      id,
      { method: 'elicitation/create' as const, params: { mode: 'url' as const, message, url } }
    ])
  )
