import { type Issue, isList, isRecord, keysOf, own } from '@toolfault/model'
import type { Note } from '../reading/notes.js'
import { type Located, located } from './located.js'
import { parseFragment } from './pointer.js'
import type { Body } from './shape.js'

/** The issues that a body lists, and what had to be guessed. */
export interface Listed {
  readonly issues: ReadonlyArray<Issue>
  readonly notes: ReadonlyArray<Note>
}

/**
 * The issues of a body: "errors" as RFC 9457, section 3 shows it, or as others spell it: a map of names
 * to texts (ASP.NET), `invalid-params` with name and reason (RFC 7807, section 3; erratum 6178),
 * `violations` with field and message (Zalando, Quarkus) or propertyPath and title (Symfony).
 */
export const listed = (body: Body): Listed => {
  const found = [body.errors, body['invalid-params'], body.invalid_params, body.violations]
    .flatMap(entriesOf)
    .map(entry)
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
    ? errors
    : keysOf(errors).flatMap((name) => {
        const texts = own(errors, name)
        return (isList(texts) ? texts : [texts]).map((text) =>
          isRecord(text) ? { name, ...text } : { name, reason: text }
        )
      })

interface Entry {
  readonly issue: Issue
  readonly isOurs: boolean
  readonly isGuess: boolean
}

const entry = (item: unknown): Entry => {
  const where = textUnder(item, 'pointer', 'name', 'field', 'propertyPath', 'property', 'path')
  const { isGuess, path }: Located =
    where === undefined ? { path: [], isGuess: false } : located(where)
  const message =
    typeof item === 'string' ? item : textUnder(item, 'detail', 'reason', 'message', 'title')
  const pointer = own(item, 'pointer')
  return {
    issue: {
      path,
      kind: 'unknown',
      ...(message === undefined || message === '' ? {} : { message })
    },
    isOurs:
      typeof pointer === 'string' &&
      parseFragment(pointer) !== undefined &&
      typeof own(item, 'detail') === 'string',
    isGuess
  }
}

/** The first of these members that is a text. */
const textUnder = (item: unknown, ...names: ReadonlyArray<string>): string | undefined => {
  const found = names.map((name) => own(item, name)).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : undefined
}
