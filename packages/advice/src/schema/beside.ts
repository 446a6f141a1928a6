import { keysOf, own } from '@toolfault/model'
import { listAt, unions } from './branches.js'
import { dependent } from './dependents.js'
import { referred } from './refs.js'

/** No more subschemas of one keyword are read. */
const MANY = 1_000

/** All subschemas that may speak of the same place as one: of each union and each condition, whether it applies or not. */
export const besideOf = (root: unknown, schema: object): ReadonlyArray<unknown> => [
  ...referred(root, schema),
  ...halves.map((keyword) => own(schema, keyword)),
  ...['allOf', ...unions].flatMap((keyword) => listAt(schema, keyword).slice(0, MANY)),
  ...dependent.slice(1).flatMap((keyword) => heldIn(schema, keyword))
]

const halves = ['if', 'then', 'else']

/** What stands under the keys of a keyword. */
export const heldIn = (schema: unknown, keyword: string): ReadonlyArray<unknown> => {
  const given = own(schema, keyword)
  return keysOf(given)
    .slice(0, MANY)
    .map((key) => own(given, key))
}
