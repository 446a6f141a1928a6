import { steps, toJson } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Copy } from './said.js'

/**
 * Copies the parameters of one list of issues. Lists that hold the same are one copy, so that like
 * issues are seen to be alike; half a list is none.
 */
export const copier = (): Copy => {
  const budget = steps()
  const known = new Map<object, Json | undefined>()
  const written = new Map<string, Json>()
  const copied = (value: object): Json | undefined => {
    const json = toJson(value, budget)
    if (json === undefined || budget.left <= 0) return undefined
    const text = JSON.stringify(json)
    const twin = written.get(text)
    if (twin === undefined) written.set(text, json)
    return twin ?? json
  }
  return (value) => {
    if (typeof value !== 'object' || value === null) return toJson(value, budget)
    if (!known.has(value)) known.set(value, copied(value))
    return known.get(value)
  }
}
