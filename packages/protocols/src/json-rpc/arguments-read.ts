import {
  type Advice,
  type InvalidArguments,
  type Issue,
  isList,
  type Path,
  type Received
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { place } from '@toolfault/words/place'
import { readExpectedFormat } from './expected-format-read.js'
import type { Members } from './members.js'
import { kindOfError } from './validation-error.js'

/** A fault holds so many issues of this wire at the most. */
const MOST = 64

/** The parameters that the members name, as issues, and what they say beside them. */
export const argumentsFault = (members: Members, text: string): InvalidArguments => {
  const { optional, required } = members
  const points = pointsOf(members, text)
  const rest = points.length - MOST
  const isMore = points.some(({ about, expected, received }) => about ?? expected ?? received)
  return {
    kind: 'invalid_arguments',
    issues: points.slice(0, MOST).map(issueOf),
    ...(rest > 0 ? { unlisted: rest } : {}),
    // Issues have no room for what is said of the value; the advice then names all of them.
    ...(isMore ? { advice: points.slice(0, MOST) } : {}),
    ...(isMore && rest > 0 ? { unadvised: rest } : {}),
    ...(required.length + optional.length === 0
      ? {}
      : {
          asking: {
            ...(required.length === 0 ? {} : { required }),
            ...(optional.length === 0 ? {} : { optional })
          }
        })
  }
}

/** Whether a name was read as a place inside an object (row A17). */
export const hasDots = (members: Members, text: string): boolean =>
  pointsOf(members, text).some(({ path }) => path.length > 1)

const issueOf = ({ kind, path }: Advice): Issue =>
  kind === 'missing' ? { path, kind, keyword: 'required' } : { path, kind }

const pointsOf = (members: Members, text: string): ReadonlyArray<Advice> => {
  const { lacking, wrong } = sorted(members, (name) => pathOf(name, text))
  const { expectedFormat, parameterType, provided, validationError } = members
  const about = parameterType === undefined ? {} : { about: { parameterType } }
  return [
    ...lacking.map((path, at): Advice => ({ path, kind: 'missing', ...(at === 0 ? about : {}) })),
    ...(wrong === undefined
      ? []
      : [
          {
            path: wrong,
            kind: kindOfError(validationError),
            ...(expectedFormat === undefined
              ? {}
              : { expected: readExpectedFormat(expectedFormat) }),
            ...(provided === undefined ? {} : { received: receivedOf(provided) }),
            ...(lacking.length === 0 ? about : {})
          }
        ])
  ]
}

/**
 * What lacks and what is wrong. The category decides of a bare `parameter` (seed 001 uses it for a
 * missing one too) and of the only required one; a category that names nobody blames the whole.
 */
const sorted = (
  members: Members,
  pathOf: (name: string) => Path
): { readonly lacking: ReadonlyArray<Path>; readonly wrong?: Path | undefined } => {
  const { category, missing, parameter, required } = members
  const wrong = parameter === undefined ? undefined : pathOf(parameter)
  if (missing.length > 0) return { lacking: missing.map(pathOf), wrong }
  if (category !== 'missing_parameter') return { lacking: [], wrong }
  if (wrong !== undefined && isBare(members)) return { lacking: [wrong] }
  const [only] = required
  return wrong === undefined && only !== undefined && required.length === 1
    ? { lacking: [pathOf(only)] }
    : { lacking: [[]], wrong }
}

const isBare = ({ expectedFormat, provided, validationError }: Members): boolean =>
  (expectedFormat ?? provided ?? validationError) === undefined

/** A dotted name is a place from the root (row A17), unless the text names it as one key. */
const pathOf = (name: string, text: string): Path =>
  text.includes(`\`${place([name])}\``) ? [name] : name.split('.')

/** What came: never the value, which some servers send as it is (row A12). */
const receivedOf = (provided: Json): Received =>
  provided === '[REDACTED]' ? { id: 'redacted' } : { id: 'type', type: typeOf(provided) }

const typeOf = (json: Json): (Received & { readonly id: 'type' })['type'] => {
  if (json === null) return 'null'
  if (isList(json)) return 'array'
  switch (typeof json) {
    case 'boolean':
      return 'boolean'
    case 'number':
      return Number.isInteger(json) ? 'integer' : 'number'
    case 'string':
      return 'string'
    default:
      return 'object'
  }
}
