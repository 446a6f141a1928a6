import { type Challenge, isRecord, keysOf, own, total } from '@toolfault/model'
import { decode } from '@toolfault/protocols/mcp/read'
import type { InputResponses, RequestedSchema } from '@toolfault/types/mcp'
import { prose } from '@toolfault/words/escape'
import { isAskedSecretly } from './secret.js'

/** What a server asks of the user in place of a result. */
export interface AskedOf {
  readonly forms: ReadonlyArray<AskedForm>
  /** As challenges, of which `id` is the name of the request. */
  readonly pages: ReadonlyArray<Challenge & { readonly message: string }>
}

/** One form, under its name. */
export interface AskedForm {
  readonly key: string
  /** What the user reads; escaped. */
  readonly message: string
  readonly requestedSchema: RequestedSchema
  /** It asks for what must never be asked for in a form: do not show it, decline. */
  readonly secret?: true
}

/** More requests of one answer are not read. */
const MANY = 64

/**
 * All that an InputRequiredResult asks of the user (MCP 2026-07-28, MRTR): each request is read by itself,
 * so that a form beside a page hides neither. One that cannot be read, or asks a model or the client, is
 * left out; nothing is asked where the answer is another.
 */
export const askedOf = (wire: unknown): AskedOf =>
  total<AskedOf>(
    () => {
      const result = inputRequired(wire)
      const requests = own(result, 'inputRequests')
      const read = keysOf(requests)
        .slice(0, MANY)
        .map((key) => oneOf(key, own(requests, key)))
      return {
        forms: read.flatMap(({ form }) => form ?? []),
        pages: read.flatMap(({ page }) => page ?? [])
      }
    },
    () => ({ forms: [], pages: [] })
  )

/** What goes out again with the call, beside its arguments; nothing where nothing belongs there. */
export interface Resumed {
  readonly inputResponses?: InputResponses
  readonly requestState?: string
}

/**
 * What to send with the repeated call: the answers under the names of the requests, and the very state
 * that came; none is invented where none came, and an answer that nobody asked for is left out (MCP
 * 2026-07-28, MRTR). Add it to the `params` of a new `tools/call`, with the arguments as they were.
 */
export const resume = (wire: unknown, answers: InputResponses = {}): Resumed =>
  total<Resumed>(
    () => {
      const result = inputRequired(wire)
      const requests = own(result, 'inputRequests')
      const state = own(result, 'requestState')
      const given = keysOf(requests).flatMap((key): ReadonlyArray<readonly [string, object]> => {
        const answer = own(answers, key)
        return isRecord(answer) ? [[key, answer]] : []
      })
      return {
        ...(isRecord(requests)
          ? // A border: whoever answers has done so in the form of the request.
            { inputResponses: Object.fromEntries(given) as InputResponses }
          : {}),
        ...(typeof state === 'string' ? { requestState: state } : {})
      }
    },
    () => ({})
  )

/** The InputRequiredResult of an answer: bare, in the response of JSON-RPC, or in that over HTTP. */
export const inputRequired = (wire: unknown): unknown =>
  [wire, own(wire, 'result'), own(own(wire, 'body'), 'result')].find(
    (it) => own(it, 'resultType') === 'input_required'
  )

interface One {
  readonly form?: AskedForm
  readonly page?: AskedOf['pages'][number]
}

const oneOf = (key: string, request: unknown): One => {
  const inputRequests = Object.fromEntries([[key, request]])
  const read = decode({ resultType: 'input_required', inputRequests })
  if (read._tag === 'Left') return {}
  const { form, value } = read.right
  const asked = form.elicit?.form
  if (asked !== undefined) {
    const { message = '', requestedSchema } = asked
    const secret = isAskedSecretly(requestedSchema) ? { secret: true as const } : {}
    return { form: { key, message: prose(message), requestedSchema, ...secret } }
  }
  const [page] = value.kind === 'authorization_required' ? value.challenges : []
  return page === undefined ? {} : { page: { ...page, message: prose(value.message ?? '') } }
}
