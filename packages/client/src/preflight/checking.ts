import { internal, invalid, type Judge, LONGEST_NAME } from '@toolfault/model'
import { readings } from '@toolfault/words/readings'
import type { Limits } from '../http/within.js'
import type { Checked, Heard, PreflightEvent, Question, Way } from './checked.js'
import { enriched } from './enriched.js'
import type { Begun, Memory } from './memory.js'
import { bySchema, withoutServer } from './schema-only.js'

/** All that a check needs. */
export interface Checking extends Omit<Limits, 'signal'> {
  readonly judge: Judge | undefined
  /** How the server is asked; `undefined` where there is no server to ask. */
  readonly way: Way | undefined
  /** There is a server, and it does not offer to be asked. */
  readonly isRefused: boolean
  readonly memory: Memory
  readonly atOnce: number
  readonly report: (event: PreflightEvent) => void
}

/** Check one call: by what is kept, by the server, else by the schema. */
export const checkOne = (
  checking: Checking,
  question: Question,
  signal: AbortSignal | undefined
): Promise<Checked> => checked(checking, question, signal).catch(() => unreadable)

/** What is known of a question that cannot be read. */
export const unreadable: Checked = {
  verdict: invalid(internal({ developerMessage: readings.noQuestion })),
  method: 'none'
}

const checked = async (
  checking: Checking,
  question: Question,
  signal: AbortSignal | undefined
): Promise<Checked> => {
  const { memory, way } = checking
  const known = memory.known(question)
  if (known !== undefined && signal?.aborted !== true) return { ...known, cached: true }
  const begun = memory.begin(question)
  const heard: Heard | undefined =
    way === undefined
      ? undefined
      : memory.isMissing(way, question.tool)
        ? { reason: 'not_there' }
        : await way.ask(question, signal)
  return settled(checking, question, heard, begun, signal)
}

/** What is known after the server was heard, or had nothing to say. */
export const settled = async (
  checking: Checking,
  question: Question,
  heard: Heard | undefined,
  begun: Begun,
  signal: AbortSignal | undefined
): Promise<Checked> => {
  const { isRefused, judge, report, way } = checking
  const limits = { clock: checking.clock, limitMs: checking.limitMs, signal }
  if (heard !== undefined && way !== undefined && 'verdict' in heard) {
    const checked = {
      verdict: await advised(judge, question, heard.verdict, limits),
      method: way.method
    }
    if (isLasting(checked)) begun.keep(checked)
    return checked
  }
  const silence =
    heard !== undefined && 'reason' in heard
      ? heard
      : isRefused
        ? ({ reason: 'not_offered' } as const)
        : undefined
  if (silence?.reason === 'not_there' && way !== undefined) begun.miss(way)
  const checked = await withoutServer(judge, question, limits, silence?.reason)
  if (silence !== undefined) {
    report({
      id: 'fell_back',
      tool: question.tool.name.slice(0, LONGEST_NAME),
      from: way?.method ?? 'mcp-native',
      to: checked.method,
      ...silence
    })
  }
  return checked
}

/** The server's yes is a yes (row N6); its no is told with the client's advice. */
const advised = async (
  judge: Judge | undefined,
  question: Question,
  verdict: Checked['verdict'],
  limits: Limits
): Promise<Checked['verdict']> => {
  if (verdict.valid) return verdict
  const own = judge === undefined ? undefined : await bySchema(judge, question, limits)
  const ours = own !== undefined && 'verdict' in own ? own.verdict : undefined
  return enriched(verdict, ours, question.tool, question.args)
}

/** What the call itself decides; what a server cannot do today it may do tomorrow. */
const isLasting = ({ verdict }: Checked): boolean =>
  verdict.valid || verdict.fault.kind === 'invalid_arguments'
