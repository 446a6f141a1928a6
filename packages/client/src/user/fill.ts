import {
  type Fault,
  findTool,
  type InvalidArguments,
  isInvalidArguments,
  isWithin,
  type Judge,
  judged,
  keysOf,
  type Path,
  type Registry,
  schemaOf
} from '@toolfault/model'
import type { RequestedSchema } from '@toolfault/types/mcp'
import { digest } from '@toolfault/words/digest'
import { answerForm } from '../answers/form.js'
import { type Merging, mergeAnswer } from '../answers/merge.js'
import type { Turn } from './turn.js'

/** A form as a user is shown it. */
export interface FormShown {
  /** What the user reads: what is asked for, and, where it is asked for again, what was wrong before. */
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
    const about = { schema: schemaOf(tool) }
    // Of what a wire has told, kinds and places may be lost.
    const verdict = await judged(judge, tool, call.args)
    const known = !verdict.valid && isInvalidArguments(verdict.fault) ? verdict.fault : fault
    let args = call.args
    let form = answerForm(known, about)
    let said = ''
    for (let forms = 1; form.ok; forms++) {
      const { paths, requestedSchema } = form
      const message = said === '' ? form.message : `${said}\n${form.message}`
      const answer = await ask({ message, requestedSchema, tool: tool.name }, signal)
      const merging = { tool, judge, paths }
      const merged = await mergeAnswer(args, answer, merging)
      if (merged.ok) return { ...call, args: merged.args }
      if (merged.reason !== 'invalid') return merged.reason === 'unreadable' ? 'failed' : 'declined'
      if (forms === FORMS) return 'failed'
      form = answerForm(merged.fault, about)
      const kept = form.ok
        ? merged
        : await mergeAnswer(args, answer, rightly(merging, merged.fault))
      if (kept.ok || kept.reason !== 'invalid') return 'failed'
      if (!form.ok) {
        said = digest(merged.fault)
        form = answerForm(kept.fault, about)
      }
      args = kept.args
    }
    return 'failed'
  }

/**
 * Without the answers that are wrong: a form asks for what is not there. Where nothing is said of an answer
 * itself, those are left out that stand in what is wrong.
 */
const rightly = (merging: Merging, fault: Fault): Merging => {
  const issues = isInvalidArguments(fault) ? fault.issues : []
  const { paths } = merging
  const without = (isWrong: (path: Path, place: Path) => boolean): Merging['paths'] =>
    Object.fromEntries(
      Object.entries(paths).filter(([, place]) => !issues.some(({ path }) => isWrong(path, place)))
    )
  const right = without(isWithin)
  return keysOf(right).length < keysOf(paths).length
    ? { ...merging, paths: right }
    : { ...merging, paths: without((path, place) => isWithin(place, path)) }
}
