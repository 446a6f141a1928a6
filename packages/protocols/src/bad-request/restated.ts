import { isRecord, own } from '@toolfault/model'

/** The body of a Google API that is sent with another status: its `code` is the HTTP status (AIP-193). */
export const restated = (body: object, from: number, to: number): object => {
  const error = own(body, 'error')
  return isRecord(error) && own(error, 'code') === from
    ? { ...body, error: { ...error, code: to } }
    : body
}
