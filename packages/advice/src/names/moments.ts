import { setOf } from '../set-of.js'

/** Words at the end of a name that say no more than that it is a moment, and how that is written. */
const words: ReadonlySet<string> = /* @__PURE__ */ setOf('at date datetime day on time timestamp')

/** Whether a word of a name says that a moment is meant: `at` of `created_at`. */
export const isMomentWord = (word: string): boolean => words.has(word)
