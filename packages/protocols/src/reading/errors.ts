import { type Issue, isList, isRecord, own } from '@toolfault/model'
import { type AjvError, fromAjv } from '@toolfault/sources/ajv'
import { parseFragment } from '../pointer.js'
import { kindOfCode, saidByCode } from './coded.js'
import { entriesOf } from './entries.js'
import { expecting } from './expecting.js'
import { graphqlSaid } from './graphql-said.js'
import { joiSaid } from './joi.js'
import { keyworded } from './keyworded.js'
import { namedFirstSaid } from './named-first.js'
import type { Note } from './notes.js'
import { placeOf } from './place.js'
import { schemaSaid } from './schema-said.js'
import { systemTextJson } from './system-text-json.js'
import { textOf } from './texts.js'
import { isZod, zodIssues } from './zod-issues.js'

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
  const found = lists.flatMap(entriesOf).slice(0, MOST).flatMap(read).slice(0, MOST)
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

/** What a validator is known to mean by it, else what it says. */
const read = (item: unknown): ReadonlyArray<Entry> => {
  const known = isAjv(item) ? fromAjv([item]).issues : isZod(item) ? zodKnown(item) : []
  if (known.length > 0) return known.map((issue) => ({ issue, isOurs: false, isGuess: false }))
  const { isGuess, path } = placeOf(item)
  const said = typeof item === 'string' ? item : textOf(item)
  const ofNet = systemTextJson(said ?? '', path)?.issues ?? []
  const ofName = path.length === 0 ? namesIn(item) : []
  const ofVariable = path.length === 0 ? graphqlSaid(said ?? '') : []
  const ruled =
    [keyworded(item), expecting(item), ofNet, ofName, ofVariable].find(
      (found) => found.length > 0
    ) ?? []
  return ruled.length === 0
    ? [entry(item)]
    : ruled.map((issue) => ({
        issue,
        isOurs: false,
        // Dots in a sentence may be of one key, too.
        isGuess: isGuess || (ruled === ofName && issue.path.length > 1)
      }))
}

/** What a sentence alone says of the key that it names first, as class-validator, yup and joi write it. */
const namesIn = (item: unknown): ReadonlyArray<Issue> =>
  typeof item === 'string' && item.length <= LONGEST
    ? ((namedFirstSaid(item) ?? joiSaid(item))?.issues ?? [])
    : []

/** Longer texts are no sentences. */
const LONGEST = 1_000

/** Others have a code and a path as well: of GraphQL it is that of an answer. Those of zod's codes have a rule. */
const zodKnown = (item: unknown): ReadonlyArray<Issue> => {
  const isAnswer = isRecord(own(item, 'extensions')) || isList(own(item, 'locations'))
  const issues = isAnswer ? [] : zodIssues([item])
  return issues.every(({ kind }) => kind === 'unknown') ? [] : issues
}

const entry = (item: unknown): Entry => {
  const { isGuess, path } = placeOf(item)
  const said = typeof item === 'string' ? item : textOf(item)
  const message = said ?? saidByCode(item)
  const known = message === undefined ? undefined : schemaSaid(message, path)
  if (known !== undefined) return { issue: known, isOurs: false, isGuess }
  const pointer = own(item, 'pointer')
  const kind = kindOfCode(item)
  const isMissing =
    missing.includes(own(item, 'type')) ||
    kind === 'missing' ||
    own(item, 'errorCode') === 'required.openapi.validation'
  const isUnknown =
    (own(item, 'type') === 'unknown_fields' || kind === 'unexpected') && path.length > 0
  return {
    issue: {
      path,
      ...(isMissing
        ? ({ kind: 'missing', keyword: 'required' } as const)
        : { kind: isUnknown ? 'unexpected' : 'unknown' }),
      ...(message === undefined || message === '' ? {} : { message })
    },
    isOurs:
      typeof pointer === 'string' &&
      parseFragment(pointer) !== undefined &&
      typeof own(item, 'detail') === 'string',
    isGuess
  }
}

/** What FastAPI calls it, with the second version of pydantic and with the first. */
const missing: ReadonlyArray<unknown> = ['missing', 'value_error.missing']

/** The error of a validator as it has it says its rule, and beside the place which key lacks. */
const isAjv = (item: unknown): item is AjvError =>
  ['instancePath', 'keyword', 'message'].every((name) => typeof own(item, name) === 'string') &&
  isRecord(own(item, 'params'))
