import { isWord } from './in-use.js'
import { wholeOf } from './spelling.js'

/** A shorter name ends many words, and a longer one nobody writes as one. */
const SHORT = 4
const LONG = 64

/** Whether a name is written as one word, of which another is the end and the rest a word of its own: `type` of `issuetype`. */
export const isTail = (key: string, name: string): boolean => {
  if (key.length < SHORT || key.length >= name.length || name.length > LONG) return false
  if (!/^[a-z]+$/.test(name)) return false
  const end = wholeOf(key)
  return end.length >= SHORT && name.endsWith(end) && isWord(name.slice(0, -end.length))
}
