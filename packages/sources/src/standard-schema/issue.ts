import { type Issue, isList, isRecord, own, part, step, steps, total } from '@toolfault/model'
import type { Copy } from '../copy.js'
import { illegible } from '../list.js'
import { muting } from '../mute.js'
import { orOnlyBranch, withoutNothing } from '../nothing.js'
import { below, inside, type Place } from '../place.js'
import type { Nested, Said } from '../said.js'
import { textOf } from '../text-of.js'
import { told } from '../told.js'
import { arktypeSaid } from './arktype/said.js'
import { twinCopier } from './copy.js'
import { expectedSaid } from './expected.js'
import { apart } from './valibot/apart.js'
import { valibotSaid } from './valibot/said.js'
import { sentenceSaid } from './valibot/sentence.js'
import { zodSaid } from './zod/said.js'

/** So many keys may all paths of one list have together, and so deep may unions stand in unions. */
const KEYS = 2_000_000
const DEPTH = 32

/** Reads one issue of a list. */
export type Reader = (issue: unknown) => ReadonlyArray<Issue>

/** One reader for one list. Most issues are one; some name several keys, or hold others. */
export const reader = (root: Place): Reader => {
  const budget = steps()
  const keys = steps(KEYS)
  const copy = twinCopier()
  const mute = muting(root.value)

  const read = (issue: unknown, owner: Place, depth: number): ReadonlyArray<Issue> => {
    if (!isRecord(issue)) return [illegible]
    const place = below(owner, part(issue, 'path'), keys)
    const said = saidBy(issue, copy, place)
    const all = (issues: unknown, from: Place): ReadonlyArray<Issue> => {
      if (!isList(issues) || depth >= DEPTH) return []
      const found: Array<Issue> = []
      for (let at = 0; at < issues.length && step(budget); at++) {
        for (const one of safely(() => read(issues[at], from, depth + 1))) found.push(one)
      }
      return found
    }
    const parts =
      said.parts === undefined ? [] : all(said.parts.issues, baseOf(said.parts, root, place))
    if (parts.length > 0) return parts
    const branches = said.branches?.lists.map((list) =>
      all(list, said.branches?.from === 'root' ? root : place)
    )
    // A branch without issues would be one that matched.
    const isWhole = branches?.every((branch) => branch.length > 0) === true && budget.left > 0
    const at = place.path.length
    const leaves = withoutNothing(
      all(said.leaves, place).map((one) => [one]),
      at
    ).flat()
    const sorted = budget.left > 0 ? apart(leaves, at) : undefined
    const before = [
      ...(sorted === undefined ? leaves : []),
      ...ofKey(all(said.ofKey, { path: place.path.slice(0, -1), here: 'untold' }), place)
    ]
    const whole = isWhole && branches !== undefined ? withoutNothing(branches, at) : sorted
    const own = told(issue, said, place, whole, mute).flatMap(orOnlyBranch)
    return before.length === 0 ? own : [...before, ...own]
  }
  return (issue) => safely(() => read(issue, root, 0))
}

const safely = (read: () => ReadonlyArray<Issue>): ReadonlyArray<Issue> =>
  total(read, () => [illegible])

const baseOf = ({ from, key }: Nested, root: Place, place: Place): Place =>
  from === 'root' ? root : key === undefined ? place : inside(place, key[0])

/** What was said of a key as a value, said as of a key. */
const ofKey = (issues: ReadonlyArray<Issue>, { path }: Place): ReadonlyArray<Issue> => {
  const key = path.at(-1)
  if (key === undefined) return issues
  return issues.map((issue) => ({ ...issue, params: { ...issue.params, propertyName: key } }))
}

/** What an issue says is told by what it has, not by who made it. */
const saidBy = (issue: object, copy: Copy, place: Place): Said => {
  const code = own(issue, 'code')
  const said =
    typeof code === 'string'
      ? (zodSaid(issue, code, copy, place) ?? arktypeSaid(issue, code, copy))
      : (valibotSaid(issue, copy) ??
        sentenceSaid(textOf(issue, 'message') ?? '', copy, place) ??
        expectedSaid(issue, copy, place))
  return said ?? { kind: 'unknown', stock: true }
}
