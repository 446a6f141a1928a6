import { parseArgs } from 'node:util'
import { nearest } from '@toolfault/advice/nearest'

/** One line that says what to change; the program ends with 2. */
export class Unusable extends Error {}

/** The options of a command and whether each takes a value. */
export type Flags = { readonly [name: string]: 'string' | 'boolean' }

/** The options that were given; throws {@link Unusable} for those that the command does not have. */
export const tokens = (
  command: string,
  flags: Flags,
  argv: ReadonlyArray<string>
): ReadonlyMap<string, string> => {
  const spelled = Object.keys(flags).map((name) => `--${name}`)
  const options = Object.fromEntries(Object.entries(flags).map(([name, type]) => [name, { type }]))
  const read = parseArgs({ args: [...argv], options, strict: false, tokens: true })
  const given = new Map<string, string>()
  for (const token of read.tokens) {
    if (token.kind === 'positional')
      throw new Unusable(`${quoted(token.value)} is no option of ${command}`)
    if (token.kind !== 'option') continue
    const type = Object.hasOwn(flags, token.name) ? options[token.name]?.type : undefined
    if (type === undefined) {
      throw new Unusable(
        `${quoted(token.rawName)} is no option of ${command}${meant(token.rawName, spelled)}`
      )
    }
    if (type === 'string' && !hasValue(token)) throw new Unusable(`${token.rawName} needs a value`)
    if (type === 'boolean' && token.value !== undefined)
      throw new Unusable(`${token.rawName} takes no value`)
    given.set(token.name, token.value ?? '')
  }
  return given
}

/** The value when it is on the list; else an {@link Unusable} that shows the list. */
export const oneOf = <A extends string>(name: string, given: string, list: ReadonlyArray<A>): A => {
  const found = list.find((item) => item === given)
  if (found !== undefined) return found
  throw new Unusable(`${name} takes ${list.join(', ')}, not ${quoted(given)}${meant(given, list)}`)
}

/** `: did you mean x?`, where one name is near. */
export const meant = (given: string, names: ReadonlyArray<string>): string => {
  const near = nearest(given, names)
  return near === undefined ? '' : `: did you mean ${quoted(near)}?`
}

/** A text from outside in one line of a terminal. */
export const quoted = (text: string): string => JSON.stringify(text.slice(0, 128))

/** The first of some names, and how many there are beside. */
export const few = (names: ReadonlyArray<string>): string =>
  names.slice(0, 5).map(quoted).join(', ') +
  (names.length > 5 ? ` and ${names.length - 5} more` : '')

/** An option that follows is not the value of the one before it, unless `=` says so. */
const hasValue = (token: {
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}): boolean =>
  token.value !== undefined && (token.inlineValue === true || !token.value.startsWith('--'))
