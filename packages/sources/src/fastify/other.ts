import {
  type Findings,
  type Issue,
  isList,
  isRecord,
  own,
  type Params,
  type Path,
  steps,
  toJson,
  total
} from '@toolfault/model'

/** More errors than this are counted as truncated. */
const LIMIT = 100_000

/** A longer path leads nowhere. */
const DEEP = 10_000

/** Whether a list is not of ajv's shape, but has a `path` in each of its errors, as most others do. */
export const isOther = (list: ReadonlyArray<unknown>): boolean =>
  isList(own(list[0], 'path')) && typeof own(list[0], 'instancePath') !== 'string'

/**
 * Read errors of which only a path and a sentence are known. What else they say is of their validator;
 * a source of its own reads that (`sources/standard-schema`). A `type` that is read here tells what every
 * form has to tell: what is missing, surplus, of a wrong type or none of a list.
 */
export const fromOther = (list: ReadonlyArray<unknown>): Findings => {
  const end = Math.min(list.length, LIMIT)
  const issues = Array.from({ length: end }, (_, at) =>
    total(
      () => toIssue(list[at]),
      (): Issue => ({ path: [], kind: 'unknown' })
    )
  )
  return list.length > end ? { issues, truncated: true } : { issues }
}

const toIssue = (error: unknown): Issue => {
  const message = own(error, 'message')
  const said = typed(own(error, 'type'), own(error, 'context'))
  return {
    path: pathIn(own(error, 'path')),
    ...said,
    ...(typeof message === 'string' ? { message } : {}),
    // A sentence of an unknown form may repeat the value.
    ...(typeof message === 'string' && said.kind === 'unknown' ? { echo: true } : {})
  }
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
