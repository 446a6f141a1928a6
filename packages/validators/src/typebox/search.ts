import { isList, isRecord, keysOf, own, parsePointer, valueAt } from '@toolfault/model'

/** Steps of all searches for what references mean: some seconds. */
const STEPS = 20_000_000

const keywords = ['$ref', '$dynamicRef', '$recursiveRef'] as const

/**
 * Throw for a schema in which TypeBox would look for ever for what a reference means: it looks through the
 * whole schema, data included, for what is no pointer from the top, and twice into each list, so that lists
 * within lists cost it a power of two.
 */
export const refuseLongSearch = (schema: object | boolean, nodes: ReadonlyArray<object>): void => {
  const searches = nodes
    .flatMap((node) => keywords.map((keyword) => own(node, keyword)))
    .filter((reference) => typeof reference === 'string' && !isFoundAtOnce(schema, reference))
  if (searches.length > 0 && stepsIn(schema) * searches.length > STEPS) {
    throw new TypeError('the schema is too large to look for what it refers to')
  }
}

const isFoundAtOnce = (schema: unknown, reference: string): boolean => {
  if (reference === '#') return true
  const path = reference.startsWith('#/') ? parsePointer(reference.slice(1)) : undefined
  return path !== undefined && valueAt(schema, path) !== undefined
}

const stepsIn = (schema: unknown): number => {
  let steps = 0
  const open = [{ part: schema, cost: 1 }]
  for (let next = open.pop(); next !== undefined && steps <= STEPS; next = open.pop()) {
    steps += next.cost
    const cost = isList(next.part) ? next.cost * 2 : next.cost
    if (!isList(next.part) && !isRecord(next.part)) continue
    for (const key of keysOf(next.part)) open.push({ part: own(next.part, key), cost })
  }
  return steps
}
