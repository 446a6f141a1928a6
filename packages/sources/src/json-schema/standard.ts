import { isList, isRecord, keysOf, own, type Path, type Steps, step } from '@toolfault/model'
import { type Whole, writtenIn } from '../located.js'
import { locationOf } from '../location.js'
import { depthOf, isTrial, keywordAt } from './location.js'
import { placeKey } from './nest.js'
import { blank, type Unit } from './unit.js'

/** What one reading shares: how much more may be read, and which branches passed. */
export interface Reading {
  readonly counter: Steps
  /** `location of the union`, then `place in the value`. */
  readonly passed: Set<string>
  readonly whole: Whole
}

/** Deeper units are not looked for. */
const DEPTH = 64

/**
 * One unit of the specification's formats: `basic`, `detailed`, `verbose` (2019-09, 2020-12) and the newer
 * `list` and `hierarchical`. None for what is valid, or failed where to fail is no failure.
 */
export const standardUnits = (error: unknown, reading: Reading, depth = 0): ReadonlyArray<Unit> => {
  if (depth > DEPTH || !step(reading.counter)) return []
  const newer = newerAt(error)
  const { key, path } = placeOf(own(error, 'instanceLocation') ?? '')
  if (own(error, 'valid') === true) {
    if (newer !== undefined && path !== undefined) note(newer, path, reading)
    // Of a valid unit only the newer formats have something to tell: which branches passed.
    for (const child of listIn(error, 'details')) standardUnits(child, reading, depth + 1)
    return []
  }
  const errors = own(error, 'errors')
  const below = [...listIn(error, 'errors'), ...listIn(error, 'details')].flatMap((child) =>
    standardUnits(child, reading, depth + 1)
  )
  // Nobody can say of what a place that cannot be read is the place.
  if (path === undefined) return [{ ...blank, message: textOf(error), children: below }]
  if (newer !== undefined) return [...spoken(newer, path, errors), ...below]
  const at = ruleOf(error)
  if (at !== undefined && isTrial(at)) return []
  const keyword = keywordOf(own(error, 'keyword'), at)
  return [{ ...blank, path, at, keyword, key, message: textOf(error), children: below }]
}

/** Where the schema of a unit of the newer formats stands; some write one sentence, as the older ones do. */
const newerAt = (error: unknown): Path | undefined =>
  textOf(error) === undefined ? locationOf(own(error, 'evaluationPath')) : undefined

/** The newer formats have a message for each keyword, or several; `""` is that of a boolean schema. */
const spoken = (at: Path, path: Path, errors: unknown): ReadonlyArray<Unit> =>
  isList(errors)
    ? []
    : keysOf(errors).flatMap((name) => {
        const isFalse = name === '' || name === 'falseSchema'
        const where = isFalse || isAt(at, path, name) ? at : [...at, name]
        if (isTrial(isFalse ? [...at, ''] : where)) return []
        const said = own(errors, name)
        const keyword = isFalse ? 'false schema' : name
        return (isList(said) && said.length > 0 ? said : [said]).map((one) => ({
          ...blank,
          path,
          at: where,
          keyword,
          message: typeof one === 'string' ? one : undefined
        }))
      })

/** Some name the keyword at the end of the location, too, where others have the schema that has it. */
const isAt = (at: Path, path: Path, name: string): boolean =>
  at.at(-1) === name && keywordAt(at) === name && path.length <= depthOf(at)

const note = (at: Path, path: Path, { passed }: Reading): void => {
  const union = at.at(-2)
  if (union === 'anyOf' || union === 'oneOf') passed.add(placeKey(at.slice(0, -1), path))
}

/** A boolean schema that gives the place in the value for its own has said nothing of where it stands. */
const ruleOf = (error: unknown): Path | undefined => {
  const reached = own(error, 'keywordLocation')
  const isLost = own(error, 'keyword') === 'false' && reached === own(error, 'instanceLocation')
  return isLost
    ? undefined
    : (locationOf(reached) ??
        locationOf(own(error, 'absoluteKeywordLocation')) ??
        writtenIn(own(error, 'evaluationPath')))
}

const listIn = (error: unknown, name: string): ReadonlyArray<unknown> => {
  const list = own(error, name)
  return isList(list) ? list : []
}

/** A place; and the key, where a mark before the pointer says that the failure is about a key. */
const placeOf = (location: unknown): Place => {
  const isKey = typeof location === 'string' && location.startsWith('#*')
  const path = writtenIn(isKey ? `#${location.slice(2)}` : location)
  return isKey ? { path: path?.slice(0, -1), key: path?.at(-1) } : { path }
}

interface Place {
  readonly path: Path | undefined
  readonly key?: string | undefined
}

/** A plain name; a URI that ends with one; else the end of the location. */
const keywordOf = (told: unknown, at: Path | undefined): string | undefined => {
  const text = typeof told === 'string' ? told : ''
  if (text === 'false' || text.endsWith('/evaluation/validate')) return 'false schema'
  if (text !== '' && !/[/:]/.test(text)) return text
  return (at === undefined ? undefined : keywordAt(at)) ?? (text.split('/').at(-1) || undefined)
}

const textOf = (error: unknown): string | undefined => {
  const said = own(error, 'error') ?? own(error, 'message')
  return typeof said === 'string' ? said : undefined
}

/** Whether something looks like a unit of these formats. */
export const isStandard = (error: unknown): boolean =>
  isRecord(error) &&
  ['instanceLocation', 'keywordLocation', 'absoluteKeywordLocation', 'evaluationPath'].some(
    (name) => typeof own(error, name) === 'string'
  )
