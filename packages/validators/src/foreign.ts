import { keysOf, part } from '@toolfault/model'

/**
 * Whether something is a schema of another library, told by what it does: it validates by itself. JSON Schema that a
 * library made may validate too, by a member that JSON would not show.
 */
export const isForeign = (given: unknown): boolean =>
  typeof part(part(given, '~standard'), 'validate') === 'function'
    ? !isPlain(given) || keysOf(given).includes('~standard')
    : !isPlain(given) && methods.some((name) => typeof part(given, name) === 'function')

const methods = ['safeParse', 'decode', 'validate']

/** Whether nothing is inherited but the platform's own; an object of another realm is plain as well. */
export const isPlain = (given: unknown): boolean => {
  if (typeof given === 'function') return false
  if (typeof given !== 'object' || given === null) return true
  try {
    const above: unknown = Object.getPrototypeOf(given)
    return above === null || Object.getPrototypeOf(above) === null
  } catch {
    return true
  }
}
