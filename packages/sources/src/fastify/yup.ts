import { isList, isRecord, own, owns } from '@toolfault/model'
import type { Copy } from '../copy.js'
import type { Said } from '../said.js'
import { textOf } from '../text-of.js'
import { isLike, unnamed } from './form.js'
import { yupForms, yupRule } from './yup-rules.js'

/**
 * What an error with a `type` and `params` of yup's says. `undefined` for another; a type that is not known here is
 * the name that an author gave to a test.
 */
export const yupSaid = (error: unknown, copy: Copy): Said | undefined => {
  const type = textOf(error, 'type')
  const params = own(error, 'params')
  if (type === undefined || !isRecord(params) || !owns(params, 'path')) return undefined
  const value = own(error, 'value')
  const rule = yupRule(type, params, value, copy)
  const sentence = unnamed(textOf(error, 'message') ?? '', textOf(params, 'path') || 'this')
  const forms = yupForms.get(type)
  const stock = forms?.some((form) => sentence !== undefined && isLike(sentence, form)) ?? true
  return {
    ...rule,
    stock,
    ...(stock && forms !== undefined && sentence !== undefined
      ? { message: withoutValue(sentence) }
      : {}),
    ...(value === undefined && missing.has(type) ? { absent: true } : {}),
    came: value === undefined ? 'nothing' : 'something',
    texts: [value, own(params, 'originalValue')],
    ...(type === 'noUnknown' || type === 'exact' ? { keys: keysIn(params, value) } : {})
  }
}

/** A sentence about a type ends with the whole value. */
const withoutValue = (sentence: string): string =>
  sentence.split(/(?:, but the final|\. The validated) value was: /, 1)[0] ?? sentence

const missing: ReadonlySet<string> = /* @__PURE__ */ new Set(['required', 'optionality', 'defined'])

/** Yup joins the keys that it does not know; one with a comma in it is told by none of its parts. */
const keysIn = (params: object, value: unknown): ReadonlyArray<string> => {
  const joined = textOf(params, 'unknown') ?? textOf(params, 'properties') ?? ''
  const keys = joined.length > LONG ? [] : joined.split(', ')
  return !isList(value) && keys.every((key) => owns(value, key)) ? keys : []
}

/** Longer lists of keys are not taken apart. */
const LONG = 10_000
