import { isList, isRecord } from '@toolfault/model'

/** The width that the page is written for. */
const WIDTH = 100

/** The longest JSON that stands in one line. */
const SHORT = 84

const colour = process.stdout.isTTY === true && (process.env['NO_COLOR'] ?? '') === ''

const set =
  (code: number) =>
  (text: string): string =>
    colour ? `\u001b[${code}m${text}\u001b[0m` : text

/** Set a heading off, where a terminal can. */
export const bold: (text: string) => string = set(1)

/** Set what matters less off, where a terminal can. */
export const dim: (text: string) => string = set(2)

/** A text in lines that fit, each behind the margin; a line that is broken goes on a little further in. */
export const block = (text: string, margin: number): string =>
  text
    .split('\n')
    .flatMap((line) => wrapped(line, WIDTH - margin))
    .map((line) => `${' '.repeat(margin)}${line}`.trimEnd())
    .join('\n')

/** A value as JSON, each part of it in one line where it fits. */
export const json = (value: unknown, indent = 0): string => {
  const short = inline(value)
  const items = isList(value)
    ? value.map((item) => json(item, indent + 2))
    : entriesOf(value).map(([key, item]) => `${JSON.stringify(key)}: ${json(item, indent + 2)}`)
  if (items.length === 0 || short.length + indent <= SHORT) return short
  const margin = ' '.repeat(indent)
  const body = items.map((item) => `${margin}  ${item}`).join(',\n')
  return isList(value) ? `[\n${body}\n${margin}]` : `{\n${body}\n${margin}}`
}

const inline = (value: unknown): string => {
  if (isList(value)) return `[${value.map(inline).join(', ')}]`
  const members = entriesOf(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`)
  return members.length === 0 ? JSON.stringify(value) : `{ ${members.join(', ')} }`
}

const entriesOf = (value: unknown): ReadonlyArray<readonly [string, unknown]> =>
  isRecord(value) ? Object.entries(value) : []

const wrapped = (line: string, width: number): ReadonlyArray<string> => {
  const inset = ' '.repeat((/^ */.exec(line)?.[0].length ?? 0) + 2)
  const lines: Array<string> = []
  let rest = line
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width)
    // A word that is longer than the line stays whole: half an address is none.
    const at = space > inset.length ? space : rest.indexOf(' ', width)
    if (at < 0) break
    lines.push(rest.slice(0, at))
    rest = inset + rest.slice(at + 1)
  }
  return [...lines, rest]
}
