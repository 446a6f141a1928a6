import { nearest } from '@toolfault/advice/nearest'
import { own } from '@toolfault/model'
import { quoted, Unusable } from './flags.js'

/** A member of a line that is a text, where there is one; `null` is none. */
export const text = (json: object, name: string): string | undefined => {
  const value = own(json, name)
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value
  throw new Unusable(`${quoted(name)} must be a string`)
}

/** `: did you mean x?`, where a member that is not one of a line is near to the one that is lacking. */
export const misspelt = (json: object, name: string, members: ReadonlyArray<string>): string => {
  const other = Object.keys(json).find(
    (key) => !members.includes(key) && nearest(key, [name]) === name
  )
  return other === undefined ? '' : `: did you mean ${quoted(other)}?`
}
