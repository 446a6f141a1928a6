import { isRecord, own, type Steps } from '@toolfault/model'
import type { McpRevision, PrimitiveSchemaDefinition } from '@toolfault/types/mcp'
import { choiceOf, selectionOf, titledOf, valuesOf } from './choice.js'
import { byDefault, limits, named, selected, sizes, text, typeOf } from './members.js'
import { onlyMeant } from './plain.js'

/** What no field of a form can hold. */
export type Unfit =
  /** An object: forms are flat. */
  | 'object'
  /** A list, but one of listed texts. */
  | 'list'
  /** Listed values that are not all texts, or too many of them. */
  | 'choices'
  /** No schema says what it is, or one that a form cannot follow. */
  | 'unknown'

/**
 * A subschema as one field of a form, with the members that `protocols.md` 1.6 lists for its kind and
 * no other: clients build forms from these alone. What it leaves out is checked when the call is
 * repeated.
 */
export const fieldOf = (
  root: unknown,
  given: unknown,
  version: McpRevision,
  budget: Steps
): PrimitiveSchemaDefinition | Unfit => {
  const schema = onlyMeant(root, given, budget)
  if (!isRecord(schema)) return 'unknown'
  const isOld = version < '2025-11-25'
  const fields = { ...named(given), ...named(schema) }
  const values = valuesOf(schema)
  const titled = titledOf(schema)
  if (values !== undefined || titled !== undefined) {
    const choice = choiceOf(values, titled, isOld)
    if (choice === undefined) return 'choices'
    const value = own(schema, 'default')
    const all = values ?? titled?.map((one): unknown => one.const)
    const isOne = !isOld && typeof value === 'string' && all?.includes(value) === true
    return { ...fields, ...choice, ...(isOne ? { default: value } : {}) }
  }
  switch (typeOf(schema)) {
    case 'string':
      return { type: 'string', ...fields, ...text(schema), ...byDefault(schema, isOld) }
    case 'integer':
      return { type: 'integer', ...fields, ...limits(schema, true), ...byDefault(schema, isOld) }
    case 'number':
      return { type: 'number', ...fields, ...limits(schema, false), ...byDefault(schema, isOld) }
    case 'boolean':
      return { type: 'boolean', ...fields, ...byDefault(schema, false) }
    case 'array': {
      const items = isOld ? undefined : selectionOf(onlyMeant(root, own(schema, 'items'), budget))
      return items === undefined
        ? 'list'
        : { type: 'array', ...fields, items, ...sizes(schema), ...selected(schema) }
    }
    case 'object':
      return 'object'
    default:
      return 'unknown'
  }
}
