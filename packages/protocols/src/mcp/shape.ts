import * as t from 'io-ts'
import { among, exactly, json, jsonObject } from '../fault/shape/exactly.js'

/** The `error` of a response (Schema, `Error`). */
export const protocolError: t.Decoder<
  unknown,
  {
    readonly code: number
    readonly message: string
    readonly data?: unknown
  }
> = exactly({ code: t.Int, message: t.string }, { data: json })

/** A failed result; what others leave out of it, or write as `null`, is passed over. */
export const errorResult: t.Decoder<unknown, { readonly content?: unknown }> = exactly(
  { isError: t.literal(true) },
  {
    _meta: json,
    content: t.union([t.string, t.UnknownArray, t.UnknownRecord, t.null]),
    structuredContent: json
  }
)

const url = exactly({ mode: t.literal('url'), message: t.string, url: t.string }, {})

/** 2025-11-25, "URL Elicitation Required Error". */
export const urlRequired: t.Decoder<
  unknown,
  {
    readonly elicitations: ReadonlyArray<UrlAsked & { readonly elicitationId: string }>
  }
> = exactly(
  {
    elicitations: t.readonlyArray(t.intersection([url, exactly({ elicitationId: t.string }, {})]))
  },
  {}
)

/** One page that a user is asked to visit. */
export interface UrlAsked {
  readonly message: string
  readonly url: string
}

/** One form that a user is asked to fill in; its `mode` may be absent (Elicitation, "Form Mode"). */
export interface FormAsked {
  readonly message: string
  readonly requestedSchema: {
    readonly properties: object
    readonly required?: ReadonlyArray<string>
  }
}

/** What an elicitation asks (Schema, `ElicitRequestParams`). */
export const asked: t.Decoder<unknown, UrlAsked | FormAsked> = t.union([
  url,
  exactly(
    {
      message: t.string,
      requestedSchema: exactly(
        { type: t.literal('object'), properties: jsonObject },
        { required: t.readonlyArray(t.string), $schema: t.string }
      )
    },
    { mode: t.literal('form') }
  )
])

/** One request of an InputRequiredResult; those that are no elicitation are told by their method. */
export const request: t.Decoder<unknown, { readonly method: string; readonly params?: unknown }> =
  exactly(
    { method: among(['elicitation/create', 'sampling/createMessage', 'roots/list']) },
    { params: json }
  )
