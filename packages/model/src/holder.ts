import type { Advice } from './advice.js'
import { isLacking } from './lacking.js'
import { isIndex, type Path } from './path.js'
import { isList, STEPS, total } from './total.js'

/**
 * The path of the object that a point speaks of: the one that lacks a key or has one too many; of any other value the
 * nearest one around it, which of an item holds the list. `[]` where there is none, and for what is no advice.
 */
export const holderOf = (point: Pick<Advice, 'because' | 'kind' | 'path' | 'received'>): Path =>
  total(
    () => {
      const { kind, path } = point
      if (!isList(path) || path.length > STEPS) return []
      const isKey = kind === 'unexpected' || isLacking(point)
      const at = isKey ? path.length - 1 : path.findLastIndex((step) => !isIndex(step))
      return path.slice(0, Math.max(0, at))
    },
    () => []
  )
