/** More texts than this are no list that anybody reads. */
const MOST = 64

/** A pattern that lists whole texts and matches nothing else: `^(asc|desc)$`. */
const list = /^\^\((?:\?:)?([\w -]+(?:\|[\w -]+)+)\)\$$/

/** The texts that a pattern lists; `undefined` for a pattern of any other form. */
export const listIn = (pattern: string): ReadonlyArray<string> | undefined => {
  const texts = list.exec(pattern)?.[1]?.split('|')
  return texts === undefined || texts.length > MOST ? undefined : texts
}
