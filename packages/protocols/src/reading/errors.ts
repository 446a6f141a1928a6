import { type Issue, isRecord, own } from '@toolfault/model'
import { type AjvError, fromAjv } from '@toolfault/sources/ajv'
import { parseFragment } from '../pointer.js'
import { saidByCode } from './coded.js'
import { entriesOf } from './entries.js'
import type { Note } from './notes.js'
import { placeOf } from './place.js'
import { textOf } from './texts.js'

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

interface Entry {
  readonly issue: Issue
  readonly isOurs: boolean
  readonly isGuess: boolean
}

const entry = (item: unknown): Entry => {
  const [ajv] = isAjv(item) ? fromAjv([item]).issues : []
  if (ajv !== undefined) return { issue: ajv, isOurs: false, isGuess: false }
  const { isGuess, path } = placeOf(item)
  const said = typeof item === 'string' ? item : textOf(item)
  const message = said ?? saidByCode(item)
  const pointer = own(item, 'pointer')
  const isMissing =
    own(item, 'type') === 'missing' ||
    own(item, 'code') === 'missing_field' ||
    own(item, 'errorCode') === 'required.openapi.validation' ||
    isLackingToZod(item, message)
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

/** What zod 3 says in a member of its own, and zod 4 in its sentence (locale `en`): nothing came. */
const isLackingToZod = (item: unknown, message: string | undefined): boolean =>
  own(item, 'code') === 'invalid_type' &&
  (own(item, 'received') === 'undefined' || message?.endsWith(', received undefined') === true)

/** The error of a validator as it has it says its rule, and beside the place which key lacks. */
const isAjv = (item: unknown): item is AjvError =>
  ['instancePath', 'keyword', 'message'].every((name) => typeof own(item, name) === 'string') &&
  isRecord(own(item, 'params'))
