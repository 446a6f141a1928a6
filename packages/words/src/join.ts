import { total } from '@toolfault/model'

/** Join sentences; one that already stands in the text before it is not said again. `''` for no text. */
export const join = (...parts: ReadonlyArray<string>): string =>
  total(
    () =>
      parts.reduce(
        (text, part) =>
          part === '' || text.includes(part) ? text : text === '' ? part : `${stop(text)} ${part}`,
        ''
      ),
    () => ''
  )

/** A text with its full stop. `''` for what is no text. */
export const stop = (text: string): string => ended(text, '.')

/** A headline and what it announces: behind a colon, unless the headline is a sentence of its own. */
export const lead = (headline: string, text: string): string =>
  typeof text === 'string' ? `${ended(headline, ':')} ${text}` : ended(headline, '.')

const ended = (text: string, mark: string): string => {
  if (typeof text !== 'string') return ''
  return ends.includes(text.at(-1) ?? '') ? text : `${text}${mark}`
}

/** A pattern would look through the whole text for them. */
const ends = ['.', '!', '?', ':', '…']
