import { internal } from './fault/make.js'
import { faultOf } from './thrown.js'
import type { Judge, Tool } from './tool.js'
import { isRecord, own, owns, total } from './total.js'
import { invalid, type Verdict } from './verdict.js'

/** Whether an author's code answered with a verdict: a yes, or a no with its fault. */
export const isVerdict = (value: unknown): value is Verdict =>
  own(value, 'valid') === true || (own(value, 'valid') === false && isRecord(own(value, 'fault')))

/**
 * What a judge says of a call. Of one that throws or rejects, the fault that was thrown, else `internal`;
 * `internal` too for what is no verdict: a call that nobody judged must not pass. Never rejects itself.
 */
export const judged = async (judge: Judge, tool: Tool, args: unknown): Promise<Verdict> => {
  try {
    const said: unknown = await judge(tool, args)
    return isVerdict(said) ? said : refused(tool, new Error(noVerdict(said)))
  } catch (error) {
    return refused(tool, error)
  }
}

/** A compiler in place of a judge is the likeliest mistake, and both are functions. */
const noVerdict = (said: unknown): string =>
  owns(said, '_tag')
    ? 'the judge gave no verdict, but what a compiler gives: write judge(compile)'
    : 'the judge gave no verdict'

const refused = (tool: Tool, error: unknown): Verdict => {
  const name = own(tool, 'name')
  const named = typeof name === 'string' ? { tool: name } : {}
  return total(
    () => invalid({ ...named, ...faultOf(error) }),
    () => invalid(internal(named))
  )
}
