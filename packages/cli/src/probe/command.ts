import { Unusable } from '../flags.js'

/**
 * Split a command into its words as a shell does with simple quoting: blanks part, `'…'` is as it
 * stands, in `"…"` and outside of quotes a backslash keeps what follows. No shell is run, so nothing
 * else means anything (`$`, `*`, `|`). Throws {@link Unusable} where a quote has no end.
 */
export const splitCommand = (text: string): ReadonlyArray<string> => {
  const words: Array<string> = []
  let word: string | undefined
  let quote = ''
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '\\' && quote !== "'" && at + 1 < text.length) {
      word = (word ?? '') + text.charAt(++at)
    } else if (quote !== '') {
      if (character === quote) quote = ''
      else word += character
    } else if (character === '"' || character === "'") {
      quote = character
      word ??= ''
    } else if (/\s/.test(character)) {
      if (word !== undefined) words.push(word)
      word = undefined
    } else word = (word ?? '') + character
  }
  if (quote !== '') throw new Unusable(`--mcp has a ${quote} without an end`)
  return word === undefined ? words : [...words, word]
}

/** A command, and what is set for it alone: `NAME=value` before it, as in a shell. */
export const assigned = (
  words: ReadonlyArray<string>
): { readonly env: Readonly<Record<string, string>>; readonly words: ReadonlyArray<string> } => {
  const isSet = (word: string): boolean => /^[A-Za-z_]\w*=/.test(word)
  const first = words.findIndex((word) => !isSet(word))
  const set = first < 0 ? words : words.slice(0, first)
  return {
    env: Object.fromEntries(
      set.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)])
    ),
    words: words.slice(set.length)
  }
}
