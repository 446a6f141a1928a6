import { type Asking, own, type Tool } from '@toolfault/model'
import { verbOf } from './verb.js'

/** A longer phrase says more than what the tool does. */
const LONG = 80

/**
 * What a tool does, as it follows "so I can": from a title or else the first words of a description
 * that begin with a verb (`Sends an email. …` is `send an email`). Empty when neither does.
 */
export const actionOf = (tool: Tool): Pick<Asking, 'action'> => {
  const action = fromTitle(own(tool, 'title')) ?? fromDescription(own(tool, 'description'))
  return action === undefined ? {} : { action }
}

/** In a title every word may be a capital one; a word with more capitals is a name (`GitHub`, `SQL`). */
const fromTitle = (title: unknown): string | undefined =>
  typeof title === 'string' && title.length <= LONG
    ? imperative(title.trim().split(/\s+/).map(lowered))
    : undefined

const fromDescription = (description: unknown): string | undefined => {
  if (typeof description !== 'string') return undefined
  // What comes first is all that is read of a description, however long.
  const [first = ''] = description
    .slice(0, 300)
    .replace(/\s*\([^()]*\)/g, '')
    .trim()
    .split(/[.!?:;]+(?:\s|$)|\n|\s[-–—(]|,\s/, 1)
  const [head = '', ...rest] = first.replace(preamble, '').trim().split(/\s+/)
  return imperative(short([lowered(head), ...rest]))
}

/** What may stand before the verb: `This tool allows you to send …`, `Use this tool to send …`. */
const preamble =
  /^(?:use (?:this|it)(?: (?:tool|function))? to|(?:(?:this|the|a|an) )?(?:tool|function)(?: (?:that|which))?(?: (?:to|will|(?:is|can be) used to|can|(?:allows|enables|lets) (?:you|users?|the user)(?: to)?))?|(?:allows|enables|lets) (?:you|users?|the user)(?: to)?|(?:can be )?used to)\s/i

/** Words up to what qualifies them, where they are many. */
const short = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (words.join(' ').length <= LONG) return words
  const end = words.findIndex((word, at) => at > 2 && qualifiers.has(word.toLowerCase()))
  return end < 0 ? words : words.slice(0, end)
}

const qualifiers: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'and',
  'as',
  'based',
  'by',
  'from',
  'given',
  'if',
  'in',
  'including',
  'on',
  'that',
  'to',
  'using',
  'via',
  'when',
  'where',
  'which',
  'with'
])

const imperative = (words: ReadonlyArray<string>): string | undefined => {
  const [first = '', ...rest] = words
  const verb = verbOf(first, rest[0])
  const action = [verb, ...rest].join(' ')
  return verb === undefined || action.length > LONG ? undefined : action
}

const lowered = (word: string): string => (/^[A-Z][a-z']*$/.test(word) ? word.toLowerCase() : word)
