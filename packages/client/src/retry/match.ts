import type { Answer, ToolCall } from '../call.js'
import { isOpen, type Thread } from './thread.js'

/** Where each call of a model's turn belongs. */
export interface Matched {
  /** By thread: the call that takes the place of the one that failed. */
  readonly again: ReadonlyMap<number, ToolCall>
  /** Calls that nobody made before. */
  readonly fresh: ReadonlyArray<ToolCall>
  /** Calls that are not made, with the answer that stands already. */
  readonly passedOver: ReadonlyArray<{ readonly call: ToolCall; readonly answer: Answer }>
}

/**
 * Match the calls of a model's turn to those that it was to mend: by their tool, in order, and for one
 * that named no tool to whatever is called in its place. What has succeeded is not done twice, and what
 * only others can mend is not tried again: both are answered with what is known.
 */
export const matched = (
  calls: ReadonlyArray<ToolCall>,
  threads: ReadonlyArray<Thread>
): Matched => {
  const again = new Map<number, ToolCall>()
  const fresh: Array<ToolCall> = []
  const passedOver: Array<{ call: ToolCall; answer: Answer }> = []
  const failed = (fits: (thread: Thread) => boolean): number =>
    threads.findIndex((it, at) => isOpen(it) && it.need === 'model' && !again.has(at) && fits(it))
  for (const call of calls) {
    const isSame = (thread: Thread): boolean => thread.call.tool === call.tool
    const done = threads.find((it) => it.answer?.ok === true && isSame(it) && alike(it.call, call))
    const toMend = done === undefined ? failed(isSame) : -1
    const inPlace = toMend < 0 && done === undefined ? failed(isUnknown) : toMend
    const over =
      done ?? (inPlace < 0 ? threads.find((it) => isSettled(it) && isSame(it)) : undefined)
    if (over?.answer !== undefined) passedOver.push({ call, answer: over.answer })
    else if (inPlace >= 0) again.set(inPlace, call)
    else fresh.push(call)
  }
  return { again, fresh, passedOver }
}

const isUnknown = ({ answer }: Thread): boolean =>
  answer?.ok === false && answer.fault.kind === 'unknown_tool'

const isSettled = (thread: Thread): boolean => !isOpen(thread) && thread.answer !== undefined

/** The same arguments in the same order, as models write them; what cannot be compared is another call. */
const alike = (one: ToolCall, other: ToolCall): boolean => {
  try {
    return JSON.stringify(one.args) === JSON.stringify(other.args)
  } catch {
    return false
  }
}
