type Replacer = (this: unknown, key: string, value: unknown) => unknown

const passed: Replacer = (_, value) => value

/**
 * A value as JSON of so many characters at the most; `undefined` where it is longer, or where a replacer throws. Each
 * member is a character at the least: no more of them are looked at, since parts that share parts have no end.
 */
export const textWithin = (
  value: unknown,
  most: number,
  replacer: Replacer = passed
): string | undefined => {
  let members = 0
  const counted: Replacer = function (key, member) {
    if (++members > most) throw new RangeError('too long')
    return replacer.call(this, key, member)
  }
  try {
    const text = JSON.stringify(value, counted)
    return text.length <= most ? text : undefined
  } catch {
    return undefined
  }
}
