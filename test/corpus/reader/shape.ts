import { parseLoose } from './loose.js'
import { typesIn } from './types.js'

/** A shape that was written in one line. */
export type Shape =
  | { readonly is: 'object'; readonly members: ReadonlyArray<Member> }
  | { readonly is: 'array'; readonly item: Shape }
  | { readonly is: 'value'; readonly value: unknown }
  | { readonly is: 'type'; readonly type: string; readonly words: string }

export interface Member {
  readonly key: string
  readonly optional: boolean
  readonly shape: Shape
}

/** Read `{ a: string, b?: integer[], c: "x" | "y" }`; what is not understood is a string. */
export const shapeOf = (given: string): Shape => {
  const text = given.trim()
  const [first = '', ...others] = parts(text, '|')
  if (others.length > 0) return shapeOf(first)
  if (/\[\]$/.test(text)) return { is: 'array', item: shapeOf(text.slice(0, -2)) }
  if (text.startsWith('{'))
    return { is: 'object', members: parts(inner(text), ',').flatMap(memberOf) }
  if (text.startsWith('[')) {
    const items = parts(inner(text), ',')
    return { is: 'array', item: shapeOf(items[0] ?? '') }
  }
  if (text.startsWith('(')) return shapeOf(inner(text))
  const literal = parseLoose(text)
  if (literal !== undefined) return { is: 'value', value: literal.value }
  const generic = /^(?:array|list)<(.*)>$/is.exec(text)?.[1]
  if (generic !== undefined) return { is: 'array', item: shapeOf(generic) }
  return { is: 'type', type: typesIn(text)[0] ?? 'string', words: text }
}

const memberOf = (text: string): ReadonlyArray<Member> => {
  if (text.includes('…')) return []
  const found = /^\s*(["']?)(.+?)\1(\?)?\s*:\s*(.*)$/s.exec(text)
  if (found === null) return []
  const [, , key = '', mark, type = ''] = found
  return [{ key, optional: mark === '?' || key.endsWith('?'), shape: shapeOf(type) }]
}

const inner = (text: string): string => text.slice(1).replace(/[}\])]\s*$/, '')

/** Cut at a sign, outside of brackets and quotations. */
const parts = (text: string, sign: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  let depth = 0
  let quote = ''
  let part = ''
  for (const letter of text) {
    if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === '`') quote = letter
    else if ('{[(<'.includes(letter)) depth++
    else if ('}])>'.includes(letter)) depth--
    else if (letter === sign && depth === 0) {
      found.push(part)
      part = ''
      continue
    }
    part += letter
  }
  return part.trim() === '' ? found : [...found, part]
}
