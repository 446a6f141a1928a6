import { type Form, mergeAnswers, requestedSchema } from '@toolfault/advice/form'
import { type Fault, isList, own } from '@toolfault/model'
import { type McpForm, requests } from '@toolfault/protocols/mcp'
import { formOf } from './answer.js'
import type { McpCall, McpOptions } from './options.js'

/** The name under which the form is asked for and answered. */
const KEY = 'arguments'

/** What came of asking: arguments to check again, or the form in which the answer to the call asks. */
export type Asked = { readonly args: unknown } | { readonly form: McpForm }

/**
 * Ask the user for what a call lacks, where the author wants it and the client can: with the answers that
 * came with the call, or by a request of the server's own; else the form of an answer that asks. A user
 * who declined is not asked again.
 */
export const asking = async (
  fault: Fault,
  call: McpCall,
  options: McpOptions
): Promise<Asked | undefined> => {
  const { args, ask, responses, schema, version } = call
  if (!options.elicit || call.elicitation === undefined || wasSent(fault, responses))
    return undefined
  const cut = requestedSchema(fault, schema, { version })
  const form = cut._tag === 'Right' ? cut.right : undefined
  const state = options.elicit === true ? {} : options.elicit
  const elicit = {
    ...state,
    capabilities: call.elicitation,
    ...(form === undefined ? {} : { form: { requestedSchema: form.requestedSchema, key: KEY } })
  }
  const spelled = formOf(call, options, { elicit })
  if (version >= '2026-07-28') {
    if (responses === undefined || form === undefined) return { form: spelled }
    return merged(args, responses, form)
  }
  const asked = form === undefined ? undefined : own(requests(fault, spelled), KEY)
  if (form === undefined || asked === undefined || ask === undefined) {
    return form === undefined ? { form: spelled } : undefined
  }
  try {
    return await merged(args, await ask(own(asked, 'params') as object), form)
  } catch {
    // A client that cannot ask, or did not in time, has asked nobody.
    return undefined
  }
}

/** Whether the user was sent to one of the pages before the call was repeated; once more is a loop. */
const wasSent = (fault: Fault, responses: unknown): boolean => {
  const pages = fault.kind === 'authorization_required' ? own(fault, 'challenges') : undefined
  return (
    isList(pages) && pages.some((page) => own(responses, String(own(page, 'id'))) !== undefined)
  )
}

/** The arguments with the answers of the form in them; `undefined` where the user gave none. */
const merged = async (
  args: unknown,
  answers: unknown,
  { paths }: Form
): Promise<Asked | undefined> => {
  // Loaded when it is needed: the codecs of answers are larger than the rest.
  const { decodeAnswers } = await import('@toolfault/protocols/mcp/answers')
  const read = decodeAnswers(answers)
  const given = read._tag === 'Right' ? read.right[KEY] : undefined
  if (given?.action !== 'accept') return undefined
  return { args: mergeAnswers(args, given.content, paths) }
}
