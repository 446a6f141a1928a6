import type { Judge } from '@toolfault/model'
import { validationOf } from '../capability.js'
import type { Clock } from '../clock.js'
import type { PreflightEvent } from './checked.js'
import type { Checking } from './checking.js'
import { endpoint, type F7Server } from './endpoint.js'
import { remembering } from './memory.js'
import { type McpServer, native } from './native.js'

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

/** All that a check needs, made of the options, with the defaults for what is absent or no such number. */
export const checkingOf = (options: PreflightOptions): Checking => {
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
