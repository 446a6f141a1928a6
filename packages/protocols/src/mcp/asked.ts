import { authorizationRequired, type Fault, type Issue, keysOf, right } from '@toolfault/model'
import type { JsonObject } from '@toolfault/types/json'
import type { RequestedSchema } from '@toolfault/types/mcp'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { carriedBy } from '../fault/carried.js'
import { FAULT, sayingIn } from '../fault/said.js'
import { member, type Refused, readAs, refuse, under } from '../reading/json.js'
import type { Eliciting } from './elicit.js'
import type { Reading } from './reading.js'
import { asked, type FormAsked, request, type UrlAsked } from './shape.js'
import { encode, type McpForm } from './write.js'

/**
 * Read an InputRequiredResult (2026-07-28, MRTR): pages to visit are an authorization that lacks, a form
 * is arguments that lack. One that asks for neither (sampling, roots) is no failed call.
 */
export const readAsked = (answer: JsonObject): Either<Refused, Reading> => {
  const requests = answer['inputRequests']
  if (requests === undefined) {
    return refuse(['inputRequests'], readings.nothingAsked)
  }
  const pages: Array<UrlAsked & { readonly id: string }> = []
  const forms: Array<FormAsked & { readonly key: string }> = []
  for (const key of keysOf(requests)) {
    const entry = member(requests, key) ?? null
    const read = readAs(request, entry)
    if (read._tag === 'Left') return under(['inputRequests', key], read)
    if (read.right.method !== 'elicitation/create') continue
    const params = readAs(asked, member(entry, 'params') ?? null)
    if (params._tag === 'Left') return under(['inputRequests', key, 'params'], params)
    if ('url' in params.right) pages.push({ ...params.right, id: key })
    else forms.push({ ...params.right, key })
  }
  if (pages.length + forms.length === 0) return refuse(['inputRequests'], readings.nothingAsked)
  const fault = forms[0] === undefined ? toAuthorize(pages) : toFill(forms[0])
  const form: McpForm = { version: '2026-07-28', elicit: eliciting(forms[0]) }
  const read = withCarrier(answer, fault, form)
  const isBoth = pages.length > 0 && forms.length > 0
  return right(isBoth ? { ...read, notes: [...read.notes, 'pages_too'] } : read)
}

const toAuthorize = (pages: ReadonlyArray<UrlAsked & { readonly id: string }>): Fault =>
  authorizationRequired(
    'tool',
    pages.map(({ id, url }) => ({ id, url })),
    pages[0]?.message ? { message: pages[0].message } : {}
  )

/** A form asks for what the arguments lack; where it says so, for what they must have. */
const toFill = ({ message, requestedSchema }: FormAsked): Fault => {
  const names = requestedSchema.required ?? keysOf(requestedSchema.properties)
  const issues = names.map(
    (name): Issue => ({ path: [name], kind: 'missing', keyword: 'required' })
  )
  return { kind: 'invalid_arguments', issues, ...(message === '' ? {} : { message }) }
}

/** Asked again in the same words, the same form is written. */
const eliciting = (form: (FormAsked & { readonly key: string }) | undefined): Eliciting => ({
  capabilities: { url: {}, form: {} },
  ...(form === undefined
    ? {}
    : {
        form: {
          key: form.key,
          message: form.message,
          // A border: the codec has read it as the flat schema of a form.
          requestedSchema: form.requestedSchema as RequestedSchema
        }
      })
})

/** What rides along counts where asking again gives the same requests: no address comes from it alone. */
const withCarrier = (answer: JsonObject, fault: Fault, form: McpForm): Reading => {
  const carrier = member(answer['_meta'], FAULT)
  const text = 'message' in fault ? (fault.message ?? '') : ''
  const again = (it: Fault): unknown => encode(it, { ...form, ...sayingIn(carrier) })
  const carried = carriedBy(carrier, text, answer, again)
  if (carried !== undefined && 'fault' in carried) return { ...carried, form, notes: [] }
  const notes = carried === undefined ? [] : [carried.note]
  return { fault, form: { ...form, carrier: false }, notes }
}
