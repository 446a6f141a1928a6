import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments, type Path } from '@toolfault/model'

/** Each piece of advice: the place, and how many it stands for, from where to where. */
export const folded = (issues: ReadonlyArray<Issue>, value?: unknown): ReadonlyArray<string> => {
  const about = value === undefined ? {} : { value }
  return (advise(invalidArguments('t', { issues }), about).advice ?? []).map(
    ({ at, count, last, next, path }) =>
      [
        path.join('.'),
        ...(count === undefined ? [] : [`×${count}`]),
        ...(at === undefined ? [] : [`at ${at}`]),
        ...(last === undefined ? [] : [`to ${last}`]),
        ...(next === undefined ? [] : [`then ${next.join(' ')}`])
      ].join(' ')
  )
}

export const params = { type: 'integer' }
export const at = (...path: Path): Issue => ({ path, kind: 'type', keyword: 'type', params })
export const items = (...indexes: ReadonlyArray<number>): ReadonlyArray<Issue> =>
  indexes.map((index) => at('r', `${index}`))
