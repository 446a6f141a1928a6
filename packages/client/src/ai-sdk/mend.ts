import { advise } from '@toolfault/advice/advise'
import { asking } from '@toolfault/advice/ask'
import { meant } from '@toolfault/advice/meant'
import { applyRepair, type Check, type Repair, repairs } from '@toolfault/advice/repair'
import {
  type Fault,
  type InvalidArguments,
  invalidArguments,
  isInvalidArguments,
  type Tool
} from '@toolfault/model'
import { argumentsOf } from '../asked.js'

/** What became of arguments: right as they came, mended, or beyond what is certain. */
export type MendResult =
  | { readonly id: 'valid' }
  | { readonly id: 'mended'; readonly value: unknown; readonly done: ReadonlyArray<Repair> }
  | { readonly id: 'broken'; readonly fault: Fault }

/** What is right in one round may bring more to light in the next. */
const ROUNDS = 4

/** Arguments with more issues than this are not repaired: each proof would judge them all anew. */
const ISSUES = 256

/** Judge arguments, given as their text, and mend what is certain; right only where the check says so. */
export const mend = (tool: Tool, check: Check, input: string): MendResult => {
  const read = argumentsOf(input)
  if (read._tag === 'Left') return { id: 'broken', fault: { ...read.left, tool: tool.name } }
  const first = faultOf(tool, check, read.right)
  if (first === undefined) return { id: 'valid' }
  let fault: Fault | undefined = first
  let value = read.right
  let done: ReadonlyArray<Repair> = []
  for (let round = 0; round < ROUNDS && isFew(fault); round++) {
    const found = repairs(fault, { schema: tool.inputSchema, value, check })
    const repaired = applyRepair(value, found)
    if (repaired.done.length === 0) break
    value = repaired.value
    done = [...done, ...repaired.done]
    fault = faultOf(tool, check, value)
  }
  // What is still wrong is said of the arguments as the model wrote them.
  return fault === undefined ? { id: 'mended', value, done } : { id: 'broken', fault: first }
}

const isFew = (fault: Fault | undefined): fault is InvalidArguments =>
  fault !== undefined && isInvalidArguments(fault) && fault.issues.length <= ISSUES

/** What is wrong with arguments, advised; `undefined` where nothing is. */
const faultOf = (tool: Tool, check: Check, value: unknown): Fault | undefined => {
  const findings = check(value)
  if (findings.issues.length === 0) return undefined
  const fault = invalidArguments(tool.name, findings)
  return asking(advise(fault, { schema: tool.inputSchema, value, meant, check }), tool)
}
