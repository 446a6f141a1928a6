import { part } from '@toolfault/model'

/**
 * A property that is a text, which arktype has as a getter of its prototype. `undefined` where it is none.
 * Only for names that `Object.prototype` does not have.
 */
export const textOf = (value: unknown, name: string): string | undefined => {
  const text = part(value, name)
  return typeof text === 'string' ? text : undefined
}
