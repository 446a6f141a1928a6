import { isRecord, own, step } from '@toolfault/model'
import { nullLast } from '../null-last.js'
import { isSecret } from '../secret/secret.js'
import { bearing } from './bearing.js'
import { finiteOf } from './branches.js'
import { branchesIn } from './branches-in.js'
import { keyPatternsOf } from './every-key.js'
import type { Ground } from './ground.js'
import { listed, VALUES } from './listed.js'
import { otherKeysOf } from './other-keys.js'
import { patternsOf } from './patterns.js'
import { braced, type Member, nameOf, roomy } from './room.js'
import { restOf, tupleOf } from './schema-at.js'
import { isSecretList } from './secret-list.js'
import { listedBy, type Shape, shapeOf } from './shape.js'
import { scalarType, typesOf } from './type-name.js'
import { unionParts } from './union-parts.js'

/** Objects inside objects inside objects are only called so; a list is half of a level. */
const DEPTH = 3
const ITEM = 0.5

const depthOf = ({ deeper = 0 }: Ground): number => DEPTH + deeper

/** More keys of which nothing is said but that they have to be there are not named. */
const KEYS = 64

/**
 * The expected shape in one line, as TypeScript would write it: `{ email: string, subject?: string }`,
 * with a format behind its type: `string (uuid)`. What is required comes first and is never left out.
 * Data in our notation: keys and values are the schema's own, to be escaped where it is said.
 */
export const signatureOf = (ground: Ground, given: unknown, depth = 0): string =>
  partsOf(ground, given, depth).join(' | ')

/** What may stand in one place, each in a text of its own; a `key` that the place is under may say secret. */
export const partsOf = (
  around: Ground,
  schema: unknown,
  depth: number,
  key = ''
): ReadonlyArray<string> => {
  const ground = isSecret([], [schema], '') ? ({ ...around, isSecret: true } as const) : around
  if (!step(ground.budget)) return any
  const isDeep = depth > depthOf(ground)
  const given = branchesIn(ground, schema)
  if (given !== undefined) {
    if (isDeep) return any
    return unionParts(ground, finiteOf(given, listedBy), depth, (on, branch) =>
      partsOf(on, branch, depth + 1, key)
    )
  }
  const shape = shapeOf(ground, schema)
  const { properties, types, values } = shape
  if (values !== undefined) {
    const isHidden = ground.isSecret === true || isSecretList(ground, key, [schema], values)
    return isHidden ? typesOf(values) : listed(values, depth)
  }
  const isObject = types.has('object') || properties.size > 0
  if (isDeep && (isObject || types.has('array'))) return any
  const parts = [
    ...(isObject ? [object(ground, schema, shape, depth)] : []),
    ...(types.has('array') ? [array(ground, schema, depth)] : []),
    ...[...types]
      .filter((type) => type !== 'object' && type !== 'array')
      .map((type) => scalarType(ground, schema, type))
  ]
  return parts.length === 0 ? any : nullLast(parts)
}

const any = ['any']

const object = (ground: Ground, schema: unknown, shape: Shape, depth: number): string => {
  if (shape.properties.size + shape.required.size === 0) return map(ground, schema, depth)
  return depth < depthOf(ground) ? members(ground, schema, shape, depth) : 'object'
}

const members = (
  ground: Ground,
  schema: unknown,
  { properties, required }: Shape,
  depth: number
): string => {
  const all = [...properties].map(([key, [first]]) => [key, first] as const)
  // An author may say what has to be there, and nothing of it.
  const others = own(bearing(ground, schema, ['additionalProperties']), 'additionalProperties')
  const bare = [...required].filter((key) => !properties.has(key)).slice(0, KEYS)
  const needed = [
    ...all.filter(([key]) => required.has(key)),
    ...bare.map((key) => [key, others] as const)
  ].map(writing(ground, '', depth))
  const rest = all.filter(([key]) => !required.has(key))
  const write = writing(ground, '?', depth)
  return depth < 1 ? roomy(needed, rest, write) : braced(needed, rest, write)
}

const writing =
  (ground: Ground, mark: '?' | '', depth: number) =>
  (member: Member): string =>
    `${nameOf(member)}${mark}: ${held(ground, member, depth)}`

/** What stands under a key; of what a secret has to be only its types are said, and what an object has. */
const held = (ground: Ground, [key, schema]: Member, depth: number): string => {
  if (!isSecret([key], [schema], '')) return signatureOf(ground, schema, depth + 1)
  const { types, values = [] } = shapeOf(ground, schema)
  // A choice under a name that says secret is none.
  if (values.length > 0 && !isSecretList(ground, key, [schema], values))
    return signatureOf(ground, schema, depth + 1)
  const objects = types.has('object') ? partsOf(ground, schema, depth + 1).filter(isObject) : []
  const others = [...types].filter((type) => type !== 'object')
  return [...objects, ...others].join(' | ') || 'any'
}

const isObject = (part: string): boolean => part === 'object' || part.startsWith('{')

/** Keys that an object may have, by a pattern or by name, as its signature would write them; `undefined` for none. */
export const signatureOfKeys = (
  ground: Ground,
  patterns: ReadonlyArray<Member>,
  members: ReadonlyArray<Member>
): string | undefined => {
  const keys = matching(ground, patterns, 0)
  return keys.length + members.length === 0
    ? undefined
    : roomy(keys, members, writing(ground, '?', 0))
}

/** So many patterns of keys are written, and none that is longer. */
const PATTERNS = 4
const PATTERN = 80

/** Keys of a pattern, each with what it holds; none where not all of them are written. */
const matching = (
  ground: Ground,
  patterns: ReadonlyArray<Member>,
  depth: number
): ReadonlyArray<string> =>
  patterns.length > PATTERNS || patterns.some(([pattern]) => pattern.length > PATTERN)
    ? []
    : patterns.map((member) => `[key: /${member[0]}/]: ${held(ground, member, depth)}`)

/** An object whose keys are the caller's own, and what each of them holds. */
const map = (ground: Ground, given: unknown, depth: number): string => {
  const schema = bearing(ground, given, ['additionalProperties', 'patternProperties'])
  const keys = depth < depthOf(ground) ? matching(ground, patternsOf(schema), depth) : []
  if (keys.length > 0) return `{ ${keys.join(', ')} }`
  const value = otherKeysOf(schema)
  if (!isRecord(value) || keyPatternsOf(schema) !== undefined) return 'object'
  const text = signatureOf(ground, value, depth + 1)
  return text === 'any' ? 'object' : `{ [key]: ${text} }`
}

const array = (ground: Ground, given: unknown, depth: number): string => {
  const schema = bearing(ground, given, ['items', 'prefixItems'])
  const tuple = tupleOf(schema)
  if (tuple !== undefined) {
    const shown = tuple.slice(0, VALUES).map((item) => signatureOf(ground, item, depth + ITEM))
    const more = tuple.length > VALUES ? ['…'] : restIn(ground, schema, depth)
    return `[${[...shown, ...more].join(', ')}]`
  }
  return items(ground, own(schema, 'items'), depth)
}

/** What may stand behind the places of a tuple, where more is said of it than that it may. */
const restIn = (ground: Ground, schema: unknown, depth: number): ReadonlyArray<string> => {
  const rest = restOf(schema)
  return isRecord(rest) ? [`...${items(ground, rest, depth)}`] : []
}

const items = (ground: Ground, schema: unknown, depth: number): string => {
  const [item, ...others] = partsOf(ground, schema, depth + ITEM)
  return others.length === 0 ? `${item}[]` : `(${[item, ...others].join(' | ')})[]`
}
