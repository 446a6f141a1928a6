import { isList, isRecord, own, part } from '@toolfault/model'

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
