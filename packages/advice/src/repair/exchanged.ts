import { type Fix, printPointer } from '@toolfault/model'
import type { Mend, Standing } from './site.js'

/** Two values, each put where the other stands. */
export const exchanged = (
  { isSecret, path: place }: Standing,
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
              op: 'replace',
              path: printPointer([...place.slice(0, -1), beside.key]),
              value: beside.value
            }
          ]
        }
      ]
