import { steps, toJson } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { type Copy, copier } from '../copy.js'

/**
 * Copies the parameters of one list of issues. Lists that hold the same are one copy, so that like
 * issues are seen to be alike; half a list is none.
 */
export const twinCopier = (): Copy => {
  const budget = steps()
  const written = new Map<string, Json>()
  return copier(budget, (value) => {
    const json = toJson(value, budget)
    if (json === undefined || budget.left <= 0) return undefined
    const text = JSON.stringify(json)
    const twin = written.get(text)
    if (twin === undefined) written.set(text, json)
    return twin ?? json
  })
}
