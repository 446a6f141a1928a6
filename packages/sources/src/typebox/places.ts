import { isList, own, type Path, parsePointer } from '@toolfault/model'
import { dependencyReader } from './dependency.js'
import type { Context } from './issues.js'
import { type Budget, take } from './list.js'
import { type Entries, localizedParams } from './localized-params.js'
import { schemaSteps } from './schema-path.js'
import { surplusReader } from './surplus.js'
import { textOf } from './text.js'
import { escaped, twinsOf } from './twins.js'

/** A rule, where it was broken, and what it asked for, in ajv's spelling. */
export interface Place {
  readonly path: Path
  readonly keyword: string
  readonly params: Entries
}

/** Which member of an error's parameters lists the keys that the error is about. */
const keyLists: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['required', 'requiredProperties'],
  ['additionalProperties', 'additionalProperties'],
  ['unevaluatedProperties', 'unevaluatedProperties'],
  ['propertyNames', 'propertyNames']
])

/** What an error of typebox 1.x is about: one place, or one for each key that it lists, or none. */
export const placesReader = (
  list: ReadonlyArray<unknown>,
  { budget, copy }: Context
): ((at: number) => ReadonlyArray<Place>) => {
  const twins = twinsOf(list)
  const dependency = dependencyReader(list)
  const surplus = surplusReader()
  return (at) => {
    const error = list[at]
    if (twins.silent.has(error)) return []
    const keyword = textOf(error, 'keyword')
    const path = parsePointer(textOf(error, 'instancePath')) ?? []
    const keys = listedKeys(keyword, error, budget)
    if (keys.length > 0) {
      const spoken = twins.spoken.get(error)
      return keys
        .filter((key) => !spoken?.has(escaped(key)))
        .map((key) => ({ path: [...path, key], keyword, params: [] }))
    }
    if (keyword === 'dependentRequired' || keyword === 'dependencies') {
      return [dependency(error, keyword, path)]
    }
    const schemaPath = textOf(error, 'schemaPath')
    const isOfParts = keyword === 'boolean' || schemaPath.includes('/propertyNames')
    const steps = isOfParts ? schemaSteps(schemaPath) : []
    const params = localizedParams(own(error, 'params'), copy)
    const tooMany = keyword === 'boolean' ? surplus(path, steps) : undefined
    if (tooMany !== undefined) return [tooMany]
    const rule = keyword === 'boolean' ? 'false schema' : keyword
    return [
      ofName(
        steps.some((step) => step.keyword === 'propertyNames'),
        { path, keyword: rule, params }
      )
    ]
  }
}

/** An error of the schema under `propertyNames` speaks of a key, not of the value at its path. */
const ofName = (isName: boolean, place: Place): Place => {
  const name = isName ? place.path.at(-1) : undefined
  if (name === undefined) return place
  const params = [...place.params, ['propertyName', name] as const]
  return { ...place, path: place.path.slice(0, -1), params }
}

/** One key belongs to the error, which was paid for; each further one costs as much. */
const listedKeys = (keyword: string, error: unknown, budget: Budget): ReadonlyArray<string> => {
  const member = keyLists.get(keyword)
  const keys = member === undefined ? undefined : own(own(error, 'params'), member)
  const found: Array<string> = []
  for (let at = 0; isList(keys) && at < keys.length; at++) {
    if (at > 0 && !take(budget)) break
    const key = own(keys, String(at))
    if (typeof key === 'string') found.push(key)
  }
  return found
}
