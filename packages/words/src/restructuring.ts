import type { Convert } from '@toolfault/model'
import type { Pack } from './en.js'
import { code } from './escape.js'

/** How a list is made of a map, or a map of a list, behind the command that says what to send. */
export const restructuring = (
  { how, key, sign, value }: Convert,
  command: string,
  fixes: Pack['fixes']
): string => {
  if (how === 'rows') return fixes.rows(command)
  if (how === 'columns') return fixes.columns(command)
  if (how === 'list') {
    if (sign !== undefined) return fixes.list(command, fixes.bothAround(code(sign)))
    if (key === undefined) return fixes.list(command, fixes.bothInOrder)
    const names =
      value === undefined ? fixes.keyUnder(code(key)) : fixes.bothUnder(code(key), code(value))
    return fixes.list(command, names)
  }
  if (sign !== undefined) return fixes.map(command, fixes.eachBefore(code(sign)), fixes.behindThat)
  if (key === undefined) return fixes.map(command, fixes.firstOfPair, fixes.secondOfPair)
  const held = value === undefined ? fixes.restOfIt : fixes.itUnder(code(value))
  return fixes.map(command, fixes.eachUnder(code(key)), held)
}
