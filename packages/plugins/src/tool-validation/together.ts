import { advise } from '@toolfault/advice/advise'
import { meant } from '@toolfault/advice/meant'
import {
  type Fault,
  type InvalidArguments,
  isInvalidArguments,
  schemaOf,
  type Tool
} from '@toolfault/model'

/**
 * One fault of several: all that is wrong with the arguments, since the caller mends that first and at
 * once; where nothing is, the first of the others.
 */
export const together = (
  faults: ReadonlyArray<Fault>,
  tool: Tool,
  args: unknown
): Fault | undefined => {
  const wrong: ReadonlyArray<InvalidArguments> = faults.filter(isInvalidArguments)
  const [first] = wrong
  const [other] = faults
  if (first === undefined) return other === undefined ? undefined : { tool: tool.name, ...other }
  if (first.advice !== undefined && wrong.length === 1) return { tool: tool.name, ...first }
  const all = { tool: tool.name, ...first, issues: wrong.flatMap(({ issues }) => issues) }
  return advise(all, { schema: schemaOf(tool), value: args, meant })
}
