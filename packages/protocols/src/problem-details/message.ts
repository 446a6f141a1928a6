import type { Fault } from '@toolfault/model'
import { detailOf } from './detail.js'
import type { ProblemForm } from './form.js'

/** So many lines stand behind a message at the most: 64 points, how many more, what was not counted. */
const LINES = 70

/**
 * What another party said of the whole, out of a text that says the whole: nothing where our own words
 * say it all, else the shortest beginning of the text with which the fault is said so again; all of the
 * text where there is none.
 */
export const withMessage = (fault: Fault, text: string, form: ProblemForm): Fault => {
  if (text === '' || detailOf(fault, form) === text) return fault
  const guidance = fault.guidance === undefined ? '' : `\n${fault.guidance}`
  const whole = guidance !== '' && text.endsWith(guidance) ? text.slice(0, -guidance.length) : text
  const told = [...heads(fault, whole, form), whole, text].find(
    (message) => message !== '' && detailOf({ ...fault, message }, form) === text
  )
  return { ...fault, message: told ?? text }
}

/** The text without what we would say behind a message. */
const heads = (fault: Fault, text: string, form: ProblemForm): ReadonlyArray<string> => {
  if (fault.kind === 'invalid_arguments') {
    const lines = text.split('\n')
    const least = Math.max(1, lines.length - LINES)
    return Array.from({ length: lines.length - least }, (_, at) =>
      lines.slice(0, least + at).join('\n')
    )
  }
  const { guidance: _, ...rest } = fault
  const tail = detailOf({ ...rest, message: MARK }, form).slice(MARK.length)
  return [
    ...(tail !== '' && text.endsWith(tail) ? [text.slice(0, -tail.length)] : []),
    // What the message shows already is not said behind it.
    ...(fault.kind === 'misconfigured' || fault.kind === 'authorization_required'
      ? sentences(text)
      : [])
  ]
}

/** The text up to each of its last sentences. */
const sentences = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/[.!?:…] /g)].slice(-SENTENCES).map(({ index }) => text.slice(0, index + 1))

/** So many sentences of ours stand behind a message at the most, pages to visit aside. */
const SENTENCES = 3

/** Any sentence. */
const MARK = '-.'
