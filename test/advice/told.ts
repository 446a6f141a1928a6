import { type AdviseAbout, advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments, printPointer } from '@toolfault/model'

/**
 * Each piece of advice on issues in short: its kind, its place, and what is expected there, as
 * `size /tags count of="items" most=2`.
 */
export const told = (
  issues: ReadonlyArray<Issue>,
  about: AdviseAbout = {},
  more: { readonly truncated?: true } = {}
): ReadonlyArray<string> =>
  (advise(invalidArguments('t', { issues, ...more }), about).advice ?? []).map(
    ({ expected, kind, path }) => {
      const { id, ...rest } = expected ?? { id: '-' }
      const parts = Object.entries(rest).map(([key, value]) => `${key}=${JSON.stringify(value)}`)
      return [kind, printPointer(path), id, ...parts].join(' ')
    }
  )
