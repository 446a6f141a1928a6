import { isRecord, own, owns, part, total } from '@toolfault/model'

/** What stood at an entry of the context; an error whose contexts keep no values has its own. */
export const actualOf = (entry: unknown, error: unknown): unknown =>
  owns(entry, 'actual') ? own(entry, 'actual') : own(error, 'value')

/**
 * Whether a key is not there, which io-ts tells no more from `undefined` than from what every object
 * inherits (`constructor`). Where the owner is not known: JSON has no `undefined`, so it is not there.
 */
export const isAbsent = (owner: unknown, key: string, value: unknown): boolean => {
  const object = own(owner, 'actual')
  if (typeof object !== 'object' || object === null) return value === undefined
  if (owns(object, key)) return false
  return value === undefined || (isPlain(object) && value === part(object, key))
}

/** An object of a class may answer from its prototype. */
const isPlain = (object: object): boolean =>
  total(
    () => {
      const prototype: unknown = Object.getPrototypeOf(object)
      return isRecord(prototype) && Object.getPrototypeOf(prototype) === null
    },
    () => false
  )
