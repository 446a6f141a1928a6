import { type Issue, own, type Params } from '@toolfault/model'

/** A longer sentence is not looked into. */
const LONG = 1000

/**
 * Whether a sentence that can be shown names numbers, and not the limit of a rule: a schema that counts in other units, or
 * is wider, asks for less than its validator (Effect's `minLength: 2` for three UTF-16 units).
 */
export const isOfOther = (
  { echo, kind, message = '', path }: Issue,
  { params }: { readonly params?: Params }
): boolean => {
  const limit = own(params, 'limit')
  if (kind !== 'unknown' || echo === true || typeof limit !== 'number' || message.length > LONG)
    return false
  const named = message.match(/\d+(?:\.\d+)?/g)?.filter((one) => !path.includes(one)) ?? []
  return named.length > 0 && !named.some((one) => Number(one) === Math.abs(limit))
}
