/**
 * What engines say of a text that is no JSON, with what they quote of it: V8 a few characters around the place
 * (`"hunter2 se"... is not valid JSON`), JavaScriptCore a word.
 */
const quotes: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?:\.\.\.)?"[\s\S]{0,64}?"(?:\.\.\.)? is not valid JSON/g, '… is not valid JSON'],
  [/(JSON Parse error: Unexpected identifier )"[^"]*"/g, '$1…']
]

/** What V8 says of a text that is no regular expression, which it quotes as a whole between slashes. */
const EXPRESSION = 'Invalid regular expression: /'

/** Most sentences hand nothing on. */
const engines = /JSON|Invalid regular expression: \//

/**
 * A sentence that may hand on an engine's, without the piece of the caller's text that the engine quotes in it. What is no text
 * is the empty one.
 */
export const unquoted = (message: string): string => {
  if (typeof message !== 'string') return ''
  return engines.test(message)
    ? quotes.reduce((rest, [quote, left]) => rest.replace(quote, left), withoutExpression(message))
    : message
}

const withoutExpression = (message: string): string => {
  const at = message.indexOf(EXPRESSION)
  if (at < 0) return message
  const from = at + EXPRESSION.length
  const rest = message.slice(from)
  // An expression may have slashes in it: the last one before a reason ends it.
  const end = [...rest.matchAll(/\/[a-z]{0,8}: /g)].at(-1)
  return end === undefined ? message : `${message.slice(0, from - 1)}…${rest.slice(end.index + 1)}`
}
