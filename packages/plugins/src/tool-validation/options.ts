import type { Judge } from '@toolfault/model'
import { type CapabilityOptions, capability, type NcpForm } from '@toolfault/protocols/ncp'
import type { ToolValidationCapabilities } from '@toolfault/types/ncp'
import type { FailureOptions } from '../failure.js'
import { assertJudge } from '../serving.js'
import { type DeeperCheck, type Level, levels } from './deeper.js'
import type { VerdictCache } from './verdict-cache.js'

/** What makes kept verdicts void (seed 004, "Validation Caching"; row N5). */
export type Change = 'resource_change' | 'tool_update'

/** How calls are validated. What is given here is what is announced, and nothing else (row N5). */
export interface ToolValidationOptions extends FailureOptions {
  /** Decides by the tool's schema, as `advice/judge` makes one of a validator. */
  readonly judge: Judge
  /** The validation tool's name; `validate` when absent. */
  readonly method?: string
  /** Checks beyond the schema, by level; they run only when the schema has passed. */
  readonly deeper?: Readonly<Partial<Record<Level, DeeperCheck>>>
  /** Tell the deeper checks who calls; announced as `contextAware`. */
  readonly contextAware?: boolean
  /** How long a deeper check may take, in milliseconds; 1000 when absent. */
  readonly limitMs?: number
  /** Keep verdicts, and drop them all when one of these changes is sent to a client. */
  readonly caching?: {
    readonly verdicts: VerdictCache
    readonly invalidateOn?: ReadonlyArray<Change>
  }
  /** How many calls can be validated at once; only one when absent. */
  readonly batch?: number
  /** Whose attempts are compared, by what a handler of the SDK is told; the MCP session when absent. */
  session?(extra: unknown): string | undefined | Promise<string | undefined>
  /** How verdicts are said. */
  readonly form?: Omit<NcpForm, 'within' | 'read'>
}

/** A deeper check may wait for others no longer than this (facts 5.4, "Side effects"), in milliseconds. */
export const LIMIT = 1_000

/** The longest wait that a timer knows. */
const LONGEST = 2 ** 31 - 1

const changes: ReadonlyArray<unknown> = ['resource_change', 'tool_update'] satisfies Change[]

/** What is announced of these options; a TypeError for options that promise what cannot be done. */
export const promised = (options: ToolValidationOptions): ToolValidationCapabilities => {
  const { batch, caching, contextAware = false, deeper, judge, limitMs = LIMIT, method } = options
  assertJudge(judge)
  if (method === '') throw new TypeError('method must name the validation tool')
  if (!(limitMs > 0 && limitMs <= LONGEST)) {
    throw new TypeError('limitMs must be a number of milliseconds above 0')
  }
  if (batch !== undefined && !(Number.isSafeInteger(batch) && batch > 0)) {
    throw new TypeError('batch must be a whole number of calls above 0')
  }
  if (!(caching?.invalidateOn ?? []).every((change) => changes.includes(change))) {
    throw new TypeError('invalidateOn knows tool_update and resource_change')
  }
  const checked = levels.filter((level) => deeper?.[level] !== undefined)
  if (!checked.every((level) => typeof deeper?.[level] === 'function')) {
    throw new TypeError('each check in deeper must be a function')
  }
  return capability({
    async: checked.length > 0,
    contextAware: contextAware && checked.length > 0,
    levels: Object.fromEntries([['syntax', true], ...checked.map((level) => [level, true])]),
    ...(method === undefined ? {} : { method }),
    ...(batch === undefined ? {} : { batch }),
    ...(caching === undefined ? {} : { caching: announcedCaching(caching) })
  })
}

const announcedCaching = ({
  invalidateOn,
  verdicts
}: NonNullable<ToolValidationOptions['caching']>): NonNullable<CapabilityOptions['caching']> => ({
  enabled: true,
  ttl: verdicts.ttl,
  ...(invalidateOn === undefined || invalidateOn.length === 0 ? {} : { invalidateOn })
})
