import { besideNull } from '../schema/beside-null.js'
import { branchesOf } from '../schema/branches.js'
import { fitsAll } from '../schema/misfits.js'
import { shapeOf } from '../schema/shape.js'
import type { Walk } from '../walk/walk.js'

/** Whether a subschema has branches, of which nobody knows which was meant. */
export const isUnion = (schema: unknown): boolean =>
  branchesOf(schema) !== undefined && besideNull(schema) === undefined

/** Whether subschemas of a place take a value, and say of what type it is. */
export const areFor = (walk: Walk, schemas: ReadonlyArray<unknown>, value: unknown): boolean =>
  schemas.some((schema) => shapeOf(walk, schema).types.size > 0) && fitsAll(walk, schemas, value)
