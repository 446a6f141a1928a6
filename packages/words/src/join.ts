/** Join sentences; one that already stands in the text before it is not said again. */
export const join = (...parts: ReadonlyArray<string>): string =>
  parts.reduce(
    (text, part) =>
      part === '' || text.includes(part) ? text : text === '' ? part : `${stop(text)} ${part}`,
    ''
  )

/** A text with its full stop. */
export const stop = (text: string): string => (/[.!?:…]$/.test(text) ? text : `${text}.`)
