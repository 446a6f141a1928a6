import { lastOf } from '../pointers.js'
import { hasOption, type Use } from './command.js'

/** What has more parts is a list. */
const FEW = 4

/** Whether what was parted may as well be one item: a sentence, an address, a name with its address, one key and its values. */
export const isProse = (
  separator: string,
  parts: ReadonlyArray<string>,
  use: Use | undefined
): boolean => {
  if (separator !== ',' && separator !== ';') return false
  const [first = '', ...rest] = parts
  if (separator === ',' && (isGrouped(parts) || isPlace(first, rest, use))) return true
  if (separator === ',' && use === 'prose' && parts.some((part) => part.includes(' '))) return true
  if (parts.some((part) => /<[^\s<>@]+@[^\s<>]+>/.test(part)))
    return !parts.every((part) => part.includes('@'))
  return (
    (separator === ';' && rest.some(isSetting)) ||
    (isSetting(first) && !rest.some(isSetting)) ||
    isSome(parts, hasOption) ||
    (isStop.test(lastOf(rest)) && !isStop.test(first)) ||
    (parts.length <= FEW && isUneven(parts))
  )
}

/** Whether the commas are in one number: `1,234`, `1,000,000`; not in `100,200`. */
const isGrouped = (parts: ReadonlyArray<string>): boolean =>
  /^[-+]?\p{Sc}?(?:\d{1,2}(?:,\d{3})+|\d{3}(?:,000)+)(?:\.\d+)?$/u.test(parts.join())

/** Whether a name goes on behind the comma (`Korea, Republic of`), or may, where places are told by what they are in (`Austin, TX`). */
const isPlace = (first: string, rest: ReadonlyArray<string>, use: Use | undefined): boolean =>
  isCapital(first) &&
  (/\s(?:of|the)$/i.test(lastOf(rest)) ||
    (use === 'places' &&
      rest.every(isCapital) &&
      (rest.length === 1 || (rest.length === 2 && rest.some((part) => /^[A-Z]{2}\b/.test(part))))))

const isCapital = (part: string): boolean => /^\p{Lu}/u.test(part)

/** A key with its value: `a=1`, `Accept: text/html`, `--tags=a`. */
const isSetting = (part: string): boolean => /^-{0,2}[\w-]+(?:=|: )/.test(part)

const isStop = /[.!?…]$/

/** Whether some parts go on where another began as a sentence does, or are longer by two words and more. */
const isUneven = (parts: ReadonlyArray<string>): boolean => {
  const [first = '', ...rest] = parts
  const words = parts.map((part) => part.split(/\s+/).length)
  const most = Math.max(...words)
  return (
    most - Math.min(...words) > 1 ||
    ((most > 1 || rest.length === 1) &&
      /^\p{Lu}/u.test(first) &&
      rest.some((part) => /^\p{Ll}+(?!\S)/u.test(part)))
  )
}

/** Whether something is true of one of some texts, and not of each. */
export const isSome = (parts: ReadonlyArray<string>, is: (part: string) => boolean): boolean =>
  parts.some(is) && !parts.every(is)
