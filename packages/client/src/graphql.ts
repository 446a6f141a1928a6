import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { isHttp } from './shape.js'

/**
 * The answer of a GraphQL server that failed, with the status that it means: GraphQL over HTTP says all with 200.
 * Any other answer as it is.
 */
export const withMeaning = (given: unknown): unknown => {
  const status = isHttp(given) ? own(given, 'status') : 200
  const body = isHttp(given) ? own(given, 'body') : given
  const errors = own(body, 'errors')
  const isOfGraphql =
    Number(status) < 300 &&
    isRecord(body) &&
    keysOf(body).every((key) => ['data', 'errors', 'extensions'].includes(key)) &&
    isList(errors) &&
    errors.length > 0 &&
    errors.every((error) => typeof own(error, 'message') === 'string')
  if (!isOfGraphql) return given
  return { headers: own(given, 'headers'), status: statusOf(errors, own(body, 'data')), body }
}

/** By the code that servers give an error, the first that is known, else by whether anything ran. */
const statusOf = (errors: ReadonlyArray<unknown>, data: unknown): number => {
  // A part of it was done.
  if (keysOf(data).some((key) => own(data, key) !== null)) return 500
  const codes = errors.map((error) =>
    codeOf(own(own(error, 'extensions'), 'code') ?? own(error, 'type'))
  )
  const known = statuses.find(([pattern]) => codes.some((code) => pattern.test(code)))?.[1]
  if (known !== undefined) return known
  // "If the request failed before execution, the data entry must not be present" (GraphQL, section 7.1): then no
  // error is of a field, and who asked has to ask otherwise.
  const isRefused = data === undefined && errors.every((error) => !isList(own(error, 'path')))
  return isRefused && codes.every((code) => !/internal|unexpected|server/.test(code)) ? 400 : 500
}

const codeOf = (code: unknown): string =>
  typeof code === 'string'
    ? code
        .slice(0, 64)
        .toLowerCase()
        .replace(/[^a-z]/g, '')
    : ''

const statuses: ReadonlyArray<readonly [RegExp, number]> = [
  [/^(?:throttled|ratelimited|ratelimitexceeded|toomanyrequests|maxcostexceeded)$/, 429],
  [/^(?:unauthenticated|unauthorized|invalidjwt|authenticationrequired)$/, 401],
  [/^(?:forbidden|accessdenied|insufficientscopes)$/, 403],
  [/^notfound$/, 404],
  [/^(?:baduserinput|graphqlvalidationfailed|graphqlparsefailed|validationfailed)$/, 400]
]
