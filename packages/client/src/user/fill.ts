import {
  findTool,
  type InvalidArguments,
  isInvalidArguments,
  type Judge,
  judged,
  type Registry,
  schemaOf
} from '@toolfault/model'
import type { RequestedSchema } from '@toolfault/types/mcp'
import { answerForm } from '../answers/form.js'
import { mergeAnswer } from '../answers/merge.js'
import type { ToolCall } from '../call.js'
import type { Turn } from './turn.js'

/** A form as a user is shown it. */
export interface FormShown {
  readonly message: string
  readonly requestedSchema: RequestedSchema
  readonly tool: string
}

/** How forms are shown, and for which tools. */
export interface Filling {
  /** Shows a form; the answer is an ElicitResult (MCP, Elicitation). */
  readonly ask: (form: FormShown, signal: AbortSignal) => unknown
  readonly tools: Registry
  readonly judge: Judge
}

/** Forms that one call may cost its user: a wrong answer is asked for again. */
const FORMS = 3

/** Ask for what a call lacks until the judge takes it; the call as it is to be made now. */
export const filling =
  ({ ask, judge, tools }: Filling): Turn<InvalidArguments> =>
  async (fault, call, signal) => {
    const found = await findTool(tools, call.tool)
    if (found._tag === 'Left') return 'failed'
    const tool = found.right
    let made: ToolCall = call
    // Of what a wire has told, kinds and places may be lost.
    const verdict = await judged(judge, tool, call.args)
    let wrong = !verdict.valid && isInvalidArguments(verdict.fault) ? verdict.fault : fault
    for (let forms = 0; forms < FORMS; forms++) {
      const form = answerForm(wrong, { schema: schemaOf(tool) })
      if (!form.ok) return 'failed'
      const { message, paths, requestedSchema } = form
      const answer = await ask({ message, requestedSchema, tool: tool.name }, signal)
      const merged = await mergeAnswer(made.args, answer, { tool, judge, paths })
      if (merged.ok) return { ...call, args: merged.args }
      if (merged.reason !== 'invalid' || !isInvalidArguments(merged.fault)) {
        return merged.reason === 'declined' || merged.reason === 'cancelled' ? 'declined' : 'failed'
      }
      made = { ...call, args: merged.args }
      wrong = merged.fault
    }
    return 'failed'
  }
