import { isRecord, owns, printPointer } from '@toolfault/model'
import { isContrary } from '../names/contrary.js'
import { isShortEnough } from '../names/short.js'
import { isSameNumber, wordsOf } from '../names/spelling.js'
import { isNegative, telling } from '../names/telling.js'
import { once } from '../once.js'
import { descriptionOf } from '../schema/description.js'
import { setOf } from '../set-of.js'
import { sole } from '../union/sole.js'
import { schemasAt } from '../walk/schemas.js'
import type { Alike } from './alike.js'
import { rename } from './move.js'
import type { Owner } from './owners.js'
import { namelessIn, type Search, single } from './search.js'
import { takes, takesForm } from './takes.js'

/** More keys are not compared. */
const MANY = 64

/**
 * A key that is refused may be the only other one that was not sent and whose description begins with its words:
 * `lineNumbers` for the `nu` that says "Show line numbers in output"; or, of one word, says it as one of what it takes: `branch` for
 * the `sha` that is a "Branch or commit SHA".
 */
export const byOpening = (search: Search, owner: Owner, alike: Alike): void => {
  const { known, missing, path, refused, value } = owner
  if (known.size > MANY) return
  const keys = namelessIn(search, owner).filter((key) => refused.has(key) && isShortEnough(key))
  const finds = keys.flatMap((key) => {
    const words = wordsOf(key)
    const from = [...path, key]
    const opening = alike(known, key, (one) =>
      schemasAt(search.walk, [...path, one]).some(
        (schema) =>
          isRecord(schema) &&
          (words.length < 2
            ? alternativesOf(schema).includes(words[0] ?? '')
            : opensWith(openingOf(schema), words))
      )
    )
    const name = sole(
      opening.filter((one) => {
        const to = [...path, one]
        return (
          !(missing.has(one) || owns(value, one) || search.filled.has(printPointer(to))) &&
          !isContrary(key, one) &&
          (takes(search.walk, to, from) || takesForm(search.walk, to, from))
        )
      })
    )
    return name === undefined ? [] : [{ key, name }]
  })
  const isOne = single(finds.map(({ name }) => name))
  for (const { key, name } of finds) {
    if (isOne(name)) rename(search, refused.get(key), owner, key, name, true)
  }
}

/** Words with which a description begins and says nothing yet. */
const idle: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'a an the of whether if true to set when should'
)

/** The words of the first part of a description that say something. */
const openingOf: (schema: object) => ReadonlyArray<string> = /* @__PURE__ */ once((schema) => {
  const [first = ''] = descriptionOf(schema).split(/[.,;:(\n]/, 1)
  return wordsOf(first).filter((word) => !idle.has(word))
})

/** So many words of a description say what its place takes. */
const FIRST = 6

/** The words on both sides of an "or" among the first of a description. */
const alternativesOf: (schema: object) => ReadonlyArray<string> = /* @__PURE__ */ once((schema) => {
  const [first = ''] = descriptionOf(schema).split(/[.;:(\n]/, 1)
  const said = wordsOf(first)
    .filter((word) => !idle.has(word))
    .slice(0, FIRST)
  return said.filter((_, at) => said[at + 1] === 'or' || said[at - 1] === 'or')
})

/** Whether words stand at the beginning of others, or behind a single one that does not say which of two: `show`, not `exclude`. */
const opensWith = (opening: ReadonlyArray<string>, words: ReadonlyArray<string>): boolean => {
  const isAt = (at: number): boolean =>
    words.every((word, nth) => isSameNumber(word, opening[at + nth] ?? ''))
  return (
    isNegative(opening) === isNegative(words) &&
    (isAt(0) || (isAt(1) && !telling.has(opening[0] ?? '')))
  )
}
