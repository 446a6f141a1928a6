import type { Integer } from '@toolfault/types/json'

/** Where a text stops to be JSON, and what has to stand there. */
export interface Break {
  /** The offset of what may not stand there; the length of a text that ends too early. */
  readonly at: Integer
  readonly wanted: JsonWanted
  /** The last key before it. */
  readonly behind?: string
}

/** One token and the white space before it (RFC 8259, sections 2 to 7). */
const token =
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[\x20\x21\x23-\x5b\x5d-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y

/** A text as far as JSON takes it. */
const wholeText = /"(?:[\x20\x21\x23-\x5b\x5d-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y

/** A text that is not closed, up to the end. */
const openText = /"(?:[\x20\x21\x23-\x5b\x5d-\uffff]|\\.)*\\?$/y

/** A word that is not whole, and the longest of them. */
const openWord = /^(?:t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?|-)$/
const WORD = 5

/** What may stand at a place of a JSON text. */
export type JsonWanted =
  | 'a value'
  | 'a value or ]'
  | 'a key or }'
  | 'a key'
  | 'a colon'
  | 'a comma or the end'
  | 'the end'
  | 'a quotation mark'
  | 'an escaped backslash'
  | 'an escaped control character'

/** Walk the tokens until one stands where it may not, which in a text that is JSON is behind its end. */
export const stopOf = (text: string): Break => {
  const open: Array<string> = []
  let wanted: JsonWanted = 'a value'
  let behind: string | undefined
  token.lastIndex = 0
  while (true) {
    const from = token.lastIndex
    const found = token.exec(text)
    const at = from + (/^[ \t\n\r]*/.exec(text.slice(from))?.[0].length ?? 0)
    const next: JsonWanted | undefined = found === null ? undefined : after(wanted, found, open)
    if (next === undefined) {
      return { ...broken(text, at, wanted), ...(behind === undefined ? {} : { behind }) }
    }
    if (next === 'a colon') behind = String(JSON.parse(found?.[2] ?? '""'))
    wanted = next
  }
}

/** A text or a word that has begun breaks where its end or an escape is wanted, anything else where it stands. */
const broken = (text: string, at: number, wanted: JsonWanted): Break => {
  openText.lastIndex = at
  wholeText.lastIndex = at
  if (!/^a (?:key|value)/.test(wanted)) return { at, wanted }
  if (openText.test(text)) return { at: text.length, wanted: 'a quotation mark' }
  if (openWord.test(text.slice(at, at + WORD))) return { at: text.length, wanted }
  if (!wholeText.test(text)) return { at, wanted }
  const end = wholeText.lastIndex
  return {
    at: end,
    wanted: text[end] === '\\' ? 'an escaped backslash' : 'an escaped control character'
  }
}

/** What may follow a token, or `undefined` when it may not stand here. */
const after = (
  wanted: JsonWanted,
  found: RegExpExecArray,
  open: Array<string>
): JsonWanted | undefined => {
  const [, mark, text] = found
  if (wanted === 'a colon') return mark === ':' ? 'a value' : undefined
  if (wanted === 'a key' || wanted === 'a key or }') {
    if (text !== undefined) return 'a colon'
    return wanted === 'a key or }' && mark === '}' ? closed(open) : undefined
  }
  if (wanted === 'a value' || wanted === 'a value or ]') {
    if (mark === undefined) return ended(open)
    if (mark === ']' && wanted === 'a value or ]') return closed(open)
    if (mark !== '{' && mark !== '[') return undefined
    open.push(mark)
    return mark === '{' ? 'a key or }' : 'a value or ]'
  }
  if (wanted === 'the end') return undefined
  if (mark === ',') return open.at(-1) === '{' ? 'a key' : 'a value'
  return mark === (open.at(-1) === '{' ? '}' : ']') ? closed(open) : undefined
}

const ended = (open: ReadonlyArray<string>): JsonWanted =>
  open.length === 0 ? 'the end' : 'a comma or the end'

const closed = (open: Array<string>): JsonWanted => {
  open.pop()
  return ended(open)
}
