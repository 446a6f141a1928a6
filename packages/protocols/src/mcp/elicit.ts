import { type AuthorizationRequired, type Fault, isRecord, own } from '@toolfault/model'
import type {
  ElicitationCapability,
  InputRequests,
  InputRequiredResult,
  McpError,
  McpRevision
} from '@toolfault/types/mcp'
import type { Pack } from '@toolfault/words/en'
import { atom, link, prose } from '@toolfault/words/escape'

/** What the client declared, when the server wants to ask its user. */
export interface Eliciting {
  /** The client's `elicitation` capability; absent where it declared none. */
  readonly capabilities?: ElicitationCapability | undefined
  /** Answer -32021 where the client did not declare URL mode (2026-07-28, MRTR); else `isError`. */
  readonly insist?: boolean
}

/** So many pages are asked for at the most; nobody visits more. */
const MOST = 64

/**
 * Ask the user to authorize, in the form of the revision: -32042 in 2025-11-25 alone (row M5), an
 * InputRequiredResult from 2026-07-28 on, `undefined` where the revision has no form for it, nobody
 * asked, the client declared no URL mode, or no challenge has an absolute address.
 */
export const elicited = (
  fault: Fault,
  revision: McpRevision,
  eliciting: Eliciting | undefined,
  say: Pack['faults']
): InputRequiredResult | { readonly error: McpError } | undefined => {
  if (eliciting === undefined || fault.kind !== 'authorization_required') return undefined
  const asked = requests(fault, say)
  if (fault.of === 'server' || asked.length === 0 || revision < '2025-11-25') return undefined
  // A mode is declared by an object (Schema, `ClientCapabilities`); `url: false` declares nothing.
  if (!isRecord(own(eliciting.capabilities, 'url'))) {
    return eliciting.insist === true && revision >= '2026-07-28' ? undeclared(say) : undefined
  }
  return revision >= '2026-07-28' ? inputRequired(asked) : urlRequired(asked, say)
}

/** What every request tells its user: what another party said of the failure, else our own words. */
export const promptOf = (fault: Fault, say: Pack['faults']): string =>
  prose(fault.message ?? '') ||
  say.authorization('service' in fault ? atom(fault.service ?? '') : '')

interface Asked {
  readonly id: string
  readonly url: string
  readonly message: string
}

/** Two challenges of one id stay two requests: the texts want ids that tell them apart. */
const requests = (fault: AuthorizationRequired, say: Pack['faults']): ReadonlyArray<Asked> => {
  const message = promptOf(fault, say)
  const asked = new Map<string, Asked>()
  for (const { id, url } of fault.challenges.slice(0, MOST)) {
    if (link(url) === undefined) continue
    let name = id
    for (let next = 2; asked.has(name); next++) name = `${id}-${next}`
    asked.set(name, { id: name, url, message })
  }
  return [...asked.values()]
}

/** 2026-07-28, MRTR: the requests are keyed by the server's own names. */
const inputRequired = (asked: ReadonlyArray<Asked>): InputRequiredResult => ({
  resultType: 'input_required',
  inputRequests: Object.fromEntries(
    asked.map(({ id, message, url }) => [
      id,
      { method: 'elicitation/create' as const, params: { mode: 'url' as const, message, url } }
    ])
  ) satisfies InputRequests
})

/** 2025-11-25, "URL Elicitation Required Error". */
const urlRequired = (
  asked: ReadonlyArray<Asked>,
  say: Pack['faults']
): { readonly error: McpError } => ({
  error: {
    code: -32042,
    message: say.requirementsNotMet,
    data: {
      elicitations: asked.map(({ id, message, url }) => ({
        mode: 'url',
        elicitationId: id,
        url,
        message
      }))
    }
  }
})

/** 2026-07-28, "Error Codes": MissingRequiredClientCapability. */
const undeclared = (say: Pack['faults']): { readonly error: McpError } => ({
  error: {
    code: -32021,
    message: say.requirementsNotMet,
    data: { requiredCapabilities: { elicitation: { url: {} } } }
  }
})
