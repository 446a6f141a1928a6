import { isList, isRecord, keysOf, own, step } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { branchesOf, finiteOf, isNever, listAt, unions } from './branches.js'
import type { Ground } from './ground.js'
import { memoOf } from './memo.js'
import { referred } from './refs.js'
import { typeOf } from './value.js'

/** What a subschema says of its place at first sight, through references and `allOf`. */
export interface Shape {
  /** JSON types that it takes; empty when it takes any. */
  readonly types: ReadonlySet<string>
  /** The subschemas of each key. */
  readonly properties: ReadonlyMap<string, ReadonlyArray<unknown>>
  readonly required: ReadonlySet<string>
  /** The values that it lists; `undefined` when it lists none. */
  readonly values: ReadonlyArray<Json> | undefined
}

/** Read a subschema's shape. A union takes the types and the keys of its branches together. */
export const shapeOf = (ground: Ground, schema: unknown): Shape => {
  if (!isRecord(schema)) return shapeless
  const memo = memoOf(ground.root)
  const known = memo?.shapes.get(schema)
  if (known !== undefined) return known
  const shape = looked(ground, schema)
  // What a budget cut short is no fact.
  if (ground.budget.left > 0) memo?.shapes.set(schema, shape)
  return shape
}

const shapeless: Shape = {
  types: new Set(),
  properties: new Map(),
  required: new Set(),
  values: undefined
}

const looked = (ground: Ground, schema: object): Shape => {
  const types = new Set<string>()
  const properties = new Map<string, Array<unknown>>()
  const required = new Set<string>()
  let values: ReadonlyArray<Json> | undefined
  const seen = new Set<unknown>()
  const look = (node: unknown, sure: boolean): void => {
    if (!isRecord(node) || seen.has(node) || !step(ground.budget)) return
    seen.add(node)
    if (sure) values = listedBy(node) ?? listedTogether(ground, node) ?? values
    for (const type of typesOf(node)) types.add(type)
    const keys = own(node, 'properties')
    for (const key of keysOf(keys)) {
      if (isNever(own(keys, key))) continue
      const known = properties.get(key)
      if (known === undefined) properties.set(key, [own(keys, key)])
      else known.push(own(keys, key))
    }
    if (sure) for (const key of listAt(node, 'required')) required.add(String(key))
    for (const target of referred(ground.root, node)) look(target, sure)
    for (const keyword of ['allOf', ...unions]) {
      const members = listAt(node, keyword)
      for (const member of keyword === 'allOf' ? members : finiteOf(members, listedBy))
        look(member, sure && keyword === 'allOf')
    }
  }
  look(schema, true)
  return { types, properties, required, values }
}

/** The values that a subschema itself lists, its constant as the only one. */
export const listedBy = (schema: unknown): ReadonlyArray<Json> | undefined => {
  const values = own(schema, 'enum')
  // A border: a schema is JSON by definition.
  if (isList(values)) return values as ReadonlyArray<Json>
  return isRecord(schema) && Object.hasOwn(schema, 'const')
    ? [own(schema, 'const') as Json]
    : undefined
}

/** The values of a union whose branches only list values, themselves, through a reference, or as such a union. */
const listedTogether = (
  { root }: Pick<Ground, 'root'>,
  schema: unknown,
  depth: number = 0
): ReadonlyArray<Json> | undefined => {
  const branches = branchesOf(schema) ?? []
  if (branches.length === 0 || branches.length > MANY || depth > NESTED) return undefined
  const all: Array<Json> = []
  for (const branch of branches) {
    const values = own(branch, 'type') === 'null' ? [null] : listedIn(root, branch, depth)
    if (values === undefined) return undefined
    all.push(...values)
  }
  return all
}

const listedIn = (
  root: unknown,
  branch: unknown,
  depth: number
): ReadonlyArray<Json> | undefined => {
  for (const one of isRecord(branch) ? [branch, ...referred(root, branch)] : []) {
    const values = listedBy(one) ?? listedTogether({ root }, one, depth + 1)
    if (values !== undefined) return values
  }
  return undefined
}

/** Unions in unions: a list that may be null, and one more around it. */
const NESTED = 2

/** A longer union is no list of values. */
const MANY = 256

/** The types that a subschema itself names, else those of the values it lists; `[]` when it does neither. */
export const typesOf = (schema: unknown): ReadonlyArray<string> => {
  const type = own(schema, 'type')
  const nullable = own(schema, 'nullable') === true ? ['null'] : []
  if (typeof type === 'string') return [type, ...nullable]
  if (isList(type)) return type.filter((name) => typeof name === 'string').slice(0, 7)
  const types = (listedBy(schema) ?? []).map(typeOf)
  return [...new Set(types.filter((name) => name !== undefined))]
}
