import { type Fault, type InvalidArguments, isRecord, own, owns } from '@toolfault/model'
import type {
  ElicitationCapability,
  InputRequests,
  InputRequiredResult,
  McpError,
  McpRevision
} from '@toolfault/types/mcp'
import type { Pack } from '@toolfault/words/en'
import { inputRequired, undeclared, urlRequired } from './elicit-answers.js'
import { filling } from './filling.js'
import type { ElicitForm } from './form.js'
import { pages, promptOf, visiting } from './pages.js'

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
  pack: Pick<Pack, 'asking' | 'faults'>
): Elicited | undefined => {
  const asked = revision < '2026-07-28' ? undefined : filling(fault, form, pack)
  if (asked === undefined) return undefined
  const { prompt, requests } = asked
  if (declares('form', capabilities)) {
    return { answer: inputRequired(requests, requestState), prompt }
  }
  return insist === true ? { answer: undeclared('form', pack.faults), prompt } : undefined
}

/**
 * Whether a client declared a mode: by an object, and an object without modes declares the form alone
 * (2026-07-28, Elicitation, "Capabilities"; Schema, `ClientCapabilities`). `url: false` declares nothing.
 */
export const declares = (mode: keyof ElicitationCapability, capabilities: unknown): boolean =>
  isRecord(capabilities) &&
  (owns(capabilities, mode)
    ? isRecord(own(capabilities, mode))
    : mode === 'form' && !owns(capabilities, 'url'))

/**
 * Ask the user to authorize, in the form of the revision: -32042 in 2025-11-25 alone (row M5), an
 * InputRequiredResult from 2026-07-28 on, `undefined` where no challenge has an absolute address.
 */
const authorized = (
  fault: Fault,
  revision: McpRevision,
  { capabilities, insist, requestState }: Eliciting,
  say: Pack['faults']
): Elicited['answer'] | undefined => {
  const asked = pages(fault, say)
  if (asked.length === 0 || revision < '2025-11-25') return undefined
  const isLate = revision >= '2026-07-28'
  if (!declares('url', capabilities)) {
    return insist === true && isLate ? undeclared('url', say) : undefined
  }
  return isLate ? inputRequired(visiting(asked), requestState) : urlRequired(asked, say)
}
