import { own } from '@toolfault/model'
import { isFreeAt } from '../blank.js'
import { isShortEnough } from '../names/short.js'
import { wordsOf } from '../names/spelling.js'
import { sole } from '../union/sole.js'
import type { Walk } from '../walk/walk.js'
import { rename } from './move.js'
import type { Owner } from './owners.js'
import { prefixOf } from './prefix.js'
import { MANY, namelessIn, type Search, type Strange, single } from './search.js'
import { takes } from './takes.js'
import { lists } from './value.js'

/**
 * A key that has no place is, behind what a choice beside it says of the whole object, the name of another one that was not
 * sent: `line` beside `command: "insert"` for `insert_line`.
 */
export const bySaidBeside =
  (of: Strange) =>
  (search: Search): void => {
    for (const owner of search.strange) {
      if (owner.unknown.length === 0 || owner.known.size > MANY) continue
      const words = chosenIn(search.walk, owner)
      if (words.size === 0) continue
      const strange = new Map(of(owner))
      const found = namelessIn(search, owner).flatMap((key) => {
        const name = isShortEnough(key) ? nameOf(search, owner, key, words) : undefined
        if (name === undefined) return []
        return [{ key, name, told: owner.missing.get(name) ?? strange.get(key) }]
      })
      const isOne = single(found.map(({ name }) => name))
      for (const { key, name, told } of found) {
        const isGuess = !(owner.refused.has(key) || owner.missing.has(name))
        if (isOne(name)) rename(search, told, owner, key, name, isGuess)
      }
    }
  }

/** The only name that a key is behind such words, which was not sent and whose place takes its value. */
const nameOf = (
  { walk }: Search,
  { known, path, value }: Owner,
  key: string,
  words: ReadonlySet<string>
): string | undefined =>
  sole(
    [...known].filter((name) => {
      const before = prefixOf(key, name)
      return (
        before !== undefined &&
        words.has(before) &&
        isFreeAt(value, [name]) &&
        takes(walk, [...path, name], [...path, key])
      )
    })
  )

/** What the texts of an object say that are one of a choice, in words. */
const chosenIn = (walk: Walk, { known, path, value }: Owner): ReadonlySet<string> =>
  new Set(
    [...known].flatMap((key) => {
      const text = own(value, key)
      return typeof text === 'string' && isShortEnough(text) && lists(walk, [...path, key], text)
        ? [wordsOf(text).join(' ')]
        : []
    })
  )
