import { isIndex, type Path, printPointer } from '@toolfault/model'
import type { Place } from './places.js'
import type { SchemaStep } from './schema-path.js'

/**
 * Where no further item is allowed, typebox 1.x says `schema is false` of each, ajv that the array has
 * too many. The first item of a run is told from the error before; `undefined` where it is the first of
 * all, which is as ajv says it.
 */
export const surplusReader = (): ((
  path: Path,
  steps: ReadonlyArray<SchemaStep>
) => Place | undefined) => {
  let run = { array: '', next: -1, limit: 0 }
  return (path, steps) => {
    const rule = steps.at(-1)
    const key = path.at(-1)
    if (key === undefined || !isIndex(key) || !isOfItems(rule)) return undefined
    const array = printPointer(path.slice(0, -1))
    const limit = run.array === array && run.next === Number(key) ? run.limit : Number(key)
    run = { array, next: Number(key) + 1, limit }
    if (limit === 0) return undefined
    return { path: path.slice(0, -1), keyword: rule.keyword, params: [['limit', limit]] }
  }
}

const isOfItems = (rule: SchemaStep | undefined): rule is SchemaStep =>
  rule?.name === undefined && (rule?.keyword === 'items' || rule?.keyword === 'additionalItems')
