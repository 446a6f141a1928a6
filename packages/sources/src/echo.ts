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
      : ['"', "'", '`'].some((mark) => message.includes(mark + text + mark))
  })
}

/** Whether a sentence repeats what came as its library describes it: a text, or JSON with texts in it. */
export const repeatsActual = (message: string, actual: string | undefined): boolean =>
  actual?.includes('"') === true && message.includes(actual)

/** Whether arktype's ` (was …)`, of which a union has several, repeats a text. */
export const repeatsWas = (message: string, actual: string | undefined): boolean => {
  const at = actual === undefined ? -1 : message.indexOf(' (was ')
  return repeatsActual(message, actual) || (at >= 0 && message.includes('"', at))
}
