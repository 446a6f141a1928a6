import { type Issue, kindOf, own, parsePointer } from '@toolfault/model'
import { bare } from '../said.js'
import { typeRule } from '../spelling.js'
import type { Context } from './issues.js'
import { placesReader } from './places.js'
import { textOf } from './text.js'

/** Whether an error has the shape of typebox 1.x's. */
export const isLocalized = (error: unknown): boolean =>
  typeof own(error, 'keyword') === 'string' && typeof own(error, 'instancePath') === 'string'

/** Read the errors of a list of typebox 1.x, each by its index, from the first to the last. */
export const localizedReader = (
  list: ReadonlyArray<unknown>,
  context: Context
): ((at: number) => ReadonlyArray<Issue>) => {
  const placesOf = placesReader(list, context)
  return (at) => {
    const error = list[at]
    const message = own(error, 'message')
    const said = typeof message === 'string' ? { message } : {}
    // An author's own check.
    if (own(error, 'keyword') === '~refine') return [{ path: pathOf(error), kind: 'rule', ...said }]
    // JSON has no `undefined`: a key that may hold nothing else must not be sent.
    if (isOfNothing(error)) return [{ path: pathOf(error), ...bare('false schema'), ...said }]
    return placesOf(at).map(({ keyword, params, path }) => ({
      path,
      kind: kindOf(keyword),
      keyword,
      ...said,
      ...(params.length === 0 ? {} : { params: Object.fromEntries(params) }),
      // Its sentence lists the keys that the caller sent.
      ...(keyword === 'propertyNames' ? { echo: true } : {})
    }))
  }
}

const isOfNothing = (error: unknown): boolean =>
  own(error, 'keyword') === 'type' &&
  typeRule(own(own(error, 'params'), 'type')).keyword === 'false schema'

const pathOf = (error: unknown): Issue['path'] => parsePointer(textOf(error, 'instancePath')) ?? []
