import {
  type Findings,
  type Issue,
  isList,
  isRecord,
  own,
  type Params,
  type Path,
  parsePointer,
  steps,
  toJson
} from '@toolfault/model'
import { placeIn } from '../json-schema/place.js'
import { eachOf } from '../list.js'

/** A longer path leads nowhere. */
const DEEP = 10_000

/** Whether an error is not of ajv's shape, but says where it is; or is nothing but a sentence. */
export const isOther = (error: unknown): boolean => {
  const path = own(error, 'path')
  if (typeof own(error, 'instancePath') === 'string') return own(error, 'keyword') === undefined
  return isList(path) || typeof path === 'string' || typeof error === 'string'
}

/**
 * Read errors of which only a path and a sentence are known. What else they say is of their validator;
 * a source of its own reads that (`sources/standard-schema`). A `type` that is read here tells what every
 * form has to tell: what is missing, surplus, of a wrong type or none of a list.
 */
export const fromOther = (list: ReadonlyArray<unknown>): Findings => eachOf(list, toIssue)

const toIssue = (error: unknown): Issue => {
  const message = typeof error === 'string' ? error : own(error, 'message')
  const said = typed(own(error, 'type'), own(error, 'context'))
  return {
    path: pathOf(error),
    ...said,
    ...(typeof message === 'string' ? { message } : {}),
    // A sentence of an unknown form may repeat the value.
    ...(typeof message === 'string' && said.kind === 'unknown' ? { echo: true } : {})
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

const typed = (type: unknown, context: unknown): Pick<Issue, 'kind' | 'keyword' | 'params'> => {
  if (typeof type !== 'string') return { kind: 'unknown' }
  if (type === 'any.required') return { kind: 'missing', keyword: 'required' }
  if (type === 'object.unknown') return { kind: 'unexpected', keyword: 'additionalProperties' }
  const [name, rule] = type.split('.')
  if (type === 'any.only') return { kind: 'choice', keyword: 'enum', ...allowed(context) }
  if (rule !== 'base' || name === undefined || !types.has(name)) return { kind: 'unknown' }
  return { kind: 'type', keyword: 'type', params: { type: name } }
}

const types: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'string',
  'number',
  'boolean',
  'array',
  'object'
])

const allowed = (context: unknown): { readonly params?: Params } => {
  const values = own(context, 'valids')
  const copy = isList(values) ? toJson(values, steps()) : undefined
  return copy === undefined ? {} : { params: { allowedValues: copy } }
}
