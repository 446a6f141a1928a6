import { isRecord, keysOf, own } from '@toolfault/model'
import { idIn } from '../names/id-word.js'
import { isSameName } from '../names/spelling.js'
import { descriptionOf } from '../schema/description.js'
import { sole } from '../union/sole.js'

/** More keys of an object are not looked at. */
const KEYS = 32

/** So many words of a description say what its place is. */
const FIRST = 4

/**
 * The key of the id of a thing that came as a whole, where its place is for an id: `{ "id": "cus_1", "email": … }` of
 * `customer_id`, or under the name of that.
 */
export const idKeyOf = (
  place: string | undefined,
  schemas: ReadonlyArray<unknown>,
  held: object
): string | undefined => {
  const keys = keysOf(held)
  if (keys.length > KEYS) return undefined
  const called = isOfId(place) ? keys.filter((one) => isSameName(one, place ?? '')) : []
  const key = sole(called) ?? sole(keys.filter((one) => isSameName(one, 'id')))
  const isScalar = ['string', 'number'].includes(typeof own(held, key ?? ''))
  return isScalar && (isOfId(place) || schemas.some(isCalledId)) ? key : undefined
}

/** Whether a place is called an id, or several. */
const isOfId = (place = ''): boolean => idIn(place.replace(/s$/i, '')) !== undefined

/** Whether an author says so in the first words: "Customer id", "The ID of the user". */
const isCalledId = (schema: unknown): boolean => {
  const words = isRecord(schema) ? descriptionOf(schema).trim().split(/\s+/, FIRST) : []
  return words.some((word) => /^(?:id|identifier|uuid)\W*$/i.test(word))
}
