import {
  type AuthorizationRequired,
  findTool,
  type InvalidArguments,
  isInvalidArguments,
  type Judge,
  judged,
  type Registry,
  schemaOf
} from '@toolfault/model'
import type { RequestedSchema } from '@toolfault/types/mcp'
import { answerForm } from './answers/form.js'
import { mergeAnswer } from './answers/merge.js'
import type { Failed, ToolCall } from './call.js'
import { type Completing, complete } from './challenge/complete.js'
import { inputRequired } from './mcp/result.js'
import { resuming } from './resuming.js'
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
export const user = (reaching: Reaching): Pick<Effects, 'fill' | 'visit'> => {
  const { fill, visit } = reaching
  return {
    ...(visit === undefined ? {} : { visit: answering(reaching, visiting(visit)) }),
    ...(fill === undefined ? {} : { fill: answering(reaching, filling(fill)) })
  }
}

type Turn<F> = (fault: F, call: ToolCall, signal: AbortSignal) => Promise<ToolCall | Outcome>

/** What a server asks for in place of a result is answered to it; for all else there is the turn. */
const answering =
  <F>(
    { fill, visit }: Reaching,
    turn: Turn<F>
  ): ((...given: [...Parameters<Turn<F>>, failed?: Failed]) => Promise<ToolCall | Outcome>) =>
  (fault, call, signal, failed) => {
    const { tool } = call
    const wire = failed?.wire
    if (inputRequired(wire) === undefined) return turn(fault, call, signal)
    return resuming(wire, call, {
      became: ({ outcome }) => outcomes[outcome],
      ...(visit === undefined
        ? {}
        : { page: (page) => complete(page, { ...visit, message: page.message, tool, signal }) }),
      ...(fill === undefined
        ? {}
        : {
            form: ({ message, requestedSchema }) =>
              fill.ask({ message, requestedSchema, tool }, signal)
          })
    })
  }

const visiting =
  (given: NonNullable<Reaching['visit']>): Turn<AuthorizationRequired> =>
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
  ({ ask, judge, tools }: NonNullable<Reaching['fill']>): Turn<InvalidArguments> =>
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
