import { setOf } from '../set-of.js'

const negating =
  'not no non un without exclude hide hidden skip ignore omit disable disabled disallow deny' as const

/** Words with which a name says the opposite. */
export const negations: ReadonlySet<string> = /* @__PURE__ */ setOf(negating)

/** Words that say which of two: with one of these more, a name says something else. */
export const telling: ReadonlySet<string> = /* @__PURE__ */ setOf(
  `${negating} min max start end from to before after since until old new first last next prev previous include with has in out on off up down left right top bottom source target src dst parent child sub other per by total input output base private public custom add insert update replace delete remove create error webhook callback redirect negative system default alt original`
)
