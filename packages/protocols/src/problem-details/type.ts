import { type FaultKind, faultKinds } from '@toolfault/model'

/** Where the problem types of this house live, one for each kind of fault; they never change. */
const ROOT = 'https://toolfault.dev/problems/'

/** The type of a kind of fault, absolute as RFC 9457, section 3.1.1 recommends. */
export const typeOf = (kind: FaultKind): string => ROOT + kind

/** A kind that a type names. */
export interface Named {
  readonly kind: FaultKind
  /** The type was relative, and nobody said to what. */
  readonly isRelative: boolean
}

/**
 * The kind that a type names, the inverse of {@link typeOf}. A relative reference that ends as ours do
 * is taken for ours. `undefined` for the types of others, and for `about:blank`, which names none.
 */
export const kindOfType = (type: string | undefined): Named | undefined => {
  if (type === undefined) return undefined
  const isRelative = !type.startsWith(ROOT)
  const name = isRelative
    ? /^(?:\.{0,2}\/)?problems\/(\w+)$/.exec(type)?.[1]
    : type.slice(ROOT.length)
  const kind = faultKinds.find((known) => known === name)
  return kind === undefined ? undefined : { kind, isRelative }
}
