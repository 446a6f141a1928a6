import { isList, isRecord, own, owns } from '@toolfault/model'
import type { Copy } from '../copy.js'
import type { Rule, Said } from '../said.js'
import { textOf } from '../text-of.js'
import { isLike, unnamed } from './form.js'
import { joiRules } from './joi-rules.js'

/**
 * What an error with a `type` of joi's and a `context` says. `undefined` for another; a type that is not known
 * here leaves the sentence.
 */
export const joiSaid = (error: unknown, copy: Copy): Said | undefined => {
  const type = textOf(error, 'type')
  const context = own(error, 'context')
  if (type?.includes('.') !== true || !isRecord(context)) return undefined
  const told = joiRules.get(type)
  const { keys, ...rule }: Rule & Pick<Said, 'keys'> = told?.rule(context, copy) ?? {
    kind: type === 'any.custom' ? 'rule' : 'unknown'
  }
  const message = textOf(error, 'message') ?? ''
  const name = textOf(context, type === 'object.with' ? 'mainWithLabel' : 'label')
  const sentence = unnamed(message, `"${name ?? ''}"`)
  // Of a type that is not here nobody knows whose sentence it is; it is shown either way.
  const stock = told === undefined || (sentence !== undefined && isLike(sentence, told.form))
  return {
    ...rule,
    stock,
    ...(stock && sentence !== undefined ? { message: sentence } : {}),
    ...(type === 'any.required' ? { absent: true } : {}),
    ...(type === 'array.unique' ? { isOfOwner: true } : {}),
    came: owns(context, 'value') ? 'something' : undefined,
    texts: textsIn(own(context, 'value')),
    ...(keys === undefined ? {} : { keys })
  }
}

/** What joi writes into a sentence of a value: that, or the items of a list. */
const textsIn = (value: unknown): ReadonlyArray<unknown> =>
  isList(value) ? value.slice(0, MANY) : [value]

/** More items than this no sentence has. */
const MANY = 64
