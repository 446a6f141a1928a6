import * as t from 'io-ts'
import { exactly, json, jsonObject } from '../fault/shape/exactly.js'

/** What every error of this wire has; members may be absent where they are empty (ProtoJSON). */
export interface ErrorShape {
  readonly code?: number
  readonly message?: string
  readonly status?: string
  readonly details?: ReadonlyArray<DetailShape>
  readonly data?: ReadonlyArray<DetailShape>
}

/** A detail is known by its type. */
export interface DetailShape {
  readonly '@type': string
}

const detail = t.type({ '@type': t.string })

/** An error, whose details are looked at one by one. */
export const error: t.Decoder<unknown, ErrorShape> = exactly(
  {},
  {
    code: t.Int,
    message: t.string,
    status: t.string,
    details: t.readonlyArray(detail),
    data: t.readonlyArray(detail)
  }
)

const localized = exactly({}, { locale: t.string, message: t.string })

/** One bad field. */
export interface ViolationShape {
  readonly field?: string
  readonly description?: string
  readonly reason?: string
  readonly localizedMessage?: { readonly message?: string }
}

/** google.rpc.BadRequest. */
export const badRequest: t.Decoder<
  unknown,
  { readonly fieldViolations?: ReadonlyArray<ViolationShape> }
> = exactly(
  {},
  {
    fieldViolations: t.readonlyArray(
      exactly(
        {},
        {
          field: t.string,
          description: t.string,
          reason: t.string,
          localizedMessage: localized
        }
      )
    )
  }
)

/** google.rpc.ErrorInfo; what of its metadata is no text is passed over. */
export const errorInfo: t.Decoder<
  unknown,
  { readonly reason?: string; readonly domain?: string; readonly metadata?: object }
> = exactly({}, { reason: t.string, domain: t.string, metadata: jsonObject })

/** google.rpc.RetryInfo. */
export const retryInfo: t.Decoder<unknown, { readonly retryDelay?: string }> = exactly(
  {},
  { retryDelay: t.string }
)

/** google.rpc.Help. */
export const help: t.Decoder<
  unknown,
  { readonly links?: ReadonlyArray<{ readonly description?: string; readonly url?: string }> }
> = exactly({}, { links: t.readonlyArray(exactly({}, { description: t.string, url: t.string })) })

/** What has to be so before a call can be made. */
export interface PreconditionShape {
  readonly type?: string
  readonly subject?: string
  readonly description?: string
}

/** google.rpc.PreconditionFailure. */
export const preconditionFailure: t.Decoder<
  unknown,
  { readonly violations?: ReadonlyArray<PreconditionShape> }
> = exactly(
  {},
  {
    violations: t.readonlyArray(
      exactly({}, { type: t.string, subject: t.string, description: t.string })
    )
  }
)

/** google.rpc.QuotaFailure. */
export const quotaFailure: t.Decoder<
  unknown,
  { readonly violations?: ReadonlyArray<{ readonly description?: string }> }
> = exactly({}, { violations: t.readonlyArray(exactly({}, { description: t.string })) })

/** google.rpc.LocalizedMessage. */
export const localizedMessage: t.Decoder<unknown, { readonly message?: string }> = localized

/** google.rpc.ResourceInfo. */
export const resourceInfo: t.Decoder<
  unknown,
  { readonly resourceType?: string; readonly resourceName?: string }
> = exactly({}, { resourceType: t.string, resourceName: t.string })

/** google.protobuf.Struct, in which a fault may ride along. */
export const struct: t.Decoder<unknown, { readonly value: unknown }> = exactly({ value: json }, {})
