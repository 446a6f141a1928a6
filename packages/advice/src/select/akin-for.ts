import { own, type Path, valueAt } from '@toolfault/model'
import { isAkin } from '../names/akin.js'
import { headOf, wordsOf } from '../names/spelling.js'
import { lastOf } from '../pointers.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { isDoubtful } from './doubt.js'
import { holderAt, knows } from './inside.js'
import { isPartOf } from './like.js'
import type { Owner } from './owners.js'
import type { Search } from './search.js'
import { isStatement } from './statement.js'
import { takes } from './takes.js'

/** Whether a key of an object says in other words what another one is for, which takes its value. */
export const saysIt = (walk: Walk, path: Path, key: string, name: string): boolean => {
  const from = [...path, key]
  const isNumber = typeof valueAt(walk.value, from) === 'number'
  return isAkin(key, name, isNumber) && takes(walk, [...path, name], from)
}

/** Whether a key that says in other words what a place is for holds what may stand there, and has no other place. */
export const isFor = ({ walk }: Search, { known, path }: Owner, from: Path, to: Path): boolean => {
  const key = lastOf(from)
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
    !wordsOf(lastOf(from)).includes(last) &&
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
