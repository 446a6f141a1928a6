import { isList } from '@toolfault/model'
import { tupleOf } from '../schema/schema-at.js'

/** Whether a list has several places of its own, so that one item alone is none. */
export const isTuple = (schema: unknown): boolean => (tupleOf(schema) ?? []).length > 1

/** More beside a value is not looked at. */
const MANY = 1_000

/** Whether a value stands among others none of which is a list, nor a text of one: all of them may have been meant for one. */
export const isInRow = (owner: unknown): boolean =>
  isList(owner) && owner.length > 1 && !owner.slice(0, MANY).some(isListed)

/** Whether a value is a list, or a text that may be one. */
export const isListed = (one: unknown): boolean =>
  isList(one) || (typeof one === 'string' && /[,;|\n[]/.test(one))
