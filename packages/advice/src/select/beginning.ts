import { isTextName } from '../names/kin.js'
import { spokenOf } from '../names/short.js'
import { once } from '../once.js'

/** Names by the letters that their words begin with, and those of texts. */
interface Index {
  readonly initials: ReadonlyMap<string, ReadonlySet<string>>
  readonly texts: ReadonlyArray<string>
}

/** A schema has the same keys in every call. */
const indexOf: (keys: ReadonlySet<string>) => Index = /* @__PURE__ */ once((keys) => {
  const initials = new Map<string, Set<string>>()
  for (const name of keys) {
    for (const [first = ''] of spokenOf(name)) {
      const names = initials.get(first)
      if (names === undefined) initials.set(first, new Set([name]))
      else names.add(name)
    }
  }
  return { initials, texts: [...keys].filter(isTextName) }
})

/** The keys with a word that begins as one of a name does, and those of texts where that is one: no others are kin to it. */
export const beginningAs = (keys: ReadonlySet<string>, name: string): ReadonlyArray<string> => {
  const { initials, texts } = indexOf(keys)
  const found = spokenOf(name).flatMap(([first = '']) => [...(initials.get(first) ?? [])])
  return [...new Set([...found, ...(isTextName(name) ? texts : [])])]
}
