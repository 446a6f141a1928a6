import type { Issue } from '@toolfault/model'
import { isAuthors } from '../asked.js'
import { same } from '../schema/same.js'
import type { Rule } from '../walk/rule.js'
import type { Walk } from '../walk/walk.js'
import { isSameAtSight } from './like.js'

/** What was worked out of a broken rule by the subschemas of its place, for every call. */
export interface Remembered<A> {
  /** `undefined` where nothing is known; an author's own words are asked for each time. */
  readonly of: (rules: ReadonlyArray<Rule>, issue: Issue) => A | undefined
  readonly keep: (walk: Walk, rules: ReadonlyArray<Rule>, issue: Issue, what: A) => void
}

/** What was worked out of one rule, and the parameters it was last told with. */
interface Known<A> {
  readonly kind: Issue['kind']
  params: Issue['params']
  readonly what: A
}

/** So many rules of one name are remembered of a place: of branches each may have its own. */
const MANY = 8

/** Nothing is remembered yet. */
export const remembering = <A>(): Remembered<A> => {
  const seen = new WeakMap<ReadonlyArray<Rule>, Map<string, Array<Known<A>>>>()
  return {
    of: (rules, issue) => {
      const { keyword, kind, params } = issue
      if (keyword === undefined || isAuthors(issue)) return undefined
      const known = seen.get(rules)?.get(keyword)
      const found = known?.find(
        (one) =>
          one.kind === kind && (isSameAtSight(one.params, params) || same(one.params, params))
      )
      if (found === undefined) return undefined
      // The same issue is asked for again at once.
      found.params = params
      return found.what
    },
    keep: (walk, rules, issue, what) => {
      const { keyword, kind, params } = issue
      // What a budget cut short is no fact.
      if (keyword === undefined || isAuthors(issue) || walk.budget.left <= 0) return
      const places = seen.get(rules) ?? new Map<string, Array<Known<A>>>()
      const known = places.get(keyword) ?? []
      if (known.length >= MANY) known.shift()
      known.push({ kind, params, what })
      seen.set(rules, places.set(keyword, known))
    }
  }
}
