import { own } from '@toolfault/model'

/** A page must be visited first: the one error that servers of 2025-11-25 send as it was thrown (row M5). */
const VISIT = -32042

/** Whether what was thrown is no failure of a tool, but the SDK's own way to answer. */
export const isControl = (thrown: unknown): boolean => own(thrown, 'code') === VISIT

/** Whether it is an error of the protocol itself, whose codes JSON-RPC keeps for it (section 5.1). */
export const isProtocolError = (thrown: unknown): boolean => {
  const code = own(thrown, 'code')
  return Number.isInteger(code) && Number(code) >= -32768 && Number(code) <= -32000
}
