import { advised } from '@toolfault/advice/advise'
import { meant } from '@toolfault/advice/meant'
import { type Fault, faultOf, isInvalidArguments } from '@toolfault/model'
import { ran } from '../failure.js'
import { answered, formOf } from './answer.js'
import { asking } from './ask.js'
import type { Check, McpCall, McpOptions } from './options.js'

/**
 * Make a call only when its arguments are right: `check` first, the user's answers where they were asked,
 * `run` with the arguments that have passed; else the answer to the fault.
 */
export const guarded = async (
  call: McpCall,
  check: Check,
  run: (args: unknown) => unknown,
  options: McpOptions
): Promise<unknown> => {
  const fault = await check(call.args)
  if (fault === undefined) return passed(call, () => run(call.args), options)
  return refused(fault, call, check, run, options)
}

const passed = async (call: McpCall, run: () => unknown, options: McpOptions): Promise<unknown> => {
  const result = await run()
  const { session, tool } = call
  await ran(result, { tool, ...(session === undefined ? {} : { session }) }, options)
  return result
}

/** What becomes of a call whose arguments are wrong: the user is asked, or the caller is told. */
export const refused = async (
  fault: Fault,
  call: McpCall,
  check: Check,
  run: (args: unknown) => unknown,
  options: McpOptions
): Promise<unknown> => {
  const asked = await asking(fault, call, options)
  if (asked === undefined) return answered(fault, call, options)
  if ('form' in asked) return answered(fault, call, options, asked.form)
  const still = await check(asked.args)
  // What the user filled in is not the caller's: it is told all that its own call lacks.
  if (still !== undefined) return answered(fault, call, options)
  return passed(call, () => run(asked.args), options)
}

/**
 * The answer to what a tool's own code threw: always a result, for there the call did run. Arguments that
 * it found wrong are advised as those are that a schema refuses; what was advised where more was known
 * stands.
 */
export const threw = async (
  thrown: unknown,
  call: McpCall,
  options: McpOptions
): Promise<object> => {
  const { args, schema } = call
  const about = schema === undefined ? {} : { schema, value: args, meant }
  const fault = advised({ tool: call.tool, ...faultOf(thrown, options.decide) }, about)
  // A form would be filled in for nothing: the call is not made again from here.
  const asked = isInvalidArguments(fault) ? undefined : await asking(fault, call, options)
  const form = asked !== undefined && 'form' in asked ? asked.form : formOf(call, options)
  return answered(fault, { ...call, thrown }, options, {
    ...form,
    others: 'result',
    unknownTool: 'result'
  })
}
