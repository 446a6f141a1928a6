import { type Fix, type Issue, keysOf, own, valueAt } from '@toolfault/model'
import { isDomainOf, isHolderOf, isTagOf, isVersionOf } from '../names/holds.js'
import { isShortEnough } from '../names/short.js'
import { lastOf } from '../pointers.js'
import { accepts } from '../schema/accepts.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/** More keys of an object are not looked at. */
const MANY = 64

/** A longer text is no name with that of what holds it, or its tag. */
const LONG = 200

/** How two names are written as one: on which side of which sign the missing one stands, and what such a text looks like. */
interface Writing {
  readonly side: { readonly before: string } | { readonly behind: string }
  readonly isOf: (missing: string, key: string) => boolean
  readonly form: RegExp
}

/** One side has no sign at all, or nobody knows which of two parts it. */
const writings: ReadonlyArray<Writing> = [
  { side: { before: '/' }, isOf: isHolderOf, form: /^[\w.-]+\/[\w.-]+$/ },
  {
    side: { behind: '/' },
    isOf: (missing, key) => isHolderOf(key, missing),
    form: /^[\w.-]+\/[\w.-]+$/
  },
  { side: { before: '.' }, isOf: isDomainOf, form: /^[a-z]\w*\.[a-z]\w*$/ },
  { side: { behind: ':' }, isOf: isTagOf, form: /^[\w./-]+:[\w.-]+$/ },
  { side: { behind: '@' }, isOf: isVersionOf, form: /^@?[\w./-]+@[\w.^~-]+$/ }
]

/**
 * A missing name that stands before that of what it holds, or behind that of what it is of: the `owner` of `repo: "acme/site"`,
 * the `repo` of `owner: "acme/site"`, the `tag` of `image: "nginx:1.25"`.
 */
export const atSign = (walk: Walk, { path }: Issue, fix: Fix | undefined): Fix | undefined => {
  if (fix?.id !== 'add' || !accepts(fix.types ?? [], 'string')) return undefined
  const owner = valueAt(walk.value, path.slice(0, -1))
  const known = knownOf(rulesAt(walk, path.slice(0, -1))).keys
  // What has to go has no rest, and what gets another name has it under that.
  const keptAs = (one: string): string | undefined =>
    known.has(one) ? one : walk.meant(one, [...known])
  const keys = keysOf(owner).slice(0, MANY).filter(isShortEnough)
  const found = sole(
    writings.flatMap(({ form, isOf, side }) =>
      keys
        .filter((one) => isOfForm(own(owner, one), form))
        .flatMap((one) => {
          const key = keptAs(one)
          // A `provider` may be the `provider_name` beside a `provider_namespace`.
          const isIt = key !== undefined && [one, key].some((name) => isOf(lastOf(path), name))
          return isIt ? [{ key, ...side }] : []
        })
    )
  )
  return found === undefined ? undefined : { ...fix, within: found }
}

const isOfForm = (value: unknown, form: RegExp): boolean =>
  typeof value === 'string' && value.length <= LONG && form.test(value)
