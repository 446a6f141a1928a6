import { isRecord, writeJson } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Ground } from '../schema/ground.js'
import { listedBy, type Shape, shapeOf } from '../schema/shape.js'
import { type Traits, traitsOf } from '../schema/traits.js'
import { type Branch, isOfObjects, type Telling } from './tag.js'

/** The keys that tell the branches for objects apart, one by one or as groups (`a` of two that another key tells apart, and `b`). */
export const tagsOf = (
  ground: Ground,
  branches: ReadonlyArray<Branch>
): Pick<Telling, 'groups' | 'tags'> => {
  const all = new Map<string, Map<Branch, ReadonlyArray<Json>>>()
  const objects = branches.filter(isOfObjects)
  for (const branch of objects) {
    for (const key of branch.shape.properties.keys()) {
      const lists = all.get(key) ?? new Map<Branch, ReadonlyArray<Json>>()
      const values = valuesOf(ground, branch.shape, key)
      if (values !== undefined) lists.set(branch, values)
      all.set(key, lists)
    }
  }
  const many = [...all].filter(([, lists]) => lists.size >= 2)
  return {
    tags: new Map(many.filter(([, lists]) => isDistinct([...lists.values()]))),
    groups: new Map(many.filter(([, lists]) => lists.size === objects.length && isGrouped(lists)))
  }
}

const isDistinct = (lists: ReadonlyArray<ReadonlyArray<Json>>): boolean => {
  const values = lists.flat().map((value) => writeJson(value))
  return new Set(values).size === values.length
}

/** Whether several branches list the same, and others nothing of it. */
const isGrouped = (lists: ReadonlyMap<Branch, ReadonlyArray<Json>>): boolean => {
  const groups = new Map([...lists.values()].map((list) => [writeJson(list), list]))
  return groups.size >= 2 && groups.size < lists.size && isDistinct([...groups.values()])
}

/** Whether a schema may list what others say: those it refers to, and the branches of a union. */
const isBuilt = ({ combines, refers }: Traits): boolean => combines || refers

/** What a key of a branch lists, itself or by others; `undefined` when it lists nothing. */
const valuesOf = (ground: Ground, shape: Shape, key: string): ReadonlyArray<Json> | undefined => {
  const lists = (shape.properties.get(key) ?? []).map((schema) =>
    isRecord(schema) && isBuilt(traitsOf(schema))
      ? shapeOf(ground, schema).values
      : listedBy(schema)
  )
  // The branches of a union inside may list the same.
  const values = [...new Set(lists.flatMap((list) => list ?? []))]
  return values.length > 0 ? values : undefined
}
