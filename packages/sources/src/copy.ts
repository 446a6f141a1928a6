import { type Steps, toJson } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'

/** Copies a parameter as JSON; the same object is the same copy. */
export type Copy = (value: unknown) => Json | undefined

/** A {@link Copy} for one public call: many errors share one list of allowed values. */
export const copier = (
  budget: Steps,
  copied: (value: object) => Json | undefined = (value) => toJson(value, budget)
): Copy => {
  let known: Map<object, Json | undefined> | undefined
  return (value) => {
    if (typeof value !== 'object' || value === null) return toJson(value, budget)
    known ??= new Map()
    if (!known.has(value)) known.set(value, copied(value))
    return known.get(value)
  }
}
