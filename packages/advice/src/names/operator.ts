import { isSynonym } from './groups.js'
import { wholeOf } from './spelling.js'

/** What the signs of comparisons say in a word. */
const words: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['=', 'eq'],
  ['==', 'eq'],
  ['===', 'eq'],
  ['!=', 'ne'],
  ['!==', 'ne'],
  ['<>', 'ne'],
  ['≠', 'ne'],
  ['>', 'gt'],
  ['>=', 'gte'],
  ['≥', 'gte'],
  ['<', 'lt'],
  ['<=', 'lte'],
  ['≤', 'lte']
])

/** The only listed text that says the same as another, where one of them is a sign: `eq` for `=`, `>=` for `gte`. */
export const operatorOf = (value: string, names: ReadonlyArray<string>): string | undefined => {
  const said = words.get(value.trim())
  const word = said ?? wholeOf(value)
  const [only, more] = names.filter((name) => {
    const sign = words.get(name)
    const other = sign ?? (said === undefined ? undefined : wholeOf(name))
    return other !== undefined && (other === word || isSynonym(other, word))
  })
  return more === undefined ? only : undefined
}
