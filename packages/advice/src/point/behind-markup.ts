import { type Fix, type Issue, keysOf, own, valueAt } from '@toolfault/model'
import { lastOf } from '../pointers.js'
import { sole } from '../union/sole.js'
import type { Walk } from '../walk/walk.js'

/** More keys of an object are not looked at, nor a longer text. */
const MANY = 64
const LONG = 100_000

/**
 * A missing key that was sent, and leaked as markup of the call into the text of a key beside it, which was not ended as it
 * has to be: `reason` of `content: 'x</content><parameter name="reason">y'`.
 */
export const behindMarkup = (
  walk: Walk,
  { path }: Issue,
  fix: Fix | undefined
): Fix | undefined => {
  const name = lastOf(path)
  if (fix?.id !== 'add' || !/^[\w.-]{1,64}$/.test(name)) return undefined
  const owner = valueAt(walk.value, path.slice(0, -1))
  const marks = [`<parameter name="${name}">`, `<parameter=${name}>`]
  const found = sole(
    keysOf(owner)
      .slice(0, MANY)
      .flatMap((key) => {
        const text = own(owner, key)
        const isRead =
          typeof text === 'string' && text.length <= LONG && text.includes('<parameter')
        const markup = isRead ? marks.find((mark) => text.includes(mark)) : undefined
        return markup === undefined ? [] : [{ key, markup }]
      })
  )
  return found === undefined ? undefined : { ...fix, within: found }
}
