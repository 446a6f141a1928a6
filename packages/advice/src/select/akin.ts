import { own, owns, type Path, printPointer, valueAt } from '@toolfault/model'
import { isAkin } from '../names/akin.js'
import { isContrary } from '../names/contrary.js'
import { isShortEnough } from '../names/short.js'
import { headOf, wordsOf } from '../names/spelling.js'
import { sole } from '../union/sole.js'
import { schemasAt } from '../walk/schemas.js'
import { type Alike, alikeOnce } from './alike.js'
import { isDoubtful } from './doubt.js'
import { holderAt, knows } from './inside.js'
import { isPartOf } from './like.js'
import type { Owner } from './owners.js'
import { MANY, move, namelessIn, rename, type Search, single, soleAbsent } from './search.js'
import { isStatement } from './statement.js'
import { takes } from './takes.js'

/**
 * The only missing key is the only unknown one that says the same in other words, if its value fits, and it says the same as
 * no other key that was not sent, nor is one of an object beside it.
 */
export const byAkin = (search: Search): void => {
  for (const owner of search.strange) {
    const only =
      owner.unknown.length === 0 ? undefined : (soleAbsent(owner) ?? sole([...owner.missing]))
    if (only === undefined) continue
    const [name, told] = only
    const to = [...owner.path, name]
    const free = namelessIn(search, owner)
    const fitting = free.filter((key) => takes(search.walk, to, [...owner.path, key]))
    const key = sole(fitting.filter((one) => isMeant(owner, one, name)))
    // A word more may tell of another thing, where another key would do.
    if (key === undefined || (fitting.length > 1 && wordsOf(key).length > wordsOf(name).length))
      continue
    const from = [...owner.path, key]
    if (isFor(search, owner, from, to)) move(search, told, from, to)
  }
}

/**
 * A key that is refused may be the only one that was not sent and says the same in other words (`query` for `sql`), where none
 * that was sent does.
 */
export const byAkinSpare = (search: Search): void => {
  const alike = alikeOnce()
  for (const owner of search.strange) {
    if (owner.refused.size === 0 || owner.known.size > MANY) continue
    const finds = namelessIn(search, owner)
      .filter(isShortEnough)
      .flatMap((key) => {
        const told = owner.refused.get(key)
        const name = told === undefined ? undefined : spareFor(search, owner, key, alike)
        return name === undefined ? [] : [{ key, name, told }]
      })
    const isOne = single(finds.map(({ name }) => name))
    for (const { key, name, told } of finds)
      if (isOne(name)) rename(search, told, owner, key, name, true)
  }
}

const spareFor = (search: Search, owner: Owner, key: string, alike: Alike): string | undefined => {
  const { known, missing, path, value } = owner
  // What an object holds tells more than its name.
  if (typeof own(value, key) === 'object') return undefined
  // With a word more or less it may be of another thing.
  const { length } = wordsOf(key)
  const name = sole(alike(known, key, (one) => isAkin(key, one, false)))
  if (name === undefined || missing.has(name) || wordsOf(name).length !== length) return undefined
  if (owns(value, name) || !isMeant(owner, key, name)) return undefined
  const [from, to] = [
    [...path, key],
    [...path, name]
  ]
  const isFree = !search.filled.has(printPointer(to)) && takes(search.walk, to, from)
  return isFree && isFor(search, owner, from, to) ? name : undefined
}

const isMeant = ({ known, value }: Owner, key: string, name: string): boolean => {
  const isNumber = typeof own(value, key) === 'number'
  const isIt = (one: string): boolean => isAkin(key, one, isNumber)
  return (
    isIt(name) &&
    ![...known].some((one) => one !== name && isContrary(one, name)) &&
    ![...known].some(
      (one) => isContrary(key, one) || (one !== name && !owns(value, one) && isIt(one))
    )
  )
}

const isFor = ({ walk }: Search, { known, path }: Owner, from: Path, to: Path): boolean => {
  const key = from.at(-1) ?? ''
  const isInside = (name: string): boolean => knows(walk, holderAt(walk, [...path, name]), key)
  return !(
    isPartOf(walk, to, from) ||
    [...known].some(isInside) ||
    isAside(walk, to, key) ||
    isUnlike(walk, to, from) ||
    isDoubtful(walk, from, to)
  )
}

/** Whether a key is one that callers write beside others, and the place does not say that it is for that. */
const isAside = (walk: Search['walk'], to: Path, key: string): boolean =>
  /^(?:comment|note)s?$/i.test(key) &&
  !schemasAt(walk, to).some((schema) =>
    String(own(schema, 'description')).toLowerCase().includes(key.toLowerCase())
  )

/** What does not look like what a name that may be said in other words is for: a question for `sql`, a file for a `folder`. */
const isUnlike = (walk: Search['walk'], to: Path, from: Path): boolean => {
  const value = valueAt(walk.value, from)
  const last = headOf(to.at(-1))
  return (
    typeof value === 'string' &&
    !wordsOf(from.at(-1) ?? '').includes(last) &&
    looks.some(([names, look]) => names.test(last) && !look.test(value.trim()))
  )
}

const looks: ReadonlyArray<readonly [names: RegExp, look: Pick<RegExp, 'test'>]> = [
  [/^(?:sql|statement)$/, { test: isStatement }],
  // A folder may be called `conf.d` and `v1.2`.
  [/^(?:dir|directory|folder)$/, /^(?!.*[^/\\.]\.(?!d$|\d+$)\w{1,5}$)/],
  [/^(?:url|uri)$/, /^\w+:/],
  [/^(?:domain|host|hostname)$/, /^[^/]*$/],
  [/^title$/, /^[^\n]{0,99}[^.\n]$/]
]
