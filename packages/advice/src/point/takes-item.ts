import { isRecord } from '@toolfault/model'
import { branchesOf, listAt } from '../schema/branches.js'
import { fits } from '../schema/misfits.js'
import { described, itemAt } from '../schema/schema-at.js'
import { typesOf } from '../schema/shape.js'
import type { Walk } from '../walk/walk.js'

/** Unions in parts of unions; one that refers to itself has no end. */
const DEPTH = 4

/** Whether an array in a place may have an item, in one of the branches where there are some, however many it wants. */
export const takesItem = (walk: Walk, given: unknown, item: unknown, depth = 0): boolean => {
  const schema = described(walk.root, given, walk.budget)
  if (!isRecord(schema)) return schema === true
  const types = typesOf(schema)
  if ((types.length > 0 && !types.includes('array')) || depth > DEPTH) return false
  const takes = (one: unknown): boolean => takesItem(walk, one, item, depth + 1)
  return (
    fits(walk, itemAt(schema, '0'), item) &&
    listAt(schema, 'allOf').every(takes) &&
    (branchesOf(schema)?.some(takes) ?? true)
  )
}
