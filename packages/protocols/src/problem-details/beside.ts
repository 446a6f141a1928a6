import { isList, isRecord, own } from '@toolfault/model'

/**
 * An answer about what stands beside the content of a request, in its query, its path or its headers: without
 * pointers, which lead into "the request's content" (RFC 9457, section 3). The sentences say the places.
 */
export const beside = (answer: object): object => {
  const body = own(answer, 'body')
  if (isRecord(body)) return { ...answer, body: beside(body) }
  const errors = own(answer, 'errors')
  return isList(errors) ? { ...answer, errors: errors.map(unpointed) } : answer
}

const unpointed = (error: unknown): unknown => {
  if (!isRecord(error)) return error
  return Object.fromEntries(Object.entries(error).filter(([name]) => name !== 'pointer'))
}
