import { mergeAnswers } from '@toolfault/advice/form'
import { type Fault, type Judge, judged, keysOf, own, type Path, type Tool } from '@toolfault/model'
import { decodeAnswers } from '@toolfault/protocols/mcp/answers'
import { hushed } from './hush.js'

/** The call that goes on with what the user said. */
export interface Mended {
  readonly ok: true
  readonly args: unknown
}

/** The call is still wrong, and the fault says what to ask now; nothing that the user said stands in it. */
export interface StillWrong {
  readonly ok: false
  readonly reason: 'invalid'
  readonly fault: Fault
  /** With the answers. */
  readonly args: unknown
}

/** There is no answer to go on with. */
export interface NoAnswer {
  readonly ok: false
  readonly reason: /** The user said no: do not ask again, do not call. */
    | 'declined'
    /** The user said nothing: it may be asked another time. */
    | 'cancelled'
    /** What came is no answer, or none to this request. */
    | 'unreadable'
  /** As they were. */
  readonly args: unknown
}

/** What became of the user's answer. */
export type Merged = Mended | StillWrong | NoAnswer

/** What is known of the call and of the form. */
export interface Merging {
  readonly tool: Tool
  readonly judge: Judge
  /** Of the form that was shown, as `answerForm` gave them. */
  readonly paths: { readonly [name: string]: Path }
  /** The name of the request; `arguments` when absent, or the only one that was answered. */
  readonly key?: string
}

/**
 * Put what a user filled in into the arguments of the call, and judge them again: an ElicitResult (MCP
 * 2025-06-18, 2025-11-25), or `inputResponses` with one under its name (2026-07-28, MRTR). Never rejects;
 * a judge that throws gives its fault.
 */
export const mergeAnswer = async (
  args: unknown,
  answers: unknown,
  merging: Merging
): Promise<Merged> => {
  const no = (reason: NoAnswer['reason']): NoAnswer => ({ ok: false, reason, args })
  try {
    const read = decodeAnswers(answers)
    if (read._tag === 'Left') return no('unreadable')
    const { judge, key = 'arguments', paths, tool } = merging
    const [only, another] = keysOf(read.right)
    const name = merging.key === undefined && another === undefined ? (only ?? key) : key
    const answer = own(read.right, name)
    const action = own(answer, 'action')
    if (action === 'decline') return no('declined')
    if (action === 'cancel') return no('cancelled')
    if (action !== 'accept') return no('unreadable')
    const content = read.right[name]?.content
    return await judgedWith(judge, tool, mergeAnswers(args, content, paths), Object.values(paths))
  } catch {
    return no('unreadable')
  }
}

/** What the judge says of arguments that hold answers at these places. */
export const judgedWith = async (
  judge: Judge,
  tool: Tool,
  args: unknown,
  places: ReadonlyArray<Path>
): Promise<Mended | StillWrong> => {
  const verdict = await judged(judge, tool, args)
  return verdict.valid
    ? { ok: true, args }
    : { ok: false, reason: 'invalid', fault: hushed(verdict.fault, args, places), args }
}
