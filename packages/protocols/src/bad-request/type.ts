import { type FaultKind, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'

/** Types of the details that are written or read, without the prefix of their URL. */
export type DetailType =
  | 'google.rpc.BadRequest'
  | 'google.rpc.ErrorInfo'
  | 'google.rpc.RetryInfo'
  | 'google.rpc.Help'
  | 'google.rpc.PreconditionFailure'
  | 'google.rpc.QuotaFailure'
  | 'google.rpc.LocalizedMessage'
  | 'google.rpc.ResourceInfo'
  | 'google.rpc.DebugInfo'
  | 'google.protobuf.Struct'

/** The domain of the reasons that this house writes: ErrorInfo.reason and FieldViolation.reason. */
export const DOMAIN = 'toolfault.dev'

/** The type of a PreconditionFailure.Violation that names a setting. */
export const CONFIGURATION = 'CONFIGURATION'

/** A member of a detail. */
export const typed = <Type extends DetailType>(
  type: Type
): { readonly '@type': `type.googleapis.com/${Type}` } => ({
  '@type': `type.googleapis.com/${type}`
})

/** The type of a detail, which stands behind the last slash (google.protobuf.Any); `''` where there is none. */
export const typeOf = (detail: Json): string => {
  const url = own(detail, '@type')
  return typeof url === 'string' ? url.slice(url.lastIndexOf('/') + 1) : ''
}

/** The kind of a fault as a reason of our domain (error_details.proto: UPPER_SNAKE_CASE). */
export const reasonOf = (kind: FaultKind): string => kind.toUpperCase()
