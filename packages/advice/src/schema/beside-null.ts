import { isRecord } from '@toolfault/model'
import { branchesOf } from './branches.js'
import { referred } from './refs.js'
import { typesOf } from './shape.js'

/**
 * The branch that stands beside null alone, which is how pydantic and zod write what may be left out: whatever was sent
 * but null was meant for it. `undefined` for any other schema.
 */
export const besideNull = (schema: unknown): unknown => {
  const branches = branchesOf(schema)
  const [only, more] =
    branches?.length === 2 ? branches.filter((branch) => String(typesOf(branch)) !== 'null') : []
  return more === undefined ? only : undefined
}

/** Schemas of a place, or what stands beside null in one, and what they refer to. */
export const withinNull = (
  root: unknown,
  schemas: ReadonlyArray<unknown>
): ReadonlyArray<unknown> =>
  schemas
    .map((schema) => besideNull(schema) ?? schema)
    .flatMap((one) => (isRecord(one) ? [one, ...referred(root, one)] : []))
