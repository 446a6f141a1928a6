import {
  type Findings,
  type Issue,
  isList,
  isOfKey,
  isRecord,
  own,
  owns,
  type Path,
  parsePointer,
  steps
} from '@toolfault/model'
import { copier } from '../copy.js'
import { flatOf } from '../list.js'
import { placeIn } from '../located.js'
import { muting } from '../mute.js'
import type { Place } from '../place.js'
import { told } from '../told.js'
import { joiSaid } from './joi.js'
import { yupSaid } from './yup.js'

/** A longer path leads nowhere. */
const DEEP = 10_000

/** Whether an error is not of ajv's shape, but says where it is; or is nothing but a sentence. */
export const isOther = (error: unknown): boolean => {
  const path = own(error, 'path')
  if (typeof own(error, 'instancePath') === 'string') return own(error, 'keyword') === undefined
  return isList(path) || typeof path === 'string' || typeof error === 'string'
}

/**
 * Read errors of another validator: joi's and yup's by their own names of rules, of any other the path and the sentence.
 * `root` is what was refused as a whole, where that is known: no sentence repeats a long text of it.
 */
export const fromOther = (list: ReadonlyArray<unknown>, root?: unknown): Findings => {
  const copy = copier(steps())
  const mute = muting(root)
  return flatOf(list, (error) => {
    const path = pathOf(error)
    const said = joiSaid(error, copy) ?? yupSaid(error, copy)
    if (said === undefined || !isRecord(error)) return [spoken(error, path)]
    const place: Place = { path, ...cameIn(error) }
    const issues = told(error, said, place, undefined, mute)
    return place.here === 'there' ? issues : issues.map(unseen)
  })
}

/** What joi and yup keep of the value at a place. */
const cameIn = (error: object): Pick<Place, 'here' | 'value'> => {
  const holder = [own(error, 'context'), error].find((one) => owns(one, 'value'))
  const value = own(holder, 'value')
  return value === undefined ? { here: 'untold' } : { here: 'there', value }
}

/** Nobody knows whether a sentence repeats a value that is not known; where our own words say all, none is shown. */
const unseen = (issue: Issue): Issue =>
  issue.message === undefined || issue.params !== undefined || isOfKey(issue.kind)
    ? issue
    : { ...issue, echo: true }

/** A sentence of an unknown form may repeat the value. */
const spoken = (error: unknown, path: Path): Issue => {
  const message = typeof error === 'string' ? error : own(error, 'message')
  return {
    path,
    kind: 'unknown',
    ...(typeof message === 'string' ? { message, echo: true } : {})
  }
}

/** TypeBox's compiler for Fastify gives a pointer, most others a path, yup a text (`rooms[1].beds`). */
const pathOf = (error: unknown): Path => {
  const pointer = own(error, 'instancePath')
  if (typeof pointer === 'string') return parsePointer(pointer) ?? []
  const path = own(error, 'path')
  return typeof path === 'string' ? (placeIn(path) ?? []) : pathIn(path)
}

/** Keys, indexes, or objects with a `key`. */
const pathIn = (path: unknown): Path =>
  isList(path)
    ? path.slice(0, DEEP).map((key) => nameOf(isRecord(key) ? own(key, 'key') : key))
    : []

const nameOf = (key: unknown): string =>
  typeof key === 'string' || typeof key === 'number' || typeof key === 'symbol' ? String(key) : ''
