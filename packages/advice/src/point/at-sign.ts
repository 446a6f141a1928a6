import { type Fix, type Issue, keysOf, own, valueAt } from '@toolfault/model'
import { isShortEnough } from '../names/short.js'
import { lastOf } from '../pointers.js'
import { accepts } from '../schema/accepts.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { joinedFor } from './joined-for.js'
import { isOfForm, type Writing, writings } from './writings.js'

/** More keys of an object are not looked at. */
const MANY = 64

/**
 * A missing name that stands before that of what it holds, or behind that of what it is of: the `owner` of `repo: "acme/site"`,
 * the `repo` of `owner: "acme/site"`, the `tag` of `image: "nginx:1.25"`.
 */
export const atSign = (walk: Walk, { path }: Issue, fix: Fix | undefined): Fix | undefined => {
  const types = fix?.id === 'add' ? (fix.types ?? []) : []
  if (fix?.id !== 'add' || !['integer', 'string'].some((type) => accepts(types, type)))
    return undefined
  const owner = valueAt(walk.value, path.slice(0, -1))
  const known = knownOf(rulesAt(walk, path.slice(0, -1))).keys
  // What has to go has no rest, and what gets another name has it under that.
  const keptAs = (one: string, writing: Writing): string | undefined =>
    known.has(one)
      ? one
      : (walk.meant(one, [...known]) ?? joinedFor(walk, path.slice(0, -1), one, writing))
  const keys = keysOf(owner).slice(0, MANY).filter(isShortEnough)
  const found = sole(
    writings.flatMap((writing) => {
      const { form, isOf, side, type } = writing
      if (!accepts(types, type)) return []
      return keys
        .filter((one) => isOfForm(own(owner, one), form))
        .flatMap((one) => {
          const key = keptAs(one, writing)
          // A `provider` may be the `provider_name` beside a `provider_namespace`.
          const isIt = key !== undefined && [one, key].some((name) => isOf(lastOf(path), name))
          return isIt ? [{ key, ...side }] : []
        })
    })
  )
  return found === undefined ? undefined : { ...fix, within: found }
}
