import {
  type Issue,
  isList,
  isWithin,
  keysOf,
  own,
  type Path,
  printPointer,
  valueAt
} from '@toolfault/model'
import { isAuthors, valuesAsked } from '../asked.js'
import type { Finder } from '../names/finder.js'
import { issue } from '../schema/limits.js'

type Branch = ReadonlyArray<Issue>

/**
 * The branches that may have been meant, as far as what is said of them tells it without any schema: not
 * those of another type where one is of the right one, not those with another tag, then those that lack
 * the fewest keys, of which one that was sent under a near name is none. All of them where nothing tells them apart.
 */
export const likely = (
  branches: ReadonlyArray<Branch>,
  path: Path,
  { meant, value }: Sent
): ReadonlyArray<Branch> => {
  const typed = sieved(branches, (branch) => branch.every((one) => !isOfValue(one, path)))
  const tagged = sieved(typed, (branch) => branch.every((one) => !isTag(one, path)))
  const lacking = [...new Set(tagged.flatMap((branch) => lackingIn(branch, path)))].slice(0, KEYS)
  const sent = lacking.length === 0 ? [] : keysOf(valueAt(value, path)).slice(0, KEYS)
  const found = new Set(sent.map((key) => meant(key, lacking)))
  const spelt = sieved(tagged, (branch) => lackingIn(branch, path).some((key) => found.has(key)))
  const fewest = Math.min(...spelt.map((branch) => strangeness(branch, path)))
  return spelt.filter((branch) => strangeness(branch, path) === fewest)
}

/** What was sent, and which of some names a key of it was meant to be. */
export interface Sent {
  readonly value: unknown
  readonly meant: Finder
}

/** More keys are not compared. */
const KEYS = 64

/** The keys of a place that a branch lacks. */
export const lackingIn = (branch: Branch, path: Path): ReadonlyArray<string> =>
  branch.flatMap((one) =>
    one.kind === 'missing' && isAt(one, path, 1) ? one.path.slice(-1).map(String) : []
  )

/** What the tag may be, where it is why every branch failed: unknown, or not there. */
export const tagOf = (branches: ReadonlyArray<Branch>, path: Path): Issue | undefined => {
  const tags = branches.map((branch) => branch.find((one) => isTag(one, path)))
  const [first] = tags
  if (first === undefined || tags.length < 2) return undefined
  const isSame = tags.every(
    (tag) => tag?.kind === first.kind && printPointer(tag.path) === printPointer(first.path)
  )
  if (!isSame) return undefined
  const allowedValues = tags.flatMap((tag) => (tag && valuesAsked(tag)) ?? [])
  return issue(first.path, first.kind === 'missing' ? 'required' : 'enum', { allowedValues })
}

/** Those that pass, or all where none does. */
const sieved = <A>(all: ReadonlyArray<A>, passes: (one: A) => boolean): ReadonlyArray<A> => {
  const rest = all.filter(passes)
  return rest.length > 0 ? rest : all
}

const isAt = (one: Issue, path: Path, depth: number): boolean =>
  isList(one.path) && one.path.length === path.length + depth && isWithin(one.path, path)

/** A wrong type of the whole, or a value that is not among those listed. */
const isOfValue = (one: Issue, path: Path): boolean =>
  (one.kind === 'type' || one.kind === 'choice') && isAt(one, path, 0)

/** One value was wanted for a key, and another came, or none. */
const isTag = (one: Issue, path: Path): boolean =>
  (one.kind === 'choice' || one.kind === 'missing') &&
  !isAuthors(one) &&
  own(one.params, 'allowedValue') !== undefined &&
  isAt(one, path, 1)

const strangeness = (branch: Branch, path: Path): number =>
  branch.filter(
    (one) => (one.kind === 'missing' || one.kind === 'unexpected') && isAt(one, path, 1)
  ).length
