import { isList, isRecord, own } from '@toolfault/model'
import { constrained } from './constraints.js'
import { isExpecting } from './expecting.js'
import { flattened } from './flattened.js'
import { nested } from './nested.js'
import { isError } from './texts.js'

type Lists = ReadonlyArray<ReadonlyArray<unknown>>

/** What stands under a name for errors: a list, or a map of names to what is wrong with each, and no one error. */
export const namedList = (list: unknown): Lists => {
  if (isList(list)) return errorsIn(list)
  const found =
    typeof own(list, 'message') === 'string'
      ? undefined
      : (flattened(list) ?? nested(list, ['error', 'text', 'texts']))
  return found === undefined ? [] : [found]
}

/** Sentences, or objects that hold one, whatever is empty among them; class-validator's; none where anything else is. */
export const errorsIn = (list: ReadonlyArray<unknown>): Lists => {
  const given = list.filter((item) => item !== null)
  const found = constrained(given) ?? given.flatMap(extended)
  return found.length > 0 &&
    found.every((item) => typeof item === 'string' || isError(item) || isExpecting(item))
    ? [found]
    : []
}

/** An error of GraphQL may list beside its sentence what a validator says. */
const extended = (item: unknown): ReadonlyArray<unknown> => {
  const list = own(own(item, 'extensions'), 'validationErrors')
  const found = constrained(list) ?? (isList(list) && list.every(isPlacedError) ? list : [])
  return found.length > 0 ? found : [item]
}

const isPlacedError = (item: unknown): boolean => isRecord(item) && isError(item)
