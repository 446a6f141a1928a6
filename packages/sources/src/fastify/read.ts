import { type Findings, isList, isRecord, own, total, unreadable } from '@toolfault/model'
import { type AjvError, fromAjv } from '../ajv/read.js'
import { LIMIT } from '../list.js'
import { fromStandardSchema, type StandardIssue } from '../standard-schema/read.js'
import { fromOther, isOther } from './other.js'
import { isPosing, unposed } from './posing.js'

/** What Fastify hands to an error handler, as far as it is read here. */
export interface FastifyFailure {
  readonly code: string
  readonly message: string
  readonly statusCode?: number | undefined
  readonly validation?: ReadonlyArray<AjvError> | undefined
  readonly validationContext?: string | undefined
}

/** The same error as `request.validationError`, of which Fastify's types know less. */
export interface FastifyAttached {
  readonly message: string
  readonly validation: unknown
  readonly validationContext: string
}

/** The whole error, its `validation`, or `request.validationError` where there is none. */
export type FastifyErrors =
  | FastifyFailure
  | FastifyAttached
  | ReadonlyArray<AjvError>
  | null
  | undefined

const parts = ['body', 'querystring', 'params', 'headers'] as const

/** The part of a request that a schema is about. */
export type FastifyContext = (typeof parts)[number]

/**
 * Read the validation error of Fastify 5 as issues, in each of the shapes that it comes in: the error with
 * a list in `validation`; that list alone, as `schemaErrorFormatter` gets it; and what another validator
 * or a `$async` schema leaves, whose errors lie in `errors`, `details` or `issues`, or in nothing but a
 * message. The errors are ajv's where they look like it.
 *
 * `null` and `undefined` mean that nothing was wrong (`attachValidation`). An error that no validator made
 * becomes one issue of kind `unknown`: ask {@link contextOf} first.
 */
export const fromFastify = (error: FastifyErrors): Findings =>
  total(
    () => {
      if (error === null || error === undefined) return { issues: [] }
      const found = lists(error).filter(isList)
      const list = found.find(([first]) => isRecord(first))
      if (list !== undefined) return ofList(list, own(error, '_original') ?? own(error, 'value'))
      // A validator that threw is a bug of the server's: Fastify says so with a 500.
      const isSaid = contextOf(error) !== undefined && own(error, 'statusCode') !== 500
      const message = own(error, 'message')
      if (isSaid && isOther(error)) return fromOther([error], own(error, 'value'))
      const sentences = found.find(([first]) => typeof first === 'string')
      if (sentences !== undefined) return fromOther(sentences)
      return isSaid && typeof message === 'string'
        ? { issues: [{ path: [], kind: 'rule', message }] }
        : unreadable('the error is not of a validator')
    },
    () => unreadable('the error is not of a validator')
  )

/**
 * Which part of the request the error is about. Its paths begin there; `undefined` for an error that is
 * not of a validator, and for a bare list, which does not say.
 */
export const contextOf = (error: FastifyErrors): FastifyContext | undefined => {
  const context = own(error, 'validationContext')
  return parts.find((part) => part === context)
}

/** joi and yup keep what was refused as a whole. */
const ofList = (list: ReadonlyArray<unknown>, root: unknown): Findings => {
  const [first] = list
  if (isPosing(first)) return fromStandardSchema(asStandard(list.slice(0, LIMIT).map(unposed)))
  if (!isOther(first)) return fromAjv(asAjv(list))
  return isStandard(first) ? fromStandardSchema(asStandard(list)) : fromOther(list, root)
}

/** Whether an issue names its rule as zod does (`code`), or valibot (`kind`). */
const isStandard = (issue: unknown): boolean =>
  isList(own(issue, 'path')) &&
  ['code', 'kind'].some((name) => typeof own(issue, name) === 'string')

/**
 * Where the errors may be. ajv's own `ValidationError` has `validation: true` in their place, yup's holds
 * others in `inner`.
 */
const lists = (error: unknown): ReadonlyArray<unknown> =>
  isList(error)
    ? [error]
    : isRecord(error)
      ? ['validation', 'errors', 'details', 'issues', 'inner'].map((name) => own(error, name))
      : []

/** A border: each issue is tested when it is read. */
const asStandard = (list: ReadonlyArray<unknown>): ReadonlyArray<StandardIssue> =>
  list as ReadonlyArray<StandardIssue>

/** A border: each error is tested when it is read. */
const asAjv = (list: ReadonlyArray<unknown>): ReadonlyArray<AjvError> =>
  list as ReadonlyArray<AjvError>
