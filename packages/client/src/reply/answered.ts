import { executionFailed, faultOf, internal, own, total } from '@toolfault/model'
import * as attempts from '@toolfault/words/attempt'
import { type Digesting, digest } from '@toolfault/words/digest'
import { replies } from '@toolfault/words/en'
import { type Part, partsOf, saysError } from './parts.js'
import { jsonText, shortened, wellFormed } from './text.js'

/** How an answer is put to a model. */
export interface Replying extends Digesting {
  /**
   * Longest text of a success, in characters; the rest is cut off, and `…` says so. Unbounded when
   * absent: what a tool returned is what the model asked for.
   */
  readonly most?: number
}

/** An answer as each vendor's form takes what it has room for. */
export interface Answered {
  readonly isError: boolean
  readonly parts: ReadonlyArray<Part>
  /** The same as JSON, where it was no text. */
  readonly value?: unknown
}

/** Read an answer; what is none counts as an internal failure. */
export const answered = (answer: unknown, replying: Replying = {}): Answered =>
  total<Answered>(
    () => (own(answer, 'ok') === true ? success(answer, replying) : failure(answer, replying)),
    () => ({ isError: true, parts: [text(digest(internal()))] })
  )

const text = (said: string): Part => ({ type: 'text', text: said })

const success = (answer: unknown, { most }: Replying): Answered => {
  const value = own(answer, 'value')
  const parts = partsOf(value)
  if (parts !== undefined) {
    const isError = saysError(value)
    // A vendor refuses a failure that says nothing.
    const isMute = isError && parts.every((part) => part.text.trim() === '')
    return { isError, parts: isMute ? [text(digest(executionFailed()))] : within(parts, most) }
  }
  if (typeof value === 'string') {
    return { isError: false, parts: [text(shortened(wellFormed(value), most))] }
  }
  const json = jsonText(value)
  const short = shortened(json, most)
  return {
    isError: false,
    parts: [text(short)],
    // Cut, it is no JSON any more.
    ...(json === '' || short !== json ? {} : { value: JSON.parse(json) })
  }
}

/** All texts together have as much room as one would. */
const within = (parts: ReadonlyArray<Part>, most: number | undefined): ReadonlyArray<Part> => {
  if (typeof most !== 'number') return parts
  let left = most
  return parts.flatMap((part) => {
    if (part.type === 'image') return [part]
    if (left <= 0) return []
    const short = shortened(part.text, left)
    left -= part.text.length
    return [text(short)]
  })
}

const failure = (answer: unknown, replying: Replying): Answered => {
  const told = digest(faultOf(answer), { attempts, ...replying })
  const said = told === '' ? digest(internal()) : told
  const unsure = (replying.pack?.replies ?? replies).unsure
  return {
    isError: true,
    parts: [text(own(answer, 'unsure') === true ? `${said}\n${unsure}` : said)]
  }
}
