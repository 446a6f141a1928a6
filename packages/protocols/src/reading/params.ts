import { isList, own } from '@toolfault/model'
import { nested } from './nested.js'

/** So many names are told. */
const MOST = 64

/**
 * WordPress, "REST API Handbook": beside the status `data` has a sentence for each of the `params`, or the names of
 * those that lack. `undefined` for other data.
 */
export const paramsIn = (data: unknown): ReadonlyArray<unknown> | undefined => {
  const params = own(data, 'params')
  if (typeof own(data, 'status') !== 'number') return undefined
  if (!isList(params)) return nested(params, ['text'])
  return params.length > 0 && params.every((name) => typeof name === 'string')
    ? params.slice(0, MOST).map((name) => ({ type: 'missing', name }))
    : undefined
}
