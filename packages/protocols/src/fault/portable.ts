import { type Fault, hash32, isJsonObject, isList, keysOf, total } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import { link } from '@toolfault/words/escape'
import { bytes, countOf, fits, fitting } from './bounded.js'
import { cleaned } from './cleaned.js'
import { type FaultWire, type Members, VERSION, written } from './copy.js'
import { shortened } from './shortened.js'
import { isOfSite } from './site.js'

/** A carrier holds so many bytes of JSON, so many of them at least for lists, and so many issues. */
const SIZE = 8_000
const LISTS = 2_000
const ISSUES = 16

/**
 * The model as JSON, bounded, with the mark of the text that it rides beside, and in `said` how that was
 * said, where not in the usual way: a reader says it again to compare.
 */
export interface Carrier extends FaultWire {
  readonly mark: string
}

/** A fault cut to what can ride along, and the carrier for a text that was made of it. */
export interface Portable {
  readonly fault: Fault
  /** Absent where even the text alone is too much. */
  readonly carrier?: (text: string, said?: JsonObject) => Carrier
}

/** What a wire shows of a fault, for the carrier must not say more than it. */
export interface Visible {
  /** How many challenges. */
  readonly challenges: number
  /** They stand there as data, whole, and not in a text. */
  readonly asData?: true
  /** The text of a fault. */
  readonly text: (fault: Fault) => string
}

/**
 * Cut a fault to what can ride along: at most 16 issues and 8 kB, and challenges only where their
 * address is seen. The visible error is then made of the cut fault, so that the two agree and whoever
 * reads them writes the same again. A fault too long for that keeps its kind, its tool and its text.
 */
export const portable = (fault: Fault, visible: Visible): Portable =>
  total<Portable>(
    () => {
      const { cut, members: given } = written(fault, ISSUES)
      const members = cleaned(given)
      const whole = fitted(members, cut, visible)
      if (whole !== undefined) return riding(whole)
      const short = shortened(visible.text(fault), members)
      return fits(short, SIZE) ? riding(short) : { fault: faultOf(short) }
    },
    () => ({ fault: { kind: 'internal' } })
  )

const riding = (members: Members): Portable => ({
  fault: faultOf(members),
  carrier: (text, said = {}) => {
    const { kind } = members
    // Its kind again, which stays in its place.
    const all: JsonObject = members
    return {
      version: VERSION,
      kind,
      mark: hash32(text),
      ...(keysOf(said).length === 0 ? {} : { said }),
      ...all
    }
  }
})

/** A border: a copy as JSON of what the caller calls a fault is as good a fault as it was. */
const faultOf = (members: JsonObject): Fault => members as unknown as Fault

/** All members, lists cut to their first items and the rest counted; `undefined` where that is too much. */
const fitted = (all: Members, cut: number, visible: Visible): Members | undefined => {
  const listed = cut > 0 ? { ...all, unlisted: cut + countOf(all['unlisted']) } : all
  const members = seeing(listed, visible)
  return fits(members, SIZE - FRAME) ? members : shorter(members)
}

/** The members with such challenges as are seen. */
const seeing = (members: Members, { asData, challenges }: Visible): Members =>
  isList(members['challenges']) && asData !== true
    ? { ...members, challenges: seen(members['challenges'], challenges) }
    : members

const shorter = (members: Members): Members | undefined => {
  const { issues, advice, unlisted, unadvised, ...others } = members
  const left = SIZE - FRAME - bytes(others)
  if (left < LISTS) return undefined
  const advised = isList(advice) ? fitting(advice, left * 0.75) : undefined
  const listed = isList(issues) ? fitting(issues, left - bytes(advised ?? [])) : undefined
  const told = advised ?? listed
  if (told === undefined || told.length === 0) return undefined
  return {
    ...others,
    ...counted('issues', issues, listed, 'unlisted', unlisted),
    ...counted('advice', advice, advised, 'unadvised', unadvised)
  }
}

/** For version, mark, what was said and the two counts. */
const FRAME = 250

const counted = (
  name: string,
  given: Json | undefined,
  kept: ReadonlyArray<Json> | undefined,
  rest: string,
  before: Json | undefined
): JsonObject => {
  if (!isList(given) || kept === undefined) return {}
  const more = given.length - kept.length + countOf(before)
  return { [name]: kept, ...(more > 0 ? { [rest]: more } : {}) }
}

/** Challenges that can be seen in the text; a page to poll only at the same site. */
const seen = (challenges: ReadonlyArray<Json>, most: number): ReadonlyArray<Json> =>
  challenges.slice(0, most).flatMap((challenge) => {
    if (!isJsonObject(challenge)) return []
    const { checkUrl, ...rest } = challenge
    const url = textOf(challenge['url'])
    if (link(url) === undefined) return []
    return [isOfSite(textOf(checkUrl), url) ? challenge : rest]
  })

const textOf = (json: Json | undefined): string | undefined =>
  typeof json === 'string' ? json : undefined
