import { printPointer } from '@toolfault/model'
import { gatheredAt } from '../point/into-series.js'
import { lastOf } from '../pointers.js'
import type { Mend, Site } from './site.js'

/** Several numbers without a place as the list that takes them all, at the first of them: `coordinate` of `x` and `y`. */
export const gathered = ({ isSecret, path: place, walk }: Site): ReadonlyArray<Mend> => {
  const found = isSecret ? undefined : gatheredAt(walk, place)
  if (found === undefined || found.names[0] !== lastOf(place)) return []
  const at = (key: string): string => printPointer([...place.slice(0, -1), key])
  return [
    {
      place,
      grade: 'likely',
      ops: [
        ...found.names.map((name) => ({ op: 'remove', path: at(name) }) as const),
        { op: 'add', path: at(found.key), value: found.numbers }
      ]
    }
  ]
}
