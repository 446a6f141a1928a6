import { isList, own, owns, parsePointer } from '@toolfault/model'
import type { TypeboxError } from '@toolfault/sources/typebox'

/**
 * TypeBox's errors with what only the value can tell: `dependentRequired` repeats one error for each key
 * that is not there, `dependencies` stops at the first, and neither says which it is. Here each such key
 * has one error, and its name as ajv has it.
 */
export const precise = (
  errors: ReadonlyArray<TypeboxError>,
  value: unknown
): ReadonlyArray<TypeboxError> => {
  const told = new Set<string>()
  return errors.flatMap((error) => {
    if (error.keyword !== 'dependentRequired' && error.keyword !== 'dependencies') return [error]
    const keys = own(error.params, 'dependencies')
    const place = [error.keyword, error.schemaPath, error.instancePath]
    const mark = JSON.stringify([...place, own(error.params, 'property')])
    if (!isList(keys) || told.has(mark)) return []
    told.add(mark)
    const owner = valueAt(value, error.instancePath)
    return keys
      .filter((key) => typeof key === 'string' && !owns(owner, key))
      .map((missingProperty) => ({ ...error, params: { ...error.params, missingProperty } }))
  })
}

const valueAt = (value: unknown, pointer: string): unknown =>
  (parsePointer(pointer) ?? []).reduce<unknown>(own, value)
