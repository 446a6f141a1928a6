import type { Json } from '@toolfault/types/json'

/** Longer texts are not read, and deeper ones neither. */
const LONG = 100_000
const DEPTH = 64

/** One token and the white space before it: a mark, a text, a number or a name of Python. */
const token =
  /\s*(?:(?<mark>[{}[\]():,])|(?<text>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<number>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])|(?<name>True|False|None)(?!\w))/y

interface Reader {
  readonly text: string
  at: number
}

interface Token {
  readonly mark?: string
  /** A box, so that `None` differs from no value. */
  readonly value?: readonly [Json]
}

/**
 * Read what Python's `repr` writes for JSON: `{'a': [1, True, None]}`, tuples as arrays.
 *
 * `undefined` for any other text, for a key that is no text or comes twice, and for a number whose
 * digits would be lost.
 */
export const readPython = (text: string): Json | undefined => {
  if (text.length > LONG) return undefined
  const reader: Reader = { text, at: 0 }
  const read = value(reader, next(reader), 0)
  return read !== undefined && text.slice(reader.at).trim() === '' ? read[0] : undefined
}

const next = (reader: Reader): Token | undefined => {
  token.lastIndex = reader.at
  const groups = token.exec(reader.text)?.groups
  if (groups === undefined) return undefined
  reader.at = token.lastIndex
  const { mark, name, number, text } = groups
  if (mark !== undefined) return { mark }
  if (text !== undefined) return boxed(unescaped(text.slice(1, -1)))
  if (number !== undefined) return boxed(whole(Number(number)))
  return { value: [name === 'None' ? null : name === 'True'] }
}

const boxed = (value: Json | undefined): Token => (value === undefined ? {} : { value: [value] })

const whole = (number: number): number | undefined =>
  Number.isInteger(number) && !Number.isSafeInteger(number) ? undefined : number

const value = (
  reader: Reader,
  first: Token | undefined,
  depth: number
): readonly [Json] | undefined => {
  if (first?.value !== undefined) return first.value
  if (depth > DEPTH) return undefined
  if (first?.mark === '[') return list(reader, ']', depth + 1)
  if (first?.mark === '(') return list(reader, ')', depth + 1)
  return first?.mark === '{' ? dict(reader, depth + 1) : undefined
}

const list = (reader: Reader, end: string, depth: number): readonly [Json] | undefined => {
  const items: Array<Json> = []
  while (true) {
    const first = next(reader)
    // A comma after the last item is Python.
    if (first?.mark === end) return [items]
    const item = value(reader, first, depth)
    if (item === undefined) return undefined
    items.push(item[0])
    const mark = next(reader)?.mark
    // One item in round brackets is no tuple without a comma.
    if (mark === end) return end === ')' && items.length === 1 ? item : [items]
    if (mark !== ',') return undefined
  }
}

const dict = (reader: Reader, depth: number): readonly [Json] | undefined => {
  const entries = new Map<string, Json>()
  while (true) {
    const first = next(reader)
    if (first?.mark === '}') return [Object.fromEntries(entries)]
    const key = first?.value?.[0]
    if (typeof key !== 'string' || entries.has(key)) return undefined
    if (next(reader)?.mark !== ':') return undefined
    const item = value(reader, next(reader), depth)
    if (item === undefined) return undefined
    entries.set(key, item[0])
    const mark = next(reader)?.mark
    if (mark === '}') return [Object.fromEntries(entries)]
    if (mark !== ',') return undefined
  }
}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '\\': '\\',
  "'": "'",
  '"': '"'
}

const unescaped = (text: string): string | undefined => {
  if (!text.includes('\\')) return text
  let known = true
  const read = text.replace(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|(.))/g,
    (_, byte?: string, unit?: string, other?: string) => {
      const code = byte ?? unit
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
      const letter = other === undefined ? undefined : escapes[other]
      if (letter === undefined) known = false
      return letter ?? ''
    }
  )
  return known ? read : undefined
}
