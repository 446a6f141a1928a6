import { type Fix, printPointer } from '@toolfault/model'
import { hasAt } from '../schema/at.js'
import type { Mend, Standing } from './site.js'

/** Two values, each put where the other stands, or the one where nothing does. */
export const exchanged = (
  { isSecret, owner, path: place }: Standing,
  { beside, value }: Fix & { readonly id: 'put' }
): ReadonlyArray<Mend> =>
  isSecret || beside === undefined
    ? []
    : [
        {
          place,
          grade: 'likely',
          ops: [
            { op: 'replace', path: printPointer(place), value },
            {
              op: hasAt(owner, [beside.key]) ? 'replace' : 'add',
              path: printPointer([...place.slice(0, -1), beside.key]),
              value: beside.value
            }
          ]
        }
      ]
