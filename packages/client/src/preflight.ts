import { isList, type Judge, type Tool, total } from '@toolfault/model'
import { type Change, validationOf } from './capability.js'
import type { Clock } from './clock.js'
import type { Checked, PreflightEvent, Question } from './preflight/checked.js'
import { type Checking, checkOne, unreadable } from './preflight/checking.js'
import { endpoint, type F7Server } from './preflight/endpoint.js'
import { remembering } from './preflight/memory.js'
import { type McpServer, native } from './preflight/native.js'
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

/** Who is asked, in this order, and how. */
export interface PreflightOptions {
  readonly clock: Clock
  /** An MCP server; asked where it announces that it validates calls (seed 004). */
  readonly mcp?: McpServer
  /** A server with F7's endpoint (seed 002). */
  readonly f7?: F7Server
  /** Decides by the tool's schema where no server does, as `advice/judge` makes one of a validator. */
  readonly judge?: Judge
  /** How long one question may take, in milliseconds; 5000 when absent. */
  readonly limitMs?: number
  /** In which context a call would be made; verdicts of a server that looks at it are kept by this. */
  readonly context?: () => string | undefined
  /** How long verdicts are kept where the server does not say, in milliseconds; 60 000 when absent. */
  readonly keepMs?: number
  /** How many verdicts are kept; 1000 when absent. */
  readonly most?: number
  /** How many questions are asked at the same time by `all`; 4 when absent. */
  readonly atOnce?: number
  /** Told of each time that no server gave the verdict. */
  readonly log?: (event: PreflightEvent) => unknown
}

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

const checkingOf = (options: PreflightOptions): Checking => {
  const { clock, context, f7, judge, log, mcp } = options
  const limitMs = above0(options.limitMs, LIMIT)
  const validation = mcp === undefined ? undefined : validationOf(mcp.capabilities)
  const way =
    mcp !== undefined && validation !== undefined
      ? native(mcp, validation, { clock, judge, limitMs })
      : f7 === undefined
        ? undefined
        : endpoint(f7, { clock, limitMs })
  return {
    clock,
    judge,
    limitMs,
    way,
    isRefused: mcp !== undefined && way === undefined,
    atOnce: Math.ceil(above0(options.atOnce, AT_ONCE)),
    memory: remembering({
      clock,
      context,
      validation: way?.method === 'mcp-native' ? validation : undefined,
      keepMs: above0(options.keepMs, KEEP),
      most: above0(options.most, MOST)
    }),
    report: (event) => {
      const told = async (): Promise<unknown> => log?.(event)
      // A log that fails is no reason for a check to fail.
      told().catch(() => undefined)
    }
  }
}

/** How long one question may take, in milliseconds. */
const LIMIT = 5_000

/** How long a verdict is kept where a server does not say, in milliseconds. */
const KEEP = 60_000

/** So many verdicts are kept. */
const MOST = 1_000

/** So many questions are asked at the same time. */
const AT_ONCE = 4

const above0 = (given: number | undefined, otherwise: number): number =>
  typeof given === 'number' && given > 0 && Number.isFinite(given) ? given : otherwise

/** For options that cannot be read; nobody is asked by it. */
const still: Clock = { now: () => 0, sleep: async () => undefined, random: () => 0 }
