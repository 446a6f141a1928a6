import { own } from '@toolfault/model'

/** The text under a key of foreign data; empty when there is none. */
export const textOf = (value: unknown, key: string): string => {
  const text = own(value, key)
  return typeof text === 'string' ? text : ''
}
