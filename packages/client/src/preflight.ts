import { isList, type Tool, total } from '@toolfault/model'
import type { Change } from './capability.js'
import type { Clock } from './clock.js'
import type { Checked, Question } from './preflight/checked.js'
import { checkOne, unreadable } from './preflight/checking.js'
import { checkingOf, type PreflightOptions } from './preflight/options.js'
import { checkAll } from './preflight/together.js'

export type { Fetch } from './http/fetch.js'
export type {
  Checked,
  Method,
  PreflightEvent,
  Question,
  Reason
} from './preflight/checked.js'
export type { F7Server } from './preflight/endpoint.js'
export type { ListedTool } from './preflight/input.js'
export type { CallTool, McpServer } from './preflight/native.js'
export type { PreflightOptions } from './preflight/options.js'

/** Checks calls before they are made. Nothing of it throws or rejects. */
export interface Preflight {
  (tool: Tool, args: unknown, signal?: AbortSignal): Promise<Checked>
  /** Check several calls; the answers are in order. What is no list has none. */
  readonly all: (
    questions: ReadonlyArray<Question>,
    signal?: AbortSignal
  ) => Promise<ReadonlyArray<Checked>>
  /** Drop what a change makes void, as the server announces. */
  readonly invalidate: (change: Change) => void
}

/**
 * Check calls before they are made, by one function whatever the server offers: its own validation where
 * it announces one, F7's endpoint where there is one, else the tool's schema. Whatever goes wrong with a
 * server, its verdict is replaced by that of the schema, and `fellBack` says why.
 */
export const preflight = (options: PreflightOptions): Preflight => {
  const checking = total(
    () => checkingOf(options),
    () => checkingOf({ clock: still })
  )
  const check = async (tool: Tool, args: unknown, signal?: AbortSignal): Promise<Checked> =>
    isReadable({ tool, args }) ? checkOne(checking, { tool, args }, signal) : unreadable
  const all = async (
    questions: ReadonlyArray<Question>,
    signal?: AbortSignal
  ): Promise<ReadonlyArray<Checked>> => {
    const asked = total(
      () => (isList(questions) ? [...questions] : []),
      () => []
    )
    const rest = (await checkAll(checking, asked.filter(isReadable), signal)).values()
    return asked.map((one) => (isReadable(one) ? (rest.next().value ?? unreadable) : unreadable))
  }
  return Object.assign(check, { all, invalidate: checking.memory.invalidate })
}

/** A tool without a name is no tool. */
const isReadable = (question: Question): boolean =>
  total(
    () => typeof question.tool.name === 'string',
    () => false
  )

/** For options that cannot be read; nobody is asked by it. */
const still: Clock = { now: () => 0, sleep: async () => undefined, random: () => 0 }
