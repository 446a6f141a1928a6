import {
  blamesOwner,
  type Findings,
  type Issue,
  type IssueKind,
  isList,
  isRecord,
  keysOf,
  kindOf,
  own,
  type Params,
  type Path,
  parsePointer,
  printPointer,
  type Steps,
  step,
  steps,
  toJson,
  total,
  unreadable
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'

/** The part of ajv 8's `ErrorObject` that is read here. `data` and the schemas are never touched. */
export interface AjvError {
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string | undefined
  /** Set on errors of the schema under `propertyNames`. */
  readonly propertyName?: string | undefined
  readonly params: object
}

/** `validate.errors`, or the `ValidationError` with which a `$async` schema rejects. */
export type AjvErrors =
  | ReadonlyArray<AjvError>
  | { readonly errors: ReadonlyArray<Partial<AjvError>> }
  | null
  | undefined

/** More errors than this are counted as truncated: nobody reads them, and somebody sent them. */
const LIMIT = 100_000

/**
 * Read ajv 8's errors as issues, one for one and in ajv's order: draft-07, 2019-09 and 2020-12,
 * `allErrors` on or off, `verbose` or not, `messages: false`, `discriminator`, ajv-errors.
 *
 * Take them at once: `validate.errors` is overwritten by the next call. `null` and `undefined` mean
 * that nothing was wrong; what is no list of errors becomes one issue of kind `unknown`.
 */
export const fromAjv = (errors: AjvErrors): Findings =>
  total(
    () => {
      if (errors === null || errors === undefined) return { issues: [] }
      const list = isList(errors) ? errors : own(errors, 'errors')
      if (!isList(list)) return unreadable('the validator reported errors that cannot be read')
      const capture = capturing()
      const end = Math.min(list.length, LIMIT)
      const issues: Array<Issue> = []
      for (let at = 0; at < end; at++) {
        issues.push(
          total(
            () => capture(list[at]),
            () => illegible
          )
        )
      }
      return list.length > end ? { issues, truncated: true } : { issues }
    },
    () => unreadable('the validator reported errors that cannot be read')
  )

/** One error whose fields cannot be read costs one issue, not all of them. */
const illegible: Issue = { path: [], kind: 'unknown' }

/** One reader for one list: it reads each array of allowed values once, however often it is met. */
const capturing = (): ((error: unknown) => Issue) => {
  const budget = steps()
  const known = new Map<object, Json | undefined>()
  const copy = (value: unknown): Json | undefined => {
    if (typeof value !== 'object' || value === null) return toJson(value, budget)
    if (!known.has(value)) known.set(value, toJson(value, budget))
    return known.get(value)
  }
  return (error) => toIssue(error, copy, budget)
}

const toIssue = (error: unknown, copy: Copy, budget: Steps): Issue => {
  const keyword = own(error, 'keyword')
  if (!isRecord(error) || typeof keyword !== 'string') return illegible
  if (keyword === 'errorMessage') return authored(error, copy, budget)
  const given = own(error, 'params')
  const message = own(error, 'message')
  const key = blamed(keyword, given)
  const params = paramsOf(error, given, copy)
  return {
    path: key === undefined ? pathOf(error) : [...pathOf(error), key],
    kind: keyword === 'discriminator' ? kindOfTag(given) : kindOf(keyword),
    keyword,
    ...(typeof message === 'string' ? { message } : {}),
    ...(params === undefined ? {} : { params })
  }
}

/** ajv says `must be string` also of a tag that is not there. */
const kindOfTag = (params: unknown): IssueKind => {
  if (own(params, 'error') !== 'tag') return kindOf('discriminator')
  return own(params, 'tagValue') === undefined ? 'missing' : 'type'
}

type Copy = (value: unknown) => Json | undefined

const pathOf = (error: unknown): Path => {
  const pointer = own(error, 'instancePath')
  return typeof pointer === 'string' ? (parsePointer(pointer) ?? []) : []
}

/** ajv names the owner of a missing or surplus key, or of a bad tag; the key is in its params. */
const blamed = (keyword: string, params: unknown): string | undefined => {
  const name =
    keyword === 'discriminator' ? 'tag' : blamesOwner(keyword) ? nameIn(params) : undefined
  const key = name === undefined ? undefined : own(params, name)
  return typeof key === 'string' ? key : undefined
}

const names = [
  'missingProperty',
  'additionalProperty',
  'unevaluatedProperty',
  'propertyName'
] as const

const nameIn = (params: unknown): string | undefined =>
  names.find((name) => own(params, name) !== undefined)

/** Said elsewhere (the blamed key), the caller's own (`tagValue`), or ajv-errors' originals. */
const left: ReadonlySet<string> = /* @__PURE__ */ new Set([...names, 'tagValue', 'errors'])

const paramsOf = (error: object, given: unknown, copy: Copy): Params | undefined => {
  const entries: Array<readonly [string, Json]> = []
  for (const name of keysOf(given)) {
    const value = left.has(name) ? undefined : copy(own(given, name))
    if (value !== undefined) entries.push([name, value])
  }
  // An error of the schema under `propertyNames` speaks of a key, not of the value at its path.
  const key = own(error, 'propertyName')
  if (typeof key === 'string') entries.push(['propertyName', key])
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/**
 * ajv-errors hides the errors that it replaced in `params.errors`. When they agree on one place and
 * one kind, the author's sentence is about that; else it is a rule of the author's own.
 */
const authored = (error: object, copy: Copy, budget: Steps): Issue => {
  const replaced = own(own(error, 'params'), 'errors')
  const originals = isList(replaced)
    ? replaced
        .slice(0, Math.max(0, budget.left))
        .filter((original) => step(budget) && own(original, 'keyword') !== 'errorMessage')
        .map((original) => toIssue(original, copy, budget))
    : []
  const first = originals[0]
  const agreed =
    first !== undefined &&
    originals.every((other) => other.kind === first.kind && samePlace(other.path, first.path))
  const message = own(error, 'message')
  return {
    path: agreed ? first.path : pathOf(error),
    kind: agreed ? first.kind : 'rule',
    keyword: 'errorMessage',
    ...(typeof message === 'string' ? { message } : {}),
    ...(agreed && first.params !== undefined ? { params: first.params } : {})
  }
}

const samePlace = (a: Path, b: Path): boolean => printPointer(a) === printPointer(b)
