import { isList, own, part } from '@toolfault/model'

/** An error of google.rpc as its readers take it, and whether the call may have been made. */
export interface OfGrpc {
  readonly error: {
    readonly code: number
    readonly message: string
    readonly details: ReadonlyArray<unknown>
  }
  readonly isUnsure: boolean
}

/**
 * What gRPC answered, as `@grpc/grpc-js` (a code, `details` that are a text, metadata) and Connect (`rawMessage`)
 * throw it. `undefined` for any other error.
 */
export const ofGrpc = (error: unknown): OfGrpc | undefined => {
  const code = own(error, 'code')
  const details = own(error, 'details')
  const raw = own(error, 'rawMessage')
  const message = typeof raw === 'string' ? raw : details
  const isOne =
    error instanceof Error &&
    (typeof part(error, 'metadata') === 'object' || /^\d{1,2} [A-Z_]{2,20}: /.test(error.message))
  if (!isOne || typeof message !== 'string' || !Number.isInteger(code)) return undefined
  if (!(Number(code) >= 1 && Number(code) <= 16)) return undefined
  return {
    error: { code: Number(code), message, details: isList(details) ? details : [] },
    isUnsure: mayHaveRun(Number(code), message)
  }
}

/** code.proto: what was left (1), ran out of time (4) or broke (2, 13, 15); and what lost its connection (14), if it had one. */
const mayHaveRun = (code: number, message: string): boolean =>
  [1, 2, 4, 13, 15].includes(code) ||
  (code === 14 &&
    !/\bno connection established|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|name resolution|failed to connect/i.test(
      message
    ))
