import { own } from '@toolfault/model'
import { isFreeAt } from '../blank.js'
import { isShortEnough } from '../names/short.js'
import { wordsOf } from '../names/spelling.js'
import { sole } from '../union/sole.js'
import type { Walk } from '../walk/walk.js'
import type { Owner } from './owners.js'
import { prefixOf } from './prefix.js'
import { isTaken, MANY, rename, type Search, type Strange, single } from './search.js'
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
      const { known, path, value } = owner
      const strange = of(owner)
      if (strange.length === 0 || known.size > MANY) continue
      const words = chosenIn(search.walk, owner)
      if (words.size === 0) continue
      const found = strange
        .filter(([key]) => isShortEnough(key))
        .flatMap(([key, told]) => {
          const name = sole(
            [...known].filter(
              (one) =>
                words.has(prefixOf(key, one) ?? '') &&
                isFreeAt(value, [one]) &&
                takes(search.walk, [...path, one], [...path, key])
            )
          )
          return name === undefined || isTaken(search, owner)(key) ? [] : [{ key, name, told }]
        })
      const isOne = single(found.map(({ name }) => name))
      for (const { key, name, told } of found) {
        const isGuess = !(owner.refused.has(key) || owner.missing.has(name))
        if (isOne(name)) rename(search, owner.missing.get(name) ?? told, owner, key, name, isGuess)
      }
    }
  }

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
