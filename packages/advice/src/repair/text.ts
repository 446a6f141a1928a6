import { keysOf, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { jsonIn, parsed } from '../schema/json-text.js'
import { isTooSmall } from '../schema/value.js'
import { type Grade, lower } from './grade.js'

/** Longer texts are not read as Python. */
const LONG = 100_000

/**
 * The value that a text holds, in a fence or quoted or not: as JSON `certain`, as Python writes it or with ends of lines in its texts `likely`, a grade less where a
 * fraction has more digits than can be kept. `undefined` for any other text, where a key comes twice, and where a
 * whole number would be another: it may be an id.
 */
export const readingOf = (
  text: string
): { readonly value: Json; readonly grade: Grade } | undefined =>
  read(jsonIn(text), 'certain') ??
  read(escaped(jsonIn(text)), 'likely') ??
  read(fromPython(jsonIn(text)) ?? '', 'likely')

/** With the ends of lines and the tabs that stand in its texts written as JSON wants them (RFC 8259 §7). */
const escaped = (text: string): string => {
  if (text.length > LONG || !/[\n\r\t]/.test(text)) return ''
  let isInside = false
  return text.replace(/"|(?:[^"\\]|\\.)+/gs, (it) => {
    if (it === '"') isInside = !isInside
    return isInside ? it.replace(/[\n\r\t]/g, (sign) => JSON.stringify(sign).slice(1, -1)) : it
  })
}

const read = (text: string, grade: Grade): ReturnType<typeof readingOf> => {
  // A border: what a text says as JSON is JSON.
  const value = parsed(text) as Json | undefined
  if (value === undefined) return undefined
  const bare = text.replace(/"(?:[^"\\]|\\.)*"/g, '""')
  if (bare.split(':').length - 1 !== keysIn(value)) return undefined
  const lost = [...bare.matchAll(/-?\d[\d.eE+-]*/g)].filter(([number]) => !isKept(number))
  if (lost.some(([number]) => /^-?\d+$/.test(number))) return undefined
  return { value, grade: lost.length === 0 ? grade : (lower(grade) ?? grade) }
}

const keysIn = (value: unknown): number =>
  keysOf(value).reduce(
    (sum, key) => sum + keysIn(own(value, key)),
    Array.isArray(value) ? 0 : keysOf(value).length
  )

/** Whether no digit is lost: fifteen survive in every number (IEEE 754, binary64), more in some. */
export const isKept = (number: string): boolean =>
  !isTooSmall(number) &&
  (number.replace(/[eE].*|^-?0\.0*|\D/g, '').length <= 15 || String(Number(number)) === number)

/** White space, a mark, a text, a number or a name of Python. */
const tokens =
  /\s+|[{}[\]():,]|'(?<single>(?:[^'\\\n]|\\.)*)'|"(?<double>(?:[^"\\\n]|\\.)*)"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:True|False|None)(?!\w)/gy

const names: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
  ['(', '['],
  [')', ']']
])

/**
 * Write as JSON what Python's `repr` wrote: `{'a': [1, True, None]}`, tuples as arrays. What comes out is
 * JSON only where the text is Python; `undefined` where a token is none of it.
 */
const fromPython = (text: string): string | undefined => {
  const json: Array<string> = []
  const open: Array<string> = []
  let end = 0
  if (text.length > LONG) return undefined
  for (const { 0: token, groups } of text.matchAll(tokens)) {
    end += token.length
    if (token.trim() === '') continue
    const isEnd = ']})'.includes(token)
    const start = isEnd ? open.pop() : undefined
    // One item in round brackets is no tuple without a comma.
    const isTuple = start === '(,' || (start === '(' && json.at(-1) === '[')
    if (token === ')' ? !isTuple : start?.startsWith('(')) return undefined
    // A comma after the last item is Python, and one without an item is not.
    const isAfter = json.at(-2) !== '[' && json.at(-2) !== '{'
    if (isEnd && json.at(-1) === ',' && isAfter) json.pop()
    if ('[{('.includes(token)) open.push(token)
    if (token === ',' && open.at(-1) === '(') open.splice(-1, 1, '(,')
    const body = groups?.['single'] ?? groups?.['double']
    json.push(body === undefined ? (names.get(token) ?? token) : quoted(body))
  }
  // Apart, or two numbers without a comma would be one.
  return end === text.length ? json.join(' ') : undefined
}

const quoted = (body: string): string => {
  const inner = body.replace(/\\x([\da-fA-F]{2})|\\.|"/g, (it, byte?: string) => {
    if (byte !== undefined) return `\\u00${byte}`
    return it === "\\'" ? "'" : it === '"' ? '\\"' : it
  })
  return `"${inner}"`
}
