import { isRecord, type Path } from '@toolfault/model'
import { isContrary } from '../names/contrary.js'
import { light } from '../names/light.js'
import { isShortEnough } from '../names/short.js'
import { isSameNumber, wordsOf } from '../names/spelling.js'
import { telling } from '../names/telling.js'
import { once } from '../once.js'
import { lastOf } from '../pointers.js'
import { descriptionOf } from '../schema/description.js'
import { sole } from '../union/sole.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { alikeOnce } from './alike.js'
import { rename } from './move.js'
import { byOpening } from './opening.js'
import type { Owner } from './owners.js'
import { namelessIn, type Search, single } from './search.js'
import { takes, takesForm } from './takes.js'

/** Of more missing keys none is looked for. */
const FEW = 16

/** More words of a description are not read. */
const WORDS = 64

/**
 * A key that is missing may be what stands under the only other one whose words its author uses for it: `server_id` for
 * the `guildId` that is "the id of the Discord server".
 */
export const byDescription = (search: Search): void => {
  const alike = alikeOnce()
  for (const owner of search.strange) {
    if (owner.refused.size > 0) byOpening(search, owner, alike)
    if (owner.missing.size === 0 || owner.missing.size > FEW) continue
    const free = namelessIn(search, owner).filter(isShortEnough)
    const finds = [...owner.missing].flatMap(([name, told]) => {
      const key = sole(free.filter((one) => isMeant(search.walk, owner, one, name)))
      return key === undefined ? [] : [{ key, name, told }]
    })
    const isOne = single(finds.map(({ key }) => key))
    for (const { key, name, told } of finds) {
      if (isOne(key)) rename(search, told, owner, key, name, true)
    }
  }
}

const isMeant = (walk: Walk, { path }: Owner, key: string, name: string): boolean => {
  const [from, to] = [
    [...path, key],
    [...path, name]
  ]
  const words = wordsOf(key)
  const saying = words.filter((word) => !(light.has(word) || telling.has(word)))
  if (saying.length === 0 || !isMarkedAs(words, wordsOf(name))) return false
  const said = schemasAt(walk, to).flatMap((schema) => (isRecord(schema) ? saidOf(schema) : []))
  return (
    saying.every((word) => said.some((one) => isSameNumber(word, one))) &&
    !isContrary(key, name) &&
    (takes(walk, to, from) || takesForm(walk, to, from))
  )
}

/** Tells whether a key consists of words that the author of a place uses for it. */
export const areWordsOf = (walk: Walk, place: Path): ((key: string) => boolean) => {
  const said = new Set(schemasAt(walk, place).flatMap((one) => (isRecord(one) ? saidOf(one) : [])))
  return (key) =>
    said.size > 0 && isShortEnough(key) && wordsOf(key).every((word) => said.has(word))
}

/** The words of a description, which is the same in every row. */
const saidOf: (schema: object) => ReadonlyArray<string> = /* @__PURE__ */ once((schema) =>
  wordsOf(descriptionOf(schema)).slice(0, WORDS)
)

/** Whether a key says that it is the same of a thing as a name: its id, its path; where it says nothing it is no id. */
const isMarkedAs = (key: ReadonlyArray<string>, name: ReadonlyArray<string>): boolean => {
  const [mark, wanted] = [markOf(key), markOf(name)]
  return mark === wanted || (mark === undefined && wanted !== 'id')
}

/** The word at the end of a name that says what it is of a thing, if there is one. */
const markOf = (words: ReadonlyArray<string>): string | undefined => {
  const last = lastOf(words)
  return words.length > 1 && light.has(last) ? last : undefined
}
