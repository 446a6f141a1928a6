import { hasOption } from './command.js'

/** What has more parts is a list. */
const FEW = 4

/** Whether what was parted may as well be one item: a sentence, an address, a name with its address, one key and its values. */
export const isProse = (separator: string, parts: ReadonlyArray<string>): boolean => {
  if (separator !== ',' && separator !== ';') return false
  const [first = '', ...rest] = parts
  if (parts.some((part) => /<[^\s<>@]+@[^\s<>]+>/.test(part)))
    return !parts.every((part) => part.includes('@'))
  return (
    (separator === ';' && rest.some(isSetting)) ||
    (isSetting(first) && !rest.some(isSetting)) ||
    isSome(parts, hasOption) ||
    (isStop.test(rest.at(-1) ?? '') && !isStop.test(first)) ||
    (parts.length <= FEW && isUneven(parts))
  )
}

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
