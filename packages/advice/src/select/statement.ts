import { setOf } from '../set-of.js'

/** Words that begin a statement of SQL or Cypher, whatever is behind them. */
const verbs: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'select with insert update delete create alter drop explain show pragma truncate exec execute grant revoke declare unwind'
)

/** Words that begin one only with this behind them, since a sentence begins with them as well. */
const behind: ReadonlyArray<readonly [words: RegExp, rest: RegExp]> = [
  [/^(?:merge|replace)$/i, /^\s+into\b/i],
  [/^(?:values|merge|match)$/i, /^\s*[(]/],
  [/^match$/i, /^\s+\w+\s*=\s*[(]/],
  [/^optional$/i, /^\s+match\s*[(]/i],
  [/^call$/i, /^\s+[\w.]+\s*[(]/],
  [/^(?:begin|commit)$/i, /^\s*(?:;|$|tran)/i],
  [/^copy$/i, /^.*\b(?:from|to)\s+(?:'|std)/i],
  [/^(?:desc|describe|analyze|vacuum)$/i, /^(?:\s+[\w.]+){0,2};?$/]
]

/** What is behind the first word of a sentence, and of no statement. */
const articles = /^\s+(?:the|me|us|my|our|why|how|what|which|who)\s/i

/** Whether a text is a statement that a database may run, and not a question about what is in it. */
export const isStatement = (text: string): boolean => {
  const word = /^\w*/.exec(text)?.[0] ?? ''
  const rest = text.slice(word.length)
  if (word === '') return /^(?:[(]|--|\/\*)/.test(text)
  return (
    !articles.test(rest) &&
    (verbs.has(word.toLowerCase()) ||
      behind.some(([words, look]) => words.test(word) && look.test(rest)))
  )
}
