import { shownValues } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { isShortEnough } from '../names/short.js'
import { isSameNumber, wordsOf } from '../names/spelling.js'
import { once } from '../once.js'

/** Of more values none is looked for. */
const MOST = 512

/** Of more values than a text has room for, those first that have most words of what came. */
export const likeFirst = (values: ReadonlyArray<Json>, came: unknown): ReadonlyArray<Json> => {
  if (values.length > MOST || shownValues(values) === values.length) return values
  if (typeof came !== 'string' || !isShortEnough(came)) return values
  const given = wordsOf(came)
  const shares = wordsIn(values).map(
    (words) => given.filter((word) => words.some((one) => isSameNumber(one, word))).length
  )
  const shareOf = new Map(values.map((value, at) => [value, shares[at] ?? 0]))
  return [...values].sort((a, b) => (shareOf.get(b) ?? 0) - (shareOf.get(a) ?? 0))
}

/** A schema lists the same in every call. */
const wordsIn: (values: ReadonlyArray<Json>) => ReadonlyArray<ReadonlyArray<string>> =
  /* @__PURE__ */ once((values) =>
    values.map((value) => (typeof value === 'string' && isShortEnough(value) ? wordsOf(value) : []))
  )
