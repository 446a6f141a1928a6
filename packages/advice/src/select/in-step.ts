import { owns } from '@toolfault/model'
import { grouped } from '../grouped.js'
import { isContrary } from '../names/contrary.js'
import { isShortEnough } from '../names/short.js'
import { wordsOf } from '../names/spelling.js'
import { fits } from './becoming.js'
import { rename } from './move.js'
import type { Owner } from './owners.js'
import { MANY, namelessIn, type Search, single } from './search.js'

/**
 * Several keys that nobody knows differ from missing ones in one word, and all in the same: `startRef` and `endRef` for
 * `startTarget` and `endTarget`. One alone may be another thing. One at least is missing, the others may be left out, where the
 * keys have to go.
 */
export const inStep = (search: Search): void => {
  for (const owner of search.strange) {
    const names = owner.missing.size > 0 ? lackedBy(owner) : []
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
      if (kept.length < 2 || !kept.some(({ name }) => owner.missing.has(name))) continue
      for (const { key, name } of kept)
        rename(search, owner.missing.get(name) ?? owner.refused.get(key), owner, key, name, true)
    }
  }
}

/** The first keys that an object has to have or may have, and has not; those that are missing first. */
const lackedBy = ({ known, missing, refused, value }: Owner): ReadonlyArray<string> => {
  const spare = refused.size === 0 || known.size > MANY ? [] : [...known]
  const isLeftOut = (name: string): boolean => !(owns(value, name) || missing.has(name))
  return [...[...missing.keys()].slice(0, MANY), ...spare.filter(isLeftOut)]
}

type Words = ReadonlyArray<string>

/** The only word in which two names of several differ, and what it becomes. */
const changed = (a: Words, b: Words): string | undefined => {
  // Of one word each no two pairs differ in the same.
  if (a.length < 2 || a.length !== b.length) return undefined
  const [at, more] = [...a.keys()].filter((one) => a[one] !== b[one])
  return at === undefined || more !== undefined ? undefined : `${a[at]} ${b[at]}`
}
