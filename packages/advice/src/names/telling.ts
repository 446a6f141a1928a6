import { setOf } from '../set-of.js'

const negating =
  'not no non none nor un without except unless exclude excluding excluded exclusion hide hidden skip ignore omit disable disabled disallow deny negate negated ne neq' as const

/** Words with which a name says the opposite. */
const negations: ReadonlySet<string> = /* @__PURE__ */ setOf(negating)

/** Whether words say the opposite of what they would without one of them. */
export const isNegative = (words: ReadonlyArray<string>): boolean =>
  words.filter((word) => negations.has(word)).length % 2 > 0

/** Words that say which of two: with one of these more, a name says something else. */
export const telling: ReadonlySet<string> = /* @__PURE__ */ setOf(
  `${negating} min max start end from to before after since until below above old new first last next prev previous include with has in out on off up down left right top bottom source target src dst parent child sub other per by total input output base private public custom add insert update replace delete remove create error webhook callback redirect negative system default alt original`
)
