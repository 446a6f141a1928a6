import { callKey, executionFailed, mendedBy } from '@toolfault/model'
import { retries } from '@toolfault/words/en'
import type { Answer, ToolCall } from '../call.js'
import { isOpen, type Thread } from './thread.js'

/** Of a turn of the model, so many calls are made. */
const MOST = 128

/** A call, and its place among those of its turn. */
export interface Placed {
  readonly call: ToolCall
  readonly place: number
}

/** Where each call of a model's turn belongs. */
export interface Matched {
  /** By thread: the call that takes the place of the one that failed. */
  readonly again: ReadonlyMap<number, Placed>
  /** Calls that nobody made before. */
  readonly fresh: ReadonlyArray<Placed>
  /** Calls that are not made, with the answer that stands already, or one that says so. */
  readonly passedOver: ReadonlyArray<Placed & { readonly answer: Answer }>
}

/**
 * Match the calls of a model's turn to those that it was to mend: to one that failed just so, then by
 * their tool, in order, and for one that named no tool to whatever is called in its place.
 *
 * What has succeeded is not done twice, and what only others can mend is not tried again: both are
 * answered with what is known. A call of such a tool with other arguments is not made either, since
 * nobody can tell a correction of it from another that is meant; its answer says so.
 */
export const matched = (
  calls: ReadonlyArray<ToolCall>,
  threads: ReadonlyArray<Thread>
): Matched => {
  const again = new Map<number, Placed>()
  const fresh: Array<Placed> = []
  const passedOver: Array<Placed & { answer: Answer }> = []
  const failed = (fits: (thread: Thread) => boolean): number =>
    threads.findIndex((it, at) => isOpen(it) && it.need === 'model' && !again.has(at) && fits(it))
  for (const [place, call] of calls.entries()) {
    const said = { call, place }
    const isSame = (thread: Thread): boolean => thread.call.tool === call.tool
    const isIt = (thread: Thread): boolean => alike(thread.call, call)
    const settled = threads.filter((it) => isSettled(it) && isSame(it))
    const known = settled.find(isIt) ?? settled.find(isOfOthers)
    const exact = failed(isIt)
    const done = exact < 0 ? settled.find((it) => it.answer?.ok === true && isIt(it)) : undefined
    const same = exact < 0 && done === undefined ? failed(isSame) : exact
    const inPlace = same < 0 && done === undefined ? failed(isUnknown) : same
    const isTwice = [...again.values(), ...fresh].some((one) => alike(one.call, call))
    const answer = (done ?? known)?.answer
    if (isTwice || again.size + fresh.length >= MOST) {
      passedOver.push({ ...said, answer: notCalled(call) })
    } else if (inPlace >= 0) again.set(inPlace, said)
    else if (answer !== undefined) passedOver.push({ ...said, answer })
    else if (settled.length > 0) passedOver.push({ ...said, answer: notCalled(call) })
    else fresh.push(said)
  }
  return { again, fresh, passedOver }
}

const notCalled = ({ tool }: ToolCall): Answer => ({
  ok: false,
  fault: executionFailed({ tool, canRetry: true, message: retries.notCalled })
})

/** It failed of what no arguments change. */
const isOfOthers = ({ answer }: Thread): boolean => {
  if (answer === undefined || answer.ok || answer.unsure === true) return false
  const who = mendedBy(answer.fault)
  return who === 'operator' || who === 'user'
}

const isUnknown = ({ answer }: Thread): boolean =>
  answer?.ok === false && answer.fault.kind === 'unknown_tool'

const isSettled = (thread: Thread): boolean => !isOpen(thread) && thread.answer !== undefined

/** The same tool with the same arguments, in whatever order; what cannot be compared is another call. */
const alike = (one: ToolCall, other: ToolCall): boolean => {
  const key = keyOf(one)
  return key !== undefined && key === keyOf(other)
}

/** Arguments that are left out count as none. */
const keyOf = ({ args, tool }: ToolCall): string | undefined =>
  callKey({ name: tool }, args ?? {}, null)
