import { grouped } from '../grouped.js'
import { isContrary } from '../names/contrary.js'
import { isShortEnough } from '../names/short.js'
import { wordsOf } from '../names/spelling.js'
import { fits } from './becoming.js'
import { rename } from './move.js'
import { MANY, namelessIn, type Search, single } from './search.js'

/**
 * Several keys that nobody knows differ from missing ones in one word, and all in the same: `startRef` and `endRef` for
 * `startTarget` and `endTarget`. One alone may be another thing.
 */
export const inStep = (search: Search): void => {
  for (const owner of search.strange) {
    const names = [...owner.missing.keys()].slice(0, MANY)
    const keys = names.length > 1 ? namelessIn(search, owner).filter(isShortEnough) : []
    const finds = keys.flatMap((key) =>
      names.flatMap((name) => {
        const change = changed(wordsOf(key), wordsOf(name))
        const isMeant =
          change !== undefined && !isContrary(key, name) && fits(search, owner, key, name)
        return isMeant ? [{ change, key, name }] : []
      })
    )
    for (const pairs of grouped(finds, ({ change }) => change).values()) {
      const isOne = single(pairs.flatMap(({ key, name }) => [`from ${key}`, `to ${name}`]))
      const kept = pairs.filter(({ key, name }) => isOne(`from ${key}`) && isOne(`to ${name}`))
      if (kept.length < 2) continue
      for (const { key, name } of kept)
        rename(search, owner.missing.get(name), owner, key, name, true)
    }
  }
}

type Words = ReadonlyArray<string>

/** The only word in which two names of several differ, and what it becomes. */
const changed = (a: Words, b: Words): string | undefined => {
  // Of one word each no two pairs differ in the same.
  if (a.length < 2 || a.length !== b.length) return undefined
  const [at, more] = [...a.keys()].filter((one) => a[one] !== b[one])
  return at === undefined || more !== undefined ? undefined : `${a[at]} ${b[at]}`
}
