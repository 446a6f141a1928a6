import {
  findTool,
  isInvalidArguments,
  type Judge,
  judged,
  type Registry,
  schemaOf
} from '@toolfault/model'
import type { RequestedSchema } from '@toolfault/types/mcp'
import { answerForm } from './answers/form.js'
import { mergeAnswer } from './answers/merge.js'
import type { ToolCall } from './call.js'
import { type Completing, complete } from './challenge/complete.js'
import type { Effects } from './retry/effects.js'
import type { Outcome } from './retry/transcript.js'

/** A form as a user is shown it. */
export interface FormShown {
  readonly message: string
  readonly requestedSchema: RequestedSchema
  readonly tool: string
}

/** How the user of a run is reached. */
export interface Reaching {
  /** Shows a page to authorize at, and asks whether that is done: as `complete` of `./challenge` takes it. */
  readonly visit?: Omit<Completing, 'signal' | 'message' | 'tool'>
  /** Shows a form; the answer is an ElicitResult (MCP, Elicitation). */
  readonly fill?: {
    readonly ask: (form: FormShown, signal: AbortSignal) => unknown
    readonly tools: Registry
    readonly judge: Judge
  }
}

/** Forms that one call may cost its user: a wrong answer is asked for again. */
const FORMS = 3

/**
 * What the retry loop turns to its user with: pages are shown and their challenges seen through, one after
 * another; what a call lacks is asked for in a form, put into the arguments, and judged again before the
 * call is made. Spread it into the effects of `retrying`.
 */
export const user = ({ fill, visit }: Reaching): Pick<Effects, 'fill' | 'visit'> => ({
  ...(visit === undefined ? {} : { visit: visiting(visit) }),
  ...(fill === undefined ? {} : { fill: filling(fill) })
})

const visiting =
  (given: NonNullable<Reaching['visit']>): NonNullable<Effects['visit']> =>
  async ({ challenges, message }, { tool }, signal) => {
    for (const challenge of challenges) {
      const { outcome } = await complete(challenge, { ...given, message, tool, signal })
      const became = outcomes[outcome]
      if (became !== 'completed') return became
    }
    return 'completed'
  }

/** A page of which nobody can be asked whether it is done is tried: the call will tell. */
const outcomes = {
  completed: 'completed',
  shown: 'completed',
  declined: 'declined',
  cancelled: 'declined',
  late: 'late',
  failed: 'failed',
  unreachable: 'failed',
  refused_url: 'failed'
} as const satisfies Record<string, Outcome>

const filling =
  ({ ask, judge, tools }: NonNullable<Reaching['fill']>): NonNullable<Effects['fill']> =>
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
