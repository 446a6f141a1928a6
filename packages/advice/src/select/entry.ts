import { entryAlone } from '../point/entry-alone.js'
import { rename } from './move.js'
import { freeIn, type Search } from './search.js'

/** What an entry holds belongs under the key for its value, where it came under its name: `{ "Date": "desc" }` of `[{ field, direction }]`. */
export const byEntry = (search: Search): void => {
  for (const owner of search.strange) {
    if (owner.missing.size === 0) continue
    const [name] = freeIn(search, owner)
    const entry = entryAlone(search.walk, owner.path)
    if (entry === undefined || entry.name !== name) continue
    const told = owner.missing.get(entry.value) ?? owner.refused.get(name) ?? owner.loose.get(name)
    rename(search, told, owner, name, entry.value)
  }
}
