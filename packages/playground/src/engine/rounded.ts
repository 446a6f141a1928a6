/** A text, or a number, of JSON. */
const token = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g

/** So many digits of any number are kept (IEEE 754, binary64). */
const DIGITS = 15

/** Whether a text of JSON holds a number that JavaScript may read as another one: `12345678901234567890`. */
export const isRounded = (text: string): boolean =>
  (text.match(token) ?? []).some((part) => {
    if (part.startsWith('"')) return false
    const digits = part
      .replace(/[eE].*$/, '')
      .replace(/\D/g, '')
      .replace(/^0+|0+$/g, '')
    return digits.length > DIGITS && !Number.isSafeInteger(Number(part))
  })
