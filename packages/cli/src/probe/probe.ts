import type { Answer } from './answer.js'
import type { Call } from './call.js'
import { strangerTo } from './calls.js'
import { type Grades, graded } from './grade.js'
import type { Making } from './making.js'
import type { ProbeOptions } from './options.js'
import type { Listed, Target } from './target.js'

/** One call, what came back, and its grades. */
export interface Row {
  readonly call: Call
  readonly answer: Answer
  readonly grades: Grades
}

/** A tool or a mistake that was left out, and why. */
export interface LeftOut {
  readonly tool: string
  readonly why: string
}

/** All that a probe found. */
export interface Probed {
  readonly rows: ReadonlyArray<Row>
  /** How many tools the other side lists. */
  readonly listed: number
  readonly leftOut: ReadonlyArray<LeftOut>
  /** How many calls could not be proven to have one mistake alone. */
  readonly unproven: number
  /** Why the probe ended before its last call. */
  readonly ended?: string
}

/** So many calls in a row without an answer, and the other side hangs. */
const SILENT = 3

/** Send each tool the calls that its schema refuses, one after the other, and grade the answers. */
export const probe = async (
  target: Target,
  { callsOf }: Pick<Making, 'callsOf'>,
  { all, limit = Number.POSITIVE_INFINITY }: Pick<ProbeOptions, 'all' | 'limit'>
): Promise<Probed> => {
  const leftOut: Array<LeftOut> = []
  const calls: Array<Call> = []
  let unproven = 0
  let taken = 0
  for (const listed of target.tools) {
    const { name } = listed.tool
    const why = unfit(listed, all) ?? (taken >= limit ? 'beyond --limit' : undefined)
    const made = why ?? (await callsOf(listed.tool))
    if (typeof made === 'string') {
      leftOut.push({ tool: name, why: made })
      continue
    }
    taken++
    unproven += made.unproven.length
    if (made.calls.length === 0) {
      const why =
        made.unproven.length > 0
          ? 'no call was found that it must refuse'
          : 'its schema refuses nothing'
      leftOut.push({ tool: name, why })
    }
    calls.push(...made.calls)
  }
  const stranger = strangerTo(target.tools.map(({ tool }) => tool.name))
  const { ended, rows } = await sent(target, [...calls, stranger])
  const found = { rows, listed: target.tools.length, leftOut, unproven }
  return ended === undefined ? found : { ...found, ended }
}

const unfit = ({ readOnly, unfit: why }: Listed, all: boolean): string | undefined =>
  why ?? (readOnly || all ? undefined : 'it is not said to be read-only')

const sent = async (
  target: Target,
  calls: ReadonlyArray<Call>
): Promise<Pick<Probed, 'ended' | 'rows'>> => {
  const rows: Array<Row> = []
  let silent = 0
  for (const call of calls) {
    const answer = await target.call(call)
    rows.push({ call, answer, grades: graded(call, answer) })
    silent = answer.silent === undefined ? 0 : silent + 1
    const isOver = answer.silent === 'gone' || silent >= SILENT
    if (isOver && rows.length < calls.length) {
      const what =
        answer.silent === 'gone' ? 'the connection ended' : `${SILENT} calls in a row had no answer`
      return { rows, ended: `${what}; ${calls.length - rows.length} calls were not sent` }
    }
  }
  return { rows }
}
