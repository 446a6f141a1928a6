import { printPointer } from '@toolfault/model'
import { wordsOf } from '../names/spelling.js'
import { nameOf } from '../pointers.js'
import type { Search } from './search.js'

/** The words that keys of an object have before them where they are renamed, by its pointer: `connection` of `type` for `connectionType`. */
export const prefixesIn = ({ renamed }: Search): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const { fix } of renamed) {
    const prefix = prefixOf(nameOf(fix.from), nameOf(fix.to))
    const [from, to] = [fix.from, fix.to].map((path) => printPointer(path.slice(0, -1)))
    if (prefix === undefined || to === undefined || from !== to) continue
    found.set(to, (found.get(to) ?? new Set()).add(prefix))
  }
  return found
}

/** The words that a name has before those of a key; `undefined` where it does not end in these. */
export const prefixOf = (key = '', name = ''): string | undefined => {
  const [less, more] = [wordsOf(key), wordsOf(name)]
  const at = more.length - less.length
  return at > 0 && less.every((word, nth) => word === more[at + nth])
    ? more.slice(0, at).join(' ')
    : undefined
}
