import { type Issue, isList, isRecord, own, owns, parsePointer, part } from '@toolfault/model'

/** The errors in what TypeBox throws, and whether they are only the first. */
export interface Thrown {
  readonly errors: unknown
  readonly isFirst?: true
}

/**
 * The errors of what `Parse`, `Decode` and `Assert` throw: 1.x has them in the `cause`, of
 * `Parse` but the first; 0.34 answers `Errors()`, or of `Decode` has but the first. `undefined` for what is none of these.
 */
export const thrownIn = (given: unknown): Thrown | undefined => {
  if (!isRecord(given)) return undefined
  const cause = own(given, 'cause')
  const caused = own(cause, 'errors')
  if (isList(caused)) {
    return own(cause, 'source') === 'Parse' ? { errors: caused, isFirst: true } : { errors: caused }
  }
  const first = own(given, 'error')
  if (!isRecord(first)) return undefined
  const all = part(given, 'Errors')
  return typeof all === 'function'
    ? { errors: Reflect.apply(all, given, []) }
    : { errors: [first], isFirst: true }
}

/**
 * What 0.34's `Decode` throws where an author's own decoding threw: it says at which place, and of what was thrown nothing
 * is told, as of all code that fails while it validates. `undefined` for another error.
 */
export const undecodedIn = (given: unknown): Issue | undefined => {
  const pointer = own(given, 'path')
  if (typeof pointer !== 'string' || !owns(given, 'schema') || !owns(given, 'error')) {
    return undefined
  }
  const path = parsePointer(pointer)
  return path === undefined ? undefined : { path, kind: 'unknown' }
}
