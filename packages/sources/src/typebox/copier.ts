import { type Steps, toJson } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'

/** Copy as JSON, each object once: many errors share one list of allowed values. */
export type Copy = (value: unknown) => Json | undefined

/** A copier for one public call. */
export const copier = (budget: Steps): Copy => {
  const known = new Map<object, Json | undefined>()
  return (value) => {
    if (typeof value !== 'object' || value === null) return toJson(value, budget)
    if (!known.has(value)) known.set(value, toJson(value, budget))
    return known.get(value)
  }
}
