import { drafts } from './cases.js'
import { exempt, reasons } from './exempt.js'
import type { Fate, Run, Validator } from './run.js'

/** A run, and whose it is. */
type Named = Pick<Run, 'fates'> & { readonly validator: Validator }

const columns: ReadonlyArray<Fate> = [
  'advised',
  'nothing fits',
  'accepted',
  'not compiled',
  'not judged'
]

const row = (cells: ReadonlyArray<string | number>): string => `| ${cells.join(' | ')} |`

/** The rows of the table of cases: validator, draft, all, and how many had which fate. */
export const casesOf = (runs: ReadonlyArray<Named>): ReadonlyArray<string> =>
  runs.flatMap(({ fates, validator }) =>
    Object.keys(drafts).map((draft) => {
      const own = [...fates].filter(([name]) => name.startsWith(`${draft} | `))
      const counts = columns.map((fate) => own.filter(([, one]) => one === fate).length)
      return row([validator, draft, own.length, ...counts])
    })
  )

/** The rows of the table of reasons: how many cases of each validator, and the reason in words. */
export const reasonsOf = (runs: ReadonlyArray<Named>): ReadonlyArray<string> =>
  [...reasons].map(([name, text]) =>
    row([
      ...runs.map(({ fates, validator }) => {
        const all = [...exempt(validator, fates).values()]
        return all.filter(({ reason }) => reason === name).length
      }),
      text
    ])
  )
