import type { Issue, Params, Path } from '@toolfault/model'
import { repeats, repeatsActual, repeatsWas } from './echo.js'
import { textOf } from './get.js'
import { isMissing } from './missing.js'
import { inside, type Place } from './place.js'
import type { Said } from './said.js'

/** The issues of one foreign issue: one, or one for each key that it names. */
export const told = (
  issue: object,
  said: Said,
  place: Place,
  branches: Issue['branches']
): ReadonlyArray<Issue> => {
  const { keys } = said
  if (keys === undefined || keys.length === 0) return [one(issue, said, place, branches)]
  return keys.map((key) => one(issue, said, inside(place, key), branches))
}

const one = (issue: object, said: Said, place: Place, branches: Issue['branches']): Issue => {
  const missing = isMissing(said, place)
  const kind = missing ? 'missing' : said.kind
  const message = sentence(said.message ?? textOf(issue, 'message'))
  const isAuthored = !said.stock && message !== undefined && kind !== 'rule' && kind !== 'unknown'
  const keyword = isAuthored ? 'errorMessage' : missing ? 'required' : said.keyword
  // What a missing key may hold, where the rule lists it; its type is said by the place.
  const params = missing && said.kind !== 'choice' ? undefined : paramsOf(said, place.path)
  return {
    path: said.isOfKey === true || said.isRest === true ? place.path.slice(0, -1) : place.path,
    kind,
    ...(keyword === undefined ? {} : { keyword }),
    ...(message === undefined ? {} : { message }),
    ...(params === undefined ? {} : { params }),
    ...(branches === undefined || missing ? {} : { branches }),
    ...(message !== undefined && echoes(issue, said, place, message) ? { echo: true } : {})
  }
}

/** What was not said is absent. */
const sentence = (message: string | undefined): string | undefined =>
  message === '' ? undefined : message

const paramsOf = ({ isOfKey, isRest, params }: Said, path: Path): Params | undefined => {
  const last = path.at(-1)
  if (last === undefined) return params
  if (isOfKey === true) return { ...params, propertyName: last }
  return isRest === true ? { limit: Number(last) } : params
}

const echoes = (issue: object, said: Said, { path, value }: Place, message: string): boolean => {
  const key = path.at(-1)
  const isSurplus = said.kind === 'unexpected' && said.stock && key !== undefined
  return (
    repeats(message, [value, ...(said.texts ?? [])]) ||
    repeatsActual(message, textOf(issue, 'received')) ||
    repeatsWas(message, textOf(issue, 'actual')) ||
    (isSurplus && message.includes(key))
  )
}
