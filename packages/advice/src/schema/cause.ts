import { type Cause, keysOf, own, owns, type Path } from '@toolfault/model'
import { listAt } from './branches.js'
import { annotations } from './keywords.js'
import { same } from './same.js'
import { listedBy } from './shape.js'

/**
 * Why the half of an `if` applies, where that can be said in a few words: a key has the value that the
 * condition lists or another one, is there, or is not. `undefined` for any other condition.
 */
export const conditionOf = (
  test: unknown,
  value: unknown,
  path: Path,
  holds: boolean
): Cause | undefined => {
  const [only, more] = keysOf(test)
  return only === 'not' && more === undefined
    ? causeIn(own(test, 'not'), value, path, !holds)
    : causeIn(test, value, path, holds)
}

const causeIn = (test: unknown, value: unknown, path: Path, holds: boolean): Cause | undefined => {
  const properties = own(test, 'properties')
  const required = listAt(test, 'required')
  for (const key of keysOf(properties)) {
    const at = [...path, key]
    const wanted = listedBy(own(properties, key)) ?? []
    const [first] = wanted
    if (first === undefined) continue
    if (!owns(value, key)) {
      // A condition does not fail for want of a key that it does not require.
      if (holds || required.includes(key)) return { id: 'absent', path: at }
      continue
    }
    const came = wanted.find((one) => same(one, own(value, key)))
    if (holds) return { id: 'equals', path: at, value: came ?? first }
    if (came === undefined) return { id: 'differs', path: at, value: first }
  }
  for (const key of required) {
    if (typeof key !== 'string') continue
    const at = [...path, key]
    if (!owns(value, key)) return { id: 'absent', path: at }
    if (!holds) continue
    if (isAnything(own(properties, key))) return { id: 'present', path: at }
    const here = own(value, key)
    if (typeof here === 'number' || typeof here === 'boolean')
      return { id: 'equals', path: at, value: here }
  }
  return undefined
}

/** Whether a key fulfils its part of a condition by being there: nearly any value will do for the rest. */
const isAnything = (schema: unknown): boolean =>
  keysOf(schema).every((key) => key === 'type' || key === 'minLength' || annotations.has(key))
