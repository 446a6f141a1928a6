import { own } from '@toolfault/model'

/**
 * A problem that is sent with another status: "The "status" member, if present, [...] conveys the HTTP status
 * code used" (RFC 9457, section 3.1.2).
 */
export const restated = (body: object, from: number, to: number): object =>
  own(body, 'status') === from ? { ...body, status: to } : body
