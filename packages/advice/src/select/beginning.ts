import { isTextName } from '../names/kin.js'
import { type Spoken, spokenOf } from '../names/short.js'
import { once } from '../once.js'

/** Names by the letters that their words begin with, and those of texts. */
interface Index {
  readonly initials: ReadonlyMap<string, ReadonlySet<Spoken>>
  readonly texts: ReadonlyArray<Spoken>
}

/** A schema has the same keys in every call. */
const indexOf: (keys: ReadonlySet<string>) => Index = /* @__PURE__ */ once((keys) => {
  const initials = new Map<string, Set<Spoken>>()
  const all = [...keys].map(spokenOf)
  for (const one of all) {
    for (const [first = ''] of one.words) {
      const names = initials.get(first)
      if (names === undefined) initials.set(first, new Set([one]))
      else names.add(one)
    }
  }
  return { initials, texts: all.filter(({ name }) => isTextName(name)) }
})

/** The keys with a word that begins as one of a name does, and those of texts where that is one: no others are kin to it. */
export const beginningAs = (
  keys: ReadonlySet<string>,
  { name, words }: Spoken
): ReadonlyArray<Spoken> => {
  const { initials, texts } = indexOf(keys)
  const letters = new Set(words.map(([first = '']) => first))
  const found = [...letters].flatMap((letter) => [...(initials.get(letter) ?? [])])
  return [...new Set([...found, ...(isTextName(name) ? texts : [])])]
}
