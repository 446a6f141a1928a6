/** So long a text does not stand in a sentence by chance. */
export const LONG = 12

/** A longer sentence is not searched: it is taken to repeat what came. */
export const MOST = 30_000

/**
 * Whether a sentence repeats a text of the caller: between quotation marks, as the libraries do it, or
 * at length. A short text by itself may be a word of the author's (`date`), or today's date.
 */
export const repeats = (message: string, texts: ReadonlyArray<unknown>): boolean => {
  if (message.length > MOST) return true
  return texts.some((text) => {
    if (typeof text !== 'string' || text === '' || text.length > message.length) return false
    return text.length >= LONG
      ? message.includes(text)
      : marks.some((mark) => message.includes(mark + text + mark))
  })
}

/** What libraries and authors put around a text that they quote. */
const marks: ReadonlyArray<string> = ['"', "'", '`']

/** What stands in place of a text that is taken out. */
const OUT = '…'

/**
 * A sentence without the texts that it {@link repeats}, so that the rest can be shown; `undefined` where
 * nothing is left of it.
 */
export const without = (message: string, texts: ReadonlyArray<unknown>): string | undefined => {
  if (!repeats(message, texts) || message.length > MOST) return message
  const rest = texts.reduce(
    (left: string, text) => (typeof text === 'string' && text !== '' ? cut(left, text) : left),
    message
  )
  return speaks(rest) ? rest : undefined
}

const cut = (message: string, text: string): string =>
  text.length >= LONG
    ? message.replaceAll(text, () => OUT)
    : marks.reduce(
        (left, mark) => left.replaceAll(mark + text + mark, () => mark + OUT + mark),
        message
      )

/**
 * A sentence without a text wherever it stands in it, a short one as a word of its own: for one whose author may well
 * have put it there without marks. `undefined` where nothing else is left.
 */
export const withoutWord = (message: string, text: string): string | undefined => {
  if (text === '' || !message.includes(text)) return message
  if (message.length > MOST) return undefined
  const parts = message.split(text)
  const rest = parts.map((part, at) => {
    const before = parts[at - 1]
    return before === undefined ? part : (isWithin(text, before, part) ? text : OUT) + part
  })
  return rest.some(speaks) ? rest.join('') : undefined
}

/** A text as short as that stands in any word by chance. */
const SHORT = 4

const isWithin = (text: string, before: string, after: string): boolean =>
  text.length < SHORT && (isLetter(before.at(-1)) || isLetter(after.at(0)))

const isLetter = (one: string | undefined): boolean => /[\p{L}\p{N}]/u.test(one ?? '')

/** Whether a sentence says anything. */
const speaks = (message: string): boolean => /\p{L}/u.test(message)

/** Whether a sentence repeats what came as its library describes it: a text, or JSON with texts in it. */
export const repeatsActual = (message: string, actual: string | undefined): boolean =>
  actual?.includes('"') === true && message.includes(actual)

/** Whether arktype's ` (was …)`, of which a union has several, repeats a text. */
export const repeatsWas = (message: string, actual: string | undefined): boolean => {
  const at = actual === undefined ? -1 : message.indexOf(' (was ')
  return repeatsActual(message, actual) || (at >= 0 && message.includes('"', at))
}
