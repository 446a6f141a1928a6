import { isList, isRecord, keysOf, own } from '@toolfault/model'

/** What a mutation of GraphQL refused in its payload, and whether another of the same request went well. */
export interface Refused {
  readonly errors: ReadonlyArray<unknown>
  readonly isPart: boolean
}

/**
 * The errors that a mutation says in its own payload, beside no result (Shopify, "userErrors"); `undefined` where none
 * does.
 */
export const userErrorsIn = (data: unknown): Refused | undefined => {
  const payloads = keysOf(data).map((name) => own(data, name))
  const listed = payloads.map(errorsIn)
  const errors = listed.flat()
  return errors.length === 0
    ? undefined
    : { errors, isPart: payloads.some((one, at) => one !== null && listed[at]?.length === 0) }
}

const errorsIn = (payload: unknown): ReadonlyArray<unknown> =>
  !isRecord(payload)
    ? []
    : keysOf(payload)
        .filter((name) => /userErrors$/i.test(name))
        .flatMap((name) => {
          const list = own(payload, name)
          return isList(list) && list.every(isSaid) ? list : []
        })

const isSaid = (error: unknown): boolean => typeof own(error, 'message') === 'string'
