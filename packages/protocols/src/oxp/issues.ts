import { type Issue, keysOf, type Path, parsePointer } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import { line } from '@toolfault/words/escape'
import { nested } from '../reading/nested.js'
import { placeOf } from '../reading/place.js'
import { textOf as saidIn } from '../reading/texts.js'
import { type KeyStyle, LONG, namesParameter, quoted, spell } from './parameters.js'

/** The issues of `parameter_errors`, and how its keys were written. */
export interface ReadParameters {
  readonly issues: ReadonlyArray<Issue>
  readonly keyStyle: KeyStyle
  /** A text was split, or told a place inside its parameter. */
  readonly isGuess: boolean
}

/** More issues than this are written nowhere, so texts that would make more are not split. */
const MOST = 64

/**
 * Read `parameter_errors`: a text is an issue that nobody knows more of, at the parameter of its key.
 * Sentences that each begin with a place in backticks are told apart, and a place inside the parameter
 * is the issue's own (row O11). A list has a text for each issue, and a map what is wrong inside the parameter; what is
 * neither is shown as JSON.
 */
export const issuesOf = (errors: JsonObject): ReadParameters => {
  const keyStyle = styleOf(errors)
  const told = keysOf(errors).flatMap((key) =>
    textsAt(errors[key], keyStyle === 'pointer' ? (parsePointer(key) ?? [key]) : [key])
  )
  const split = told.map(([path, text]) => sentences(text, path, keyStyle))
  const isTold = split.reduce((sum, texts) => sum + texts.length, 0) <= MOST
  const issues = told.flatMap(([path, text], at) =>
    (isTold ? (split[at] ?? []) : [text]).map((one) => issueOf(one, path, keyStyle))
  )
  const isGuess =
    issues.length > told.length ||
    issues.some(({ path }, at) => path.length !== told[at]?.[0].length)
  return { issues, keyStyle, isGuess }
}

/** The texts at a parameter and inside it, in which of the forms that frameworks have for them. */
const textsAt = (value: Json | undefined, path: Path): ReadonlyArray<readonly [Path, string]> => {
  const found =
    typeof value === 'string' ? undefined : nested({ value }, ['error', 'text', 'texts'])
  return found === undefined
    ? [[path, textOf(value)]]
    : found.map((error) => [[...path, ...placeOf(error).path.slice(1)], saidIn(error) ?? ''])
}

const textOf = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)

const issueOf = (text: string, path: Path, style: KeyStyle): Issue => ({
  path: style === 'name' ? (placeIn(text, path) ?? path) : path,
  kind: 'unknown',
  ...(line(text) === '' ? {} : { message: text })
})

/**
 * Pointers are keys that all begin with `/`, where no text names such a key as a parameter of that name;
 * the root may stand beside them.
 */
const styleOf = (errors: JsonObject): KeyStyle => {
  const keys = keysOf(errors)
  const isPointers =
    keys.some((key) => key.startsWith('/')) &&
    keys.every((key) => parsePointer(key) !== undefined) &&
    !keys.some((key) => namesParameter(textOf(errors[key]), key))
  return isPointers ? 'pointer' : 'name'
}

/** A text cut before each sentence that begins with a place, where it can be put together again. */
const sentences = (text: string, path: Path, style: KeyStyle): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (const part of text.split('; ')) {
    const begins =
      style === 'pointer' ? part.startsWith(quoted(path)) : placeIn(part, path) !== undefined
    const last = found.pop()
    if (last === undefined) found.push(part)
    else if (begins) found.push(last, part)
    else found.push(`${last}; ${part}`)
  }
  const again = [...new Set(found.map((one) => line(one, LONG)))]
  return again.join('; ') === text && !again.includes('') ? found : [text]
}

/** The place with which a text begins: the parameter, or, as a pointer, one inside it. */
const placeIn = (text: string, [name = '']: Path): Path | undefined => {
  const said = /^`([^`]+)`/.exec(text)?.[1]
  if (said === undefined) return undefined
  if (said === spell([name])) return [name]
  // A key that was escaped or cut is not known, and neither is one that stands for many.
  const keys = /\\u|…/.test(said) ? [] : (parsePointer(said) ?? [])
  const path = [name, ...keys.slice(1)]
  return keys.length > 1 && spell(path) === said ? path : undefined
}
