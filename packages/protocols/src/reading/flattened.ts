import { isList, isRecord, own } from '@toolfault/model'
import { nested } from './nested.js'

/**
 * zod, "Formatting errors": what `z.flattenError` gives has what is wrong with the whole beside what is wrong with each
 * key. `undefined` for what is none, and where nothing is wrong.
 */
export const flattened = (value: unknown): ReadonlyArray<unknown> | undefined => {
  const whole = own(value, 'formErrors')
  const fields = own(value, 'fieldErrors')
  return isList(whole) && isRecord(fields)
    ? nested({ _errors: whole, ...fields }, ['text', 'texts'])
    : undefined
}
