import { isList, type Steps, step } from '@toolfault/model'
import { same } from './same.js'

/**
 * The first item of a list that equals one before it, and that one; `undefined` where there is none, or the
 * budget ends.
 */
export const repeated = (
  value: unknown,
  budget: Steps
): { readonly i: number; readonly j: number } | undefined => {
  if (!isList(value)) return undefined
  const seen = new Map<unknown, number>()
  const objects: Array<number> = []
  for (let j = 0; j < value.length && step(budget); j++) {
    const item = value[j]
    const i =
      typeof item === 'object' && item !== null
        ? objects.find((at) => step(budget) && same(value[at], item))
        : seen.get(item)
    if (i !== undefined) return { i, j }
    if (typeof item === 'object' && item !== null) objects.push(j)
    else seen.set(item, j)
  }
  return undefined
}
