import type { Issue } from '@toolfault/model'

/** What cannot speak may stand in a sentence. */
const mute = /^(?:True|False|None|[-+\d.einfa]{1,60})$/

/** So short a text tells nothing, and may be any word of the author's. */
const SHORT = 3

/** A character of a word. */
const word = /[\p{L}\p{N}_]/u

/**
 * An author's sentence with a mark in place of the text that came, as Python prints it; marked as an echo where it
 * holds only one end of a text that is cut in its middle, so that the other cannot be told.
 */
export const withoutCame = (message: string, came: string): Pick<Issue, 'echo' | 'message'> => {
  if (mute.test(came)) return { message }
  const text = came.replace(/^['"]|['"]$/g, '').replace(/\\(.)/gs, (_, letter: string) => {
    return letter === 'n' ? '\n' : letter === 't' ? '\t' : letter
  })
  const parts = text.split('...').filter((part) => part !== '')
  const [head = '', tail] = parts.length < 2 ? [text] : [parts[0], parts.at(-1)]
  if (text.length < SHORT) return { message }
  if (tail === undefined) return { message: masked(message, head) }
  const start = message.indexOf(head)
  const end = message.lastIndexOf(tail)
  if (start < 0 && end < 0) return { message }
  return start < 0 || end < start + head.length
    ? { message, echo: true }
    : { message: `${message.slice(0, start)}…${message.slice(end + tail.length)}` }
}

/** A sentence with a mark in place of each text that is no part of a longer word. */
const masked = (message: string, text: string): string => {
  let shown = ''
  let from = 0
  for (let at = message.indexOf(text); at >= 0; at = message.indexOf(text, at + 1)) {
    if (at < from || !isApart(message, text, at)) continue
    shown += `${message.slice(from, at)}…`
    from = at + text.length
  }
  return shown + message.slice(from)
}

const isApart = (message: string, text: string, at: number): boolean =>
  !joins(message.charAt(at - 1), text.charAt(0)) &&
  !joins(text.slice(-1), message.charAt(at + text.length))

const joins = (one: string, other: string): boolean => word.test(one) && word.test(other)
