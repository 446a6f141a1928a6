import { type Issue, isList, isRecord, keysOf, own, type Path } from '@toolfault/model'
import { parseFragment } from '../pointer.js'
import { withoutBranches } from '../text/pydantic-json.js'
import { type Located, located, pointed } from './located.js'
import { nested } from './nested.js'
import type { Note } from './notes.js'
import { textOf, textUnder } from './texts.js'
import { withoutWhole } from './wholes.js'

/** The issues that a body lists, and what had to be guessed. */
export interface Listed {
  readonly issues: ReadonlyArray<Issue>
  readonly notes: ReadonlyArray<Note>
}

/** A fault holds so many issues of a foreign list at the most. */
const MOST = 64

/**
 * The issues of lists of errors, in whatever spelling: "errors" as RFC 9457, section 3 shows it, a map of
 * names to texts (ASP.NET, Rails, Laravel), a list of sentences, a place and a text under the names that
 * frameworks and validators give them.
 */
export const listed = (lists: ReadonlyArray<unknown>): Listed => {
  const found = lists.flatMap(entriesOf).slice(0, MOST).map(entry)
  return {
    issues: found.map(({ issue }) => issue),
    notes: [
      ...(found.some(({ isOurs }) => !isOurs) ? (['other_errors'] as const) : []),
      ...(found.some(({ isGuess }) => isGuess) ? (['dotted_names'] as const) : [])
    ]
  }
}

/** A map is a list of its texts, each under its name. */
const entriesOf = (errors: unknown): ReadonlyArray<unknown> =>
  isList(errors)
    ? withoutBranches(errors)
    : (nested(errors, ['error', 'text', 'texts']) ??
      keysOf(errors).flatMap((name) => {
        const texts = own(errors, name)
        return (isList(texts) ? texts : [texts]).map((text) =>
          isRecord(text) ? { name, ...text } : { name, reason: text }
        )
      }))

interface Entry {
  readonly issue: Issue
  readonly isOurs: boolean
  readonly isGuess: boolean
}

const entry = (item: unknown): Entry => {
  const { isGuess, path } = placeOf(item)
  const message = typeof item === 'string' ? item : textOf(item)
  const pointer = own(item, 'pointer')
  const isMissing =
    own(item, 'type') === 'missing' ||
    own(item, 'code') === 'missing_field' ||
    own(item, 'errorCode') === 'required.openapi.validation'
  return {
    issue: {
      path,
      ...(isMissing ? ({ kind: 'missing', keyword: 'required' } as const) : { kind: 'unknown' }),
      ...(message === undefined || message === '' ? {} : { message })
    },
    isOurs:
      typeof pointer === 'string' &&
      parseFragment(pointer) !== undefined &&
      typeof own(item, 'detail') === 'string',
    isGuess
  }
}

/** Under which name a place is told: as a list of steps, as a pointer or by a name. */
const places = [
  ...['name', 'field', 'propertyPath', 'property', 'path', 'param', 'instancePath', 'loc', 'target']
]

const placeOf = (item: unknown): Located => {
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
  return where === undefined ? sourceOf(item) : byName(where, item)
}

/** A pointer into what was sent, or into the request; a name may be of a whole. */
const byName = (where: string, item: unknown): Located => {
  const found = pointed(where)
  if (found === undefined) {
    const { isGuess, path } = located(where)
    return { path: withoutWhole(path), isGuess }
  }
  // Of OpenAPI is a request, of which a body is a part.
  const isOfRequest = /\.openapi\./.test(textUnder(item, 'errorCode') ?? '')
  return isOfRequest && parts.includes(found.path[0] ?? '')
    ? { ...found, path: found.path.slice(1) }
    : found
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
  textOf(item) !== undefined && (isList(own(item, 'path')) || placeOf(item).path.length > 0)

/** Names, numbers, or what Standard Schema has for them. */
const stepsOf = (list: unknown): Path | undefined => {
  if (!isList(list)) return undefined
  const steps = list.map((step) => (isRecord(step) ? own(step, 'key') : step))
  return steps.every((step) => typeof step === 'string' || typeof step === 'number')
    ? steps.map(String)
    : undefined
}

const some = <A>(one: A | undefined): ReadonlyArray<A> => (one === undefined ? [] : [one])
