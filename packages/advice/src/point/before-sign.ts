import { type Fix, type Issue, keysOf, lacksKey, own, valueAt } from '@toolfault/model'
import { isHolderOf } from '../names/holds.js'
import { isShortEnough } from '../names/short.js'
import { lastOf } from '../pointers.js'
import { accepts } from '../schema/accepts.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/** More keys of an object are not looked at. */
const MANY = 64

/** A longer text is no name behind that of what holds it. */
const LONG = 200

/** A missing name that stands before that of what it holds: the `owner` of `repo: "acme/site"`. */
export const beforeSign = (walk: Walk, issue: Issue, fix: Fix | undefined): Fix | undefined => {
  const { path } = issue
  const isText = fix?.id === 'add' && accepts(fix.types ?? [], 'string')
  if (!lacksKey(issue) || !isText || path.length === 0) return undefined
  const owner = valueAt(walk.value, path.slice(0, -1))
  const known = knownOf(rulesAt(walk, path.slice(0, -1))).keys
  // What has to go has no rest, and what gets another name has it under that.
  const keptAs = (one: string): string | undefined =>
    known.has(one) ? one : walk.meant(one, [...known])
  const key = sole(
    keysOf(owner)
      .slice(0, MANY)
      .filter(
        (one) => isShortEnough(one) && isHolderOf(lastOf(path), one) && isOfTwo(own(owner, one))
      )
      .flatMap((one) => keptAs(one) ?? [])
  )
  return key === undefined ? undefined : { ...fix, within: { key, before: '/' } }
}

const isOfTwo = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= LONG && /^[\w.-]+\/[\w.-]+$/.test(value)
