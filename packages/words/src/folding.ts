import type { Advice, Path } from '@toolfault/model'

/** How places of like advice over many indexes are spelled: `rows[0…999].id`, `rows[0, 2, 5…].id`. */
export const folding = (
  { at, last, next, path }: Advice,
  spell: (path: Path) => string
): ((path: Path) => string) => {
  const first = at === undefined ? undefined : path[at]
  if (at === undefined || first === undefined) return spell
  const range =
    last === undefined ? [first, ...(next ?? [])].join(', ').concat('…') : `${first}…${last}`
  return (given) => {
    const whole = spell(given)
    const head = spell(path.slice(0, at))
    // Where the index differs, what stands beside it has the same. A long path has lost its head.
    const isBeside = path.slice(0, at + 1).every((key, n) => key === given[n])
    if (!isBeside || !whole.startsWith(head)) return whole
    return head + whole.slice(head.length).replace(first, range)
  }
}

/** A text in which folded places are spelled as the first place of each. */
export const unfolded = (text: string): string =>
  text.includes('…') ? text.replace(/\[(\d+)(?:…\d+|(?:, \d+)*…)\]/g, '[$1]') : text
