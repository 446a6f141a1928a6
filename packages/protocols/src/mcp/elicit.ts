import {
  type AuthorizationRequired,
  type Fault,
  type InvalidArguments,
  isRecord,
  own,
  owns
} from '@toolfault/model'
import type {
  ElicitationCapability,
  InputRequests,
  InputRequiredResult,
  McpError,
  McpRevision
} from '@toolfault/types/mcp'
import { actionOf } from '@toolfault/words/action'
import type { Pack } from '@toolfault/words/en'
import { atom, link, prose } from '@toolfault/words/escape'
import { type ElicitForm, shown } from './form.js'

/** What the client declared, when the server wants to ask its user. */
export interface Eliciting {
  /** The client's `elicitation` capability; absent where it declared none. */
  readonly capabilities?: ElicitationCapability | undefined
  /** Answer -32021 where the client did not declare the mode (2026-07-28, MRTR); else `isError`. */
  readonly insist?: boolean
  /** What the user is to fill in where arguments are missing, as `@toolfault/advice/form` cuts it. */
  readonly form?: ElicitForm | undefined
  /**
   * What the client has to send back with its answers (2026-07-28, MRTR): given what is asked, the
   * caller's own state, signed. It comes back from the client, who may have changed it: sign it, and bind
   * it to who called, to the call and to a time, wherever anything depends on it.
   */
  readonly requestState?: (requests: InputRequests) => string | undefined
}

/** So many pages are asked for at the most; nobody visits more. */
export const PAGES = 64

/** A request to the user in place of the result, and the text that they read. */
export interface Elicited {
  readonly answer: InputRequiredResult | { readonly error: McpError }
  readonly prompt: string
}

/**
 * Ask the user: to authorize, at a page, or to fill in what is missing, where there is a form for it.
 * `undefined` where the revision has no way for it, nobody asked, or the client declared no such mode.
 */
export const elicited = (
  fault: Fault,
  revision: McpRevision,
  eliciting: Eliciting | undefined,
  pack: Pick<Pack, 'asking' | 'faults'>
): Elicited | undefined => {
  if (eliciting === undefined) return undefined
  const { faults } = pack
  if (fault.kind === 'invalid_arguments') return filled(fault, revision, eliciting, pack)
  const answer = authorized(fault, revision, eliciting, faults)
  return answer === undefined ? undefined : { answer, prompt: promptOf(fault, faults) }
}

/**
 * A form: an InputRequiredResult from 2026-07-28 on; older revisions ask in a request of the server's
 * own, during the call, and have no answer to the call that is a form.
 */
const filled = (
  fault: InvalidArguments,
  revision: McpRevision,
  { capabilities, form, insist, requestState }: Eliciting,
  { asking, faults }: Pick<Pack, 'asking' | 'faults'>
): Elicited | undefined => {
  const requestedSchema = form === undefined ? undefined : shown(form.requestedSchema)
  if (form === undefined || requestedSchema === undefined || revision < '2026-07-28')
    return undefined
  const prompt = prose(form.message ?? '') || asking.fill(actionOf(fault, asking))
  if (!declaresForm(capabilities)) {
    return insist === true ? { answer: undeclared('form', faults), prompt } : undefined
  }
  const params = { mode: 'form' as const, message: prompt, requestedSchema }
  const key = form.key ?? 'arguments'
  const requests: InputRequests = Object.fromEntries([
    [key, { method: 'elicitation/create', params }]
  ])
  return { answer: inputRequired(requests, requestState), prompt }
}

/** An object without modes declares the form alone (2026-07-28, Elicitation, "Capabilities"). */
const declaresForm = (capabilities: unknown): boolean =>
  isRecord(capabilities) &&
  (owns(capabilities, 'form') ? isRecord(own(capabilities, 'form')) : !owns(capabilities, 'url'))

/**
 * Ask the user to authorize, in the form of the revision: -32042 in 2025-11-25 alone (row M5), an
 * InputRequiredResult from 2026-07-28 on, `undefined` where no challenge has an absolute address.
 */
const authorized = (
  fault: Fault,
  revision: McpRevision,
  eliciting: Eliciting,
  say: Pack['faults']
): Elicited['answer'] | undefined => {
  if (fault.kind !== 'authorization_required') return undefined
  const asked = requests(fault, say)
  if (fault.of === 'server' || asked.length === 0 || revision < '2025-11-25') return undefined
  // A mode is declared by an object (Schema, `ClientCapabilities`); `url: false` declares nothing.
  if (!isRecord(own(eliciting.capabilities, 'url'))) {
    return eliciting.insist === true && revision >= '2026-07-28'
      ? undeclared('url', say)
      : undefined
  }
  return revision >= '2026-07-28'
    ? inputRequired(pages(asked), eliciting.requestState)
    : urlRequired(asked, say)
}

/** What every request tells its user: what another party said of the failure, else our own words. */
const promptOf = (fault: Fault, say: Pack['faults']): string =>
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
  for (const { id, url } of fault.challenges.slice(0, PAGES)) {
    if (link(url) === undefined) continue
    let name = id
    for (let next = 2; asked.has(name); next++) name = `${id}-${next}`
    asked.set(name, { id: name, url, message })
  }
  return [...asked.values()]
}

/** 2026-07-28, MRTR: the requests are keyed by the server's own names. */
const pages = (asked: ReadonlyArray<Asked>): InputRequests =>
  Object.fromEntries(
    asked.map(({ id, message, url }) => [
      id,
      { method: 'elicitation/create' as const, params: { mode: 'url' as const, message, url } }
    ])
  )

/** What is asked, with the state that the caller wants back; one that is no text is none. */
const inputRequired = (
  inputRequests: InputRequests,
  stateOf: Eliciting['requestState']
): InputRequiredResult => {
  const state = stateOf?.(inputRequests)
  return {
    resultType: 'input_required',
    inputRequests,
    ...(typeof state === 'string' ? { requestState: state } : {})
  }
}

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
const undeclared = (
  mode: keyof ElicitationCapability,
  say: Pack['faults']
): { readonly error: McpError } => ({
  error: {
    code: -32021,
    message: say.requirementsNotMet,
    data: { requiredCapabilities: { elicitation: { [mode]: {} } } }
  }
})
