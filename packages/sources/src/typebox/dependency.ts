import { isList, own, type Path } from '@toolfault/model'
import type { Place } from './places.js'
import { textOf } from './text.js'

/**
 * typebox 1.x lists all the keys that a key asks for, and repeats that for each that is not there. Where
 * it does so as often as there are keys, each is blamed in turn; else nobody knows which are there, and
 * the object is blamed, without the property that asks: its path would name no missing key.
 */
export const dependencyReader = (
  list: ReadonlyArray<unknown>
): ((error: unknown, keyword: string, path: Path) => Place) => {
  const totals = new Map<string, number>()
  for (const error of list) {
    const mark = markOf(error)
    if (mark !== undefined) totals.set(mark, (totals.get(mark) ?? 0) + 1)
  }
  const seen = new Map<string, number>()
  const known = new Map<unknown, Asked>()
  return (error, keyword, path) => {
    const params = own(error, 'params')
    const property = own(params, 'property')
    const given = own(params, 'dependencies')
    const asked = known.get(given) ?? askedBy(given)
    known.set(given, asked)
    const mark = markOf(error) ?? ''
    const nth = seen.get(mark) ?? 0
    seen.set(mark, nth + 1)
    // Our own validator, which has the value, says which key it is, as ajv does.
    const named = own(params, 'missingProperty')
    const key =
      typeof named === 'string'
        ? named
        : totals.get(mark) === asked.keys.length
          ? asked.keys[nth]
          : undefined
    return key === undefined || typeof property !== 'string'
      ? { path, keyword, params: asked.params }
      : { path: [...path, key], keyword, params: [['property', property], ...asked.params] }
  }
}

interface Asked {
  readonly keys: ReadonlyArray<string>
  readonly params: Place['params']
}

const askedBy = (given: unknown): Asked => {
  const keys = isList(given) ? given.filter((key) => typeof key === 'string') : []
  return {
    keys,
    params: [
      ['depsCount', keys.length],
      ['deps', keys.join(', ')]
    ]
  }
}

/** What repeated errors have in common; `undefined` for an error of another kind. */
const markOf = (error: unknown): string | undefined => {
  const keyword = own(error, 'keyword')
  if (keyword !== 'dependentRequired' && keyword !== 'dependencies') return undefined
  const property = textOf(own(error, 'params'), 'property')
  const place = [textOf(error, 'schemaPath'), textOf(error, 'instancePath')]
  return JSON.stringify([keyword, property, ...place])
}
