import { type Issue, kindOf, type Path, parsePointer } from '@toolfault/model'
import { fixed } from '@toolfault/words/en'
import { parseFragment } from '../pointer.js'
import type { Note } from '../reading/notes.js'
import { type Named, named } from './naming.js'
import type { Entry } from './shape.js'

/** Whether a path is that of the key, of the key's owner, or whichever the sentence shows it to be. */
export type Paths = 'field' | 'native' | 'auto'

/** Entries as issues, and what was guessed on the way. */
export interface Told {
  readonly issues: ReadonlyArray<Issue>
  readonly notes: ReadonlyArray<Note>
}

/** The entries as issues, in their order: one for each, or one for each key that a sentence names. */
export const issuesOf = (entries: ReadonlyArray<Entry>, paths: Paths): Told => {
  const told = entries.map((entry) => toldOf(entry, paths))
  return {
    issues: told.flatMap(({ issues }) => issues),
    notes: told.flatMap(({ notes }) => notes)
  }
}

const toldOf = (entry: Entry, paths: Paths): Told => {
  const keyword = entry.keyword ?? undefined
  const message = messageOf(entry)
  const what = message === undefined ? undefined : named(message, keyword)
  const { isPointer, path } = placeOf(entry.path)
  const places = placesOf(path, what, paths)
  const issues = places.map(
    (place): Issue => ({
      path: place,
      kind: keyword === undefined ? (what?.kind ?? 'unknown') : kindOf(keyword),
      ...(keyword === undefined ? {} : { keyword }),
      ...(message === undefined ? {} : { message }),
      ...(message !== undefined && quotesValue.test(message) ? { echo: true as const } : {}),
      ...(what?.cause === undefined ? {} : { params: { property: what.cause } })
    })
  )
  const isMoved = places.some((place) => place.length > path.length)
  return {
    issues,
    notes: [
      ...(isMoved ? (['native_paths'] as const) : []),
      ...(isPointer ? [] : (['unescaped_paths'] as const)),
      ...(keyword === undefined && what !== undefined ? (['from_text'] as const) : [])
    ]
  }
}

/**
 * Python's jsonschema begins with the value that was sent (facts, section 7). A source trusts no sentence
 * that it does not know; here a sentence is the wire's own, so only what surely quotes is held back.
 */
const quotesValue =
  /^(?:'[\s\S]*'|"[\s\S]*"|-?\d\S*|None|True|False|\[[\s\S]*\]|\{[\s\S]*\}) (?:is not |does not |is too |is less |is greater |has |should be |was expected)/

/** `validation failed` stands where a validator said nothing (row V15). */
const messageOf = ({ message }: Entry): string | undefined =>
  message === '' || message === fixed.validationFailed ? undefined : (message ?? undefined)

interface Place {
  readonly path: Path
  readonly isPointer: boolean
}

/** Some servers write a fragment, or do not escape (facts 4.6): what is no pointer is cut at its slashes. */
const placeOf = (pointer: string): Place => {
  const path = parsePointer(pointer) ?? parseFragment(pointer)
  return path === undefined
    ? { path: pointer.replace(/^\//, '').split('/'), isPointer: false }
    : { path, isPointer: true }
}

/**
 * Where the sentence names other keys than the path ends with, the path is that of their owner; where
 * it names the same, the path is taken to point at the key already (facts 4.5). Which one of several
 * keys is wanted beside another is not said, so the path stays.
 */
const placesOf = (path: Path, what: Named | undefined, paths: Paths): ReadonlyArray<Path> => {
  if (what === undefined || what.keys.length === 0 || paths === 'field') return [path]
  const { keys, kind } = what
  const last = path.at(-1)
  const isThere = (key: string): boolean => key === last || key === path.join('.')
  if (paths === 'auto' && path.length > 0 && keys.some(isThere)) return [path]
  return kind === 'dependency' && keys.length > 1 ? [path] : keys.map((key) => [...path, key])
}
