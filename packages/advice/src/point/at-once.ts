import { owns, type Path } from '@toolfault/model'
import type { Union } from '../union/facts.js'
import { isTitled, ownKey } from '../union/own-key.js'
import { strangeIn } from '../union/share.js'
import { type Branch, byTag } from '../union/tag.js'

/**
 * The keys of which one has to go where an object is of two branches at once: that of the other where its tag tells which
 * was meant, or where one of them asks for nothing more, else one of each. `undefined` where no key tells them apart.
 */
export const atOnce = (
  union: Union,
  matched: ReadonlyArray<number>,
  value: unknown,
  path: Path
): ReadonlyArray<string> | undefined => {
  const [one, other, more] = matched.map((at) => union.branches[at])
  if (one === undefined || other === undefined || more !== undefined) return undefined
  const a = ownKey(one, [other])
  const b = ownKey(other, [one])
  const tagged = byTag(union, strangeIn(union.keys, value), value, path)
  const meant = tagged?.id === 'found' ? tagged.branch : undefined
  if (meant === one && b !== undefined && isStrange(one, b)) return [b]
  if (meant === other && a !== undefined && isStrange(other, a)) return [a]
  if (a === undefined || b === undefined)
    return asksForAny(one) && asksForAny(other) ? onlyKey(a ?? b, value) : undefined
  return isTitled(one) || isTitled(other) ? undefined : [a, b]
}

const isStrange = ({ shape: { properties } }: Branch, key: string): boolean => !properties.has(key)

/** What asks for no key may be told by anything. */
const asksForAny = ({ shape: { required } }: Branch): boolean => required.size > 0

const onlyKey = (key: string | undefined, value: unknown): ReadonlyArray<string> | undefined =>
  key !== undefined && owns(value, key) ? [key] : undefined
