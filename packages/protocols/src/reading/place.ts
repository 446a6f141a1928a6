import { isList, isRecord, own, type Path } from '@toolfault/model'
import { type Located, located, pointed } from './located.js'
import { textOf, textUnder } from './texts.js'
import { withoutWhole } from './wholes.js'

/** Under which name a place is told: as a list of steps, as a pointer or by a name. */
const places = [
  ...['name', 'field', 'propertyPath', 'property', 'path', 'param', 'instancePath', 'loc'],
  // drf-standardized-errors has the last.
  ...['target', 'attr']
]

/** The place that an error tells. */
export const placeOf = (item: unknown): Located => {
  // Of GraphQL the path is that of an answer; some say beside it which argument is meant.
  const extensions = own(item, 'extensions')
  if (isRecord(extensions) || isList(own(item, 'locations'))) {
    return located(textUnder(extensions, 'field', 'argumentName') ?? '')
  }
  const lists = ['path', 'loc', 'field'].flatMap((name) => some(stepsOf(own(item, name))))
  const pointer = textUnder(item, 'pointer')
  const [steps] = lists
  if (steps !== undefined && pointer === undefined) {
    return { path: withoutWhole(steps), isGuess: false }
  }
  // Errors of a language have a class for a name.
  const isClass = /Error$/.test(textUnder(item, 'name') ?? '')
  const where = pointer ?? textUnder(item, ...(isClass ? places.slice(1) : places))
  if (where !== undefined) return byName(where, item)
  // Google: the name of a parameter, where it is said to be one.
  const name =
    textUnder(item, 'locationType') === 'parameter' ? textUnder(item, 'location') : undefined
  if (name !== undefined) return located(name)
  const inRequest = own(item, 'source') === undefined ? locationOf(item) : undefined
  return inRequest ?? sourceOf(item)
}

/** Huma names it behind the part of the request, Prism lists the steps; what is no part is no place. */
const locationOf = (item: unknown): Located | undefined => {
  const location = own(item, 'location')
  const steps = stepsOf(location)
  const { isGuess, path } =
    steps === undefined
      ? located(typeof location === 'string' ? location : '')
      : { isGuess: false, path: steps }
  const [first = '', ...rest] = path
  return [...parts, 'path', 'header', 'cookie'].includes(first)
    ? { isGuess: isGuess && rest.length > 1, path: rest }
    : undefined
}

/** A pointer into what was sent, or into the request; a name may be of a whole. */
const byName = (where: string, item: unknown): Located => {
  // Opis JSON Schema has a slash for the root, and a keyword beside it.
  if (where === '/' && textUnder(item, 'keyword') !== undefined) return { path: [], isGuess: false }
  // Of OpenAPI is a request, of which a body is a part; up to version 4 of its validator with a dot before each step.
  const isOfRequest = /\.openapi\./.test(textUnder(item, 'errorCode') ?? '')
  const isDotted = isOfRequest && where.startsWith('.')
  const found = pointed(where)
  const { isGuess, path } = found ?? located(isDotted ? where.slice(1) : where)
  const isPart = (found === undefined ? isDotted : isOfRequest) && parts.includes(path[0] ?? '')
  if (isPart) return { isGuess, path: path.slice(1) }
  return { isGuess, path: found === undefined ? withoutWhole(path) : path }
}

const parts: ReadonlyArray<string> = ['body', 'query', 'params', 'headers', 'cookies']

/** JSON:API, "Error Objects": a pointer into the document, or the name of a parameter, which may have brackets. */
const sourceOf = (item: unknown): Located => {
  const source = own(item, 'source')
  const pointer = textUnder(source, 'pointer')
  const parameter = textUnder(source, 'parameter') ?? ''
  if (pointer === undefined && parameter.includes('[')) return { path: [parameter], isGuess: false }
  const { isGuess, path } = located(pointer ?? parameter)
  const [data, member, ...rest] = path
  if (data !== 'data') return { path, isGuess }
  // A relationship has the linkage of its resource inside.
  if (member === 'relationships') return { path: rest.slice(0, 1), isGuess }
  return { path: member === 'attributes' ? rest : path, isGuess }
}

/** Whether it says both what is wrong and where, be that the whole. */
export const isPlaced = (item: unknown): boolean =>
  textOf(item) !== undefined &&
  (['path', 'location'].some((name) => isList(own(item, name))) || placeOf(item).path.length > 0)

/** Names, numbers, or what Standard Schema has for them. */
const stepsOf = (list: unknown): Path | undefined => {
  if (!isList(list)) return undefined
  const steps = list.map((step) => (isRecord(step) ? own(step, 'key') : step))
  return steps.every((step) => typeof step === 'string' || typeof step === 'number')
    ? steps.map(String)
    : undefined
}

const some = <A>(one: A | undefined): ReadonlyArray<A> => (one === undefined ? [] : [one])
