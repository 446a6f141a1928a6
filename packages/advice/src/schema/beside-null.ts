import { branchesOf } from './branches.js'
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
