import { isList, isRecord } from '@toolfault/model'
import { descriptionOf } from '../schema/description.js'

/** How an author says what parts the items of a text: "Comma-separated list of fields", "separated by commas". */
const said =
  /\b(comma|space|semicolon|pipe|new-?line)s?[ -](?:separated|delimited)|\b(?:separated|delimited) (?:by|with) (?:an? )?(comma|space|semicolon|pipe|new-?line)/i

const signs: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['comma', ','],
  ['space', ' '],
  ['semicolon', ';'],
  ['pipe', '|'],
  ['newline', '\n']
])

/** The sign that an author wants between the items of a text; `undefined` where nobody says it. */
export const signFor = (schemas: ReadonlyArray<unknown>): string | undefined => {
  const [, before, behind] = said.exec(schemas.filter(isRecord).map(descriptionOf).join(' ')) ?? []
  return signs.get((before ?? behind ?? '').toLowerCase().replace('-', ''))
}

/** Texts and numbers as one text; `undefined` of fewer than two, and where one of them has the sign in it. */
export const joined = (items: unknown, sign: string): string | undefined => {
  const isItem = (item: unknown): boolean =>
    typeof item === 'number' || (typeof item === 'string' && item !== '' && !item.includes(sign))
  return isList(items) && items.length > 1 && items.every(isItem) ? items.join(sign) : undefined
}
