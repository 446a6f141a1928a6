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

/**
 * The name in a key into which markup of the call leaked: `path` of `path</arg_key>`, `bash\n<arg_key>path` and
 * `parameter name="path"`. The key itself where there is none, or more than a name.
 */
export const bareKey = (key: string): string => {
  if (key.length > LONGEST) return key
  if (key.includes('arg_key')) return marked.exec(key)?.[1] ?? key
  return key.includes('parameter') ? (called.exec(key)?.[1] ?? key) : key
}

/** A longer key has no name in it. */
const LONGEST = 256

const marked = /(?:^|<arg_key>)\s{0,8}([\w.-]{1,64})\s{0,8}(?:<\/arg_key>\s{0,8}){0,4}$/
const called = /^<?parameter(?:\sname)?="?([\w.-]{1,64})"?>?$/
