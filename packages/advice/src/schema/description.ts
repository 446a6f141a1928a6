import { own } from '@toolfault/model'

/** More of a description is not read. */
const LONG = 1_000

/** What an author says of a place, as far as it is read; empty for nothing. */
export const descriptionOf = (schema: object): string => {
  const text = own(schema, 'description')
  return typeof text === 'string' ? text.slice(0, LONG) : ''
}
