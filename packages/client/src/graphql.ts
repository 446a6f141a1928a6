import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { statusOfCode } from '@toolfault/protocols/status'
import { isHttp } from './shape.js'
import { userErrorsIn } from './user-errors.js'

/**
 * The answer of a GraphQL server that failed, with the status that it means: GraphQL over HTTP says all with 200.
 * Any other answer as it is.
 */
export const withMeaning = (given: unknown): unknown => {
  const status = isHttp(given) ? own(given, 'status') : 200
  const body = isHttp(given) ? own(given, 'body') : given
  const errors = own(body, 'errors')
  const isSaid =
    Number(status) < 300 &&
    isRecord(body) &&
    keysOf(body).every((key) => ['data', 'errors', 'extensions'].includes(key))
  const refused = isSaid && errors === undefined ? userErrorsIn(own(body, 'data')) : undefined
  if (refused !== undefined) {
    const { errors, isPart } = refused
    return { headers: own(given, 'headers'), status: isPart ? 500 : 422, body: { errors } }
  }
  const isOfGraphql =
    isSaid &&
    isList(errors) &&
    errors.length > 0 &&
    errors.every((error) => typeof own(error, 'message') === 'string')
  if (!isOfGraphql) return given
  return { headers: own(given, 'headers'), status: statusOf(errors, own(body, 'data')), body }
}

/**
 * Whether an answer has data and no errors (GraphQL, section 7.1): what was asked for has been executed, and whether that
 * is what the caller wanted the data say, each in its own way.
 */
export const isExecuted = (given: unknown): boolean => {
  const body = isHttp(given) ? own(given, 'body') : undefined
  return (
    Number(own(given, 'status')) < 300 &&
    own(body, 'data') !== undefined &&
    keysOf(body).every((key) => ['data', 'extensions'].includes(key))
  )
}

/** By the code that servers give an error, the first that is known, else by whether anything ran. */
const statusOf = (errors: ReadonlyArray<unknown>, data: unknown): number => {
  // A part of it was done.
  if (keysOf(data).some((key) => own(data, key) !== null)) return 500
  const codes = errors.map(codeOf)
  const known = [429, 402, 401, 403, 408].find((status) =>
    codes.some((code) => statusOfCode(code) === status)
  )
  const named = known ?? statuses.find(([form]) => codes.some((code) => form.test(code)))?.[1]
  if (named !== undefined) return named
  // "If the request failed before execution, the data entry must not be present" (GraphQL, section 7.1): then no
  // error is of a field, and who asked has to ask otherwise.
  const isRefused = data === undefined && errors.every((error) => !isList(own(error, 'path')))
  return isRefused && codes.every((code) => !/internal|unexpected|server/.test(code)) ? 400 : 500
}

/** Under `extensions`, or beside the sentence (GitHub, AppSync). */
const codeOf = (error: unknown): string => {
  const extensions = own(error, 'extensions')
  const code = own(extensions, 'code') ?? own(error, 'type') ?? own(error, 'errorType')
  return typeof code === 'string'
    ? code
        .slice(0, 64)
        .toLowerCase()
        .replace(/[^a-z]/g, '')
    : ''
}

/** What HTTP says with a status. That a query costs too much (Shopify) is of the query. */
const statuses: ReadonlyArray<readonly [RegExp, number]> = [
  [/^unauthorized(?:exception)?$/, 401],
  [/^forbidden$/, 403],
  [/^notfound$/, 404],
  [
    /^(?:baduserinput|graphqlvalidationfailed|graphqlparsefailed|validationfailed|maxcostexceeded)$/,
    400
  ]
]
