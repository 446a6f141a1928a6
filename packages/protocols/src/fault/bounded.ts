import { isList } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'

/** A carrier holds so many bytes of JSON in all. */
const SIZE = 8_000

/** So many of them are for what is no list: a long message must leave room for what can be mended. */
const HALF = SIZE / 2

/**
 * Add to `core` what fits into 8 kB: small members first, then issues, then advice, each whole or not
 * at all. `truncated` says that issues are missing.
 */
export const bounded = <Core extends JsonObject>(core: Core, rest: JsonObject): Core =>
  // Nothing in JSON takes more than three bytes a character: most faults need no second look.
  3 * JSON.stringify({ ...core, ...rest }).length <= HALF ? { ...core, ...rest } : cut(core, rest)

const cut = <Core extends JsonObject>(core: Core, rest: JsonObject): Core => {
  const { advice, issues, truncated, ...others } = rest
  const frame = bytes({ ...core, issues: [], advice: [], truncated: true })
  const room = { left: HALF - frame }
  const members = Object.entries(others).filter(([name, value]) =>
    takes(room, bytes(name) + bytes(value) + 2)
  )
  room.left += HALF
  const kept = isList(issues) ? issues.filter((issue) => takes(room, bytes(issue) + 1)) : undefined
  const advised = isList(advice) ? advice.filter((one) => takes(room, bytes(one) + 1)) : undefined
  const isCut = isList(issues) && kept !== undefined && kept.length < issues.length
  return {
    ...core,
    ...Object.fromEntries(members),
    ...(kept === undefined ? {} : { issues: kept }),
    ...(advised === undefined ? {} : { advice: advised }),
    ...(isCut || truncated === true ? { truncated: true } : {})
  }
}

const takes = (room: { left: number }, size: number): boolean => {
  if (size > room.left) return false
  room.left -= size
  return true
}

/** The length of a value's JSON in UTF-8; a surrogate that stands alone is an escape there. */
const bytes = (value: Json): number => {
  const text = JSON.stringify(value)
  let size = text.length
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    // Two bytes, and two for each half of a pair, or three.
    if (unit >= 0x80) size += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2
  }
  return size
}
