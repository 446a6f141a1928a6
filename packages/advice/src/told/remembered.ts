import type { Issue } from '@toolfault/model'
import { isAuthors } from '../asked.js'
import { same } from '../schema/same.js'
import type { Rule } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/** What was worked out of a broken rule by the subschemas of its place, for every call. */
export interface Remembered<A> {
  /** `undefined` where nothing is known; an author's own words are asked for each time. */
  readonly of: (rules: ReadonlyArray<Rule>, issue: Issue) => A | undefined
  readonly keep: (walk: Walk, rules: ReadonlyArray<Rule>, issue: Issue, what: A) => void
}

/** Nothing is remembered yet. The last parameters of a keyword count: a schema has one rule of a name in a place. */
export const remembering = <A>(): Remembered<A> => {
  const seen = new WeakMap<
    ReadonlyArray<Rule>,
    Map<string, Pick<Issue, 'kind' | 'params'> & { readonly what: A }>
  >()
  return {
    of: (rules, issue) => {
      const { keyword, kind, params } = issue
      if (keyword === undefined || isAuthors(issue)) return undefined
      const known = seen.get(rules)?.get(keyword)
      return known !== undefined && known.kind === kind && same(known.params, params)
        ? known.what
        : undefined
    },
    keep: (walk, rules, issue, what) => {
      const { keyword } = issue
      // What a budget cut short is no fact.
      if (keyword === undefined || isAuthors(issue) || walk.budget.left <= 0) return
      const places = seen.get(rules) ?? new Map()
      seen.set(rules, places.set(keyword, { kind: issue.kind, params: issue.params, what }))
    }
  }
}
