import { isList, own, type Path } from '@toolfault/model'
import type { McpRevision, PrimitiveSchemaDefinition } from '@toolfault/types/mcp'
import { hidesAt } from '../point/hides.js'
import { schemaAt } from '../schema/schema-at.js'
import type { Walk } from '../walk/walk.js'
import { fieldOf, type Unfit } from './field.js'

/** The field of a form for what is missing at a place, or why there is none; it may show no secret, nor ask for one. */
export const fieldAt = (
  walk: Walk,
  path: Path,
  version: McpRevision = '2026-07-28'
): PrimitiveSchemaDefinition | Unfit | 'secret' => {
  const { budget, root } = walk
  const here = schemaAt(root, path, budget)
  const field = fieldOf(root, here, version, budget)
  const isSecret = [sampleOf(here), ...valuesIn(field)].some((one) =>
    hidesAt(walk, path, path, one)
  )
  return isSecret ? 'secret' : field
}

/** What a field shows before anybody has answered: its default and what there is to choose from. */
const valuesIn = (field: unknown): ReadonlyArray<unknown> =>
  [field, own(field, 'items')].flatMap((part) => [
    ...listOf(own(part, 'default')),
    ...listOf(own(part, 'enum')),
    ...['oneOf', 'anyOf'].flatMap((name) => listOf(own(part, name)).flatMap(constOf))
  ])

const constOf = (titled: unknown): ReadonlyArray<unknown> => listOf(own(titled, 'const'))

const listOf = (value: unknown): ReadonlyArray<unknown> =>
  isList(value) ? value : value === undefined ? [] : [value]

/** A number that is asked for is no secret by its look, so that any will do. */
const sampleOf = (schema: unknown): unknown => {
  const type = own(schema, 'type')
  return type === 'integer' || type === 'number' ? 0 : undefined
}
