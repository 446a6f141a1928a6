import { isIndex, isList, isRecord, keysOf, own, step } from '@toolfault/model'
import { isSecretPair } from '../secret/pair.js'
import { isSecret } from '../secret/secret.js'
import { besideOf, heldIn } from './beside.js'
import type { Ground } from './ground.js'

/**
 * Whether a secret stands somewhere in a value, by a key, a look, a name beside it or any subschema below
 * those of its place. Of a union and of a condition each branch counts, and of patterns each: what may be
 * a secret is not shown. True where the steps end.
 */
export const holdsSecret = (
  ground: Ground,
  value: unknown,
  schemas: ReadonlyArray<unknown>
): boolean =>
  keysOf(value).length > 0 && isHolder({ ground, met: new Map() }, value, partOf(ground, schemas))

/** What is looked at: a value may share its parts without end, and each is looked at once for each place. */
interface Looking {
  readonly ground: Ground
  readonly met: Map<unknown, Set<Part>>
}

/** All that may speak of one place, and of the keys below it that were asked for. */
interface Part {
  readonly schemas: ReadonlyArray<object>
  readonly inside: Map<string, Part>
}

const nothing: Part = { schemas: [], inside: new Map() }

const isHolder = (to: Looking, value: unknown, part: Part): boolean => {
  const { ground, met } = to
  const keys = keysOf(value)
  const places = met.get(value) ?? new Set()
  if (keys.length === 0 || places.has(part)) return false
  met.set(value, places.add(part))
  return keys.some((key) => {
    const inner = own(value, key)
    const inside = insideOf(ground, part, isList(value) ? '0' : key)
    return (
      !step(ground.budget) ||
      isSecret([key], inside.schemas, inner) ||
      isSecretPair(value, key) ||
      isHolder(to, inner, inside)
    )
  })
}

/** Like rows of a list ask the same again and again. All items have the same rules, of a tuple as well. */
const insideOf = (ground: Ground, part: Part, key: string): Part => {
  if (part.schemas.length === 0) return nothing
  const known = part.inside.get(key)
  if (known !== undefined) return known
  const inside = partOf(
    ground,
    part.schemas.flatMap((schema) => below(schema, key))
  )
  part.inside.set(key, inside)
  return inside
}

/** Subschemas and all that may speak of the same place through them, each once. */
const partOf = (ground: Ground, given: ReadonlyArray<unknown>): Part => {
  const found = new Set<object>()
  const open = given.filter((one) => isRecord(one))
  for (const schema of open) {
    if (found.has(schema)) continue
    found.add(schema)
    for (const one of besideOf(ground.root, schema))
      if (isRecord(one) && step(ground.budget)) open.push(one)
  }
  return { schemas: [...found], inside: new Map() }
}

/** The subschemas that may speak of a key. */
const below = (schema: object, key: string): ReadonlyArray<unknown> => [
  own(own(schema, 'properties'), key),
  own(schema, 'additionalProperties'),
  own(schema, 'unevaluatedProperties'),
  ...heldIn(schema, 'patternProperties'),
  ...(isIndex(key) ? items.flatMap((name) => listedIn(schema, name)) : [])
]

const items = ['items', 'prefixItems', 'additionalItems', 'unevaluatedItems', 'contains']

const listedIn = (schema: object, name: string): ReadonlyArray<unknown> => {
  const given = own(schema, name)
  return isList(given) ? given.slice(0, MANY) : [given]
}

/** No more subschemas of one keyword are read. */
const MANY = 1_000
