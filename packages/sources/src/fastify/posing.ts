import { isList, isRecord, kindOf, own, total } from '@toolfault/model'

/** A longer place leads nowhere. */
const DEEP = 10_000

/**
 * Whether an error has the shape of ajv's and a rule of another validator: the bridges of zod to Fastify
 * put its code for the keyword, and make both places of its path.
 */
export const isPosing = (error: unknown): boolean => {
  const at = own(error, 'instancePath')
  const keyword = own(error, 'keyword')
  if (typeof at !== 'string' || typeof keyword !== 'string' || at[0] !== '/') return false
  return own(error, 'schemaPath') === `#${at}/${keyword}` && kindOf(keyword) === 'rule'
}

/** The issue that such an error was made of, as far as it is left. */
export const unposed = (error: unknown): object =>
  total(
    () => {
      const params = own(error, 'params')
      const issue = own(params, 'issue')
      if (isRecord(issue) && isList(own(issue, 'path'))) return issue
      const path = String(own(error, 'instancePath')).split('/', DEEP).slice(1)
      return {
        ...(isRecord(params) ? params : {}),
        code: own(error, 'keyword'),
        message: own(error, 'message'),
        // Its root is written as `/`, and no key is escaped.
        path: path.length === 1 && path[0] === '' ? [] : path
      }
    },
    () => ({})
  )
