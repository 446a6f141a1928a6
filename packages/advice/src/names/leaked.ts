/** A longer text is no word, number or listed value with markup behind it. */
const LONG = 4_096

/**
 * What stands before the markup of a call, where that leaked into a value: `open` of a text that ends in the tag which closes a
 * parameter, or goes on with the next one, or in a sign that a model ends its turn with. `undefined` of a text without any, and of what begins with it.
 */
export const beforeMarkup = (text: string): string | undefined => {
  const at = text.length > LONG ? -1 : text.indexOf('<')
  const head = text.slice(0, Math.max(at, 0)).trim()
  return head !== '' &&
    /^<(?:\/?[a-z_][\w:.-]{0,40}(?:>|\s)|\|[a-z_\d-]{1,40}\|>)/i.test(text.slice(at))
    ? head
    : undefined
}
