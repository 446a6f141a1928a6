import type { Fault, Tool, ValidVerdict, Verdict } from '@toolfault/model'
import { limited } from './limited.js'
import { type Outcome, outcomeOf, type Telling } from './outcome.js'
import { together } from './together.js'

/** A level of validation beyond the schema, which is `syntax` (seed 004, "Validation Levels"). */
export type Level = 'semantic' | 'runtime' | 'security'

/** In this order their faults are told. */
export const levels: ReadonlyArray<Level> = ['semantic', 'runtime', 'security']

/** What a check is told beside the call. */
export interface CheckCall {
  /** Aborted when the check has taken too long, or nobody waits for the answer any more. */
  readonly signal: AbortSignal
  /** Who calls; only where the server announces `contextAware`. */
  readonly context?: {
    readonly session?: string
    /** What a handler of the SDK is told: `extra` of v1, `ctx` of v2. */
    readonly extra: unknown
  }
}

/**
 * Look beyond the schema, without making the call: a verdict, or nothing for what is fine or not this
 * check's business. A fault that is thrown counts as the verdict; any other error is a warning that
 * the call could not be checked.
 */
export type DeeperCheck = (
  tool: Tool,
  args: Readonly<Record<string, unknown>>,
  call: CheckCall
) => Verdict | undefined | Promise<Verdict | undefined>

/** The checks and how they are run. */
export interface Deeper extends Telling {
  readonly checks: Readonly<Partial<Record<Level, DeeperCheck>>>
}

/** What came of the checks. */
export interface Deepened {
  readonly verdict: Verdict
  /** Why a check could not be made; what was not checked must not be kept. */
  readonly unchecked: ReadonlyArray<Fault>
}

/** Run all checks side by side on a call that the schema lets through, and put what they say together. */
export const deepen = async (
  passed: ValidVerdict,
  tool: Tool,
  args: Readonly<Record<string, unknown>>,
  { checks, decide, limitMs, pack }: Deeper,
  { context, signal }: Pick<CheckCall, 'context'> & { readonly signal: unknown }
): Promise<Deepened> => {
  const given = context === undefined ? {} : { context }
  const outcomes = await Promise.all(
    levels.map(async (level): Promise<Outcome> => {
      const check = checks[level]
      if (check === undefined) return {}
      const ended = await limited((own) => check(tool, args, { signal: own, ...given }), {
        limitMs,
        signal
      })
      return outcomeOf(level, ended, { decide, limitMs, pack })
    })
  )
  const verdicts = [passed, ...outcomes.flatMap(({ verdict }) => verdict ?? [])]
  const warnings = [
    ...verdicts.flatMap((verdict) => verdict.warnings ?? []),
    ...outcomes.flatMap(({ warning }) => warning ?? [])
  ]
  const suggestions = verdicts.flatMap((verdict) => verdict.suggestions ?? [])
  const faults = verdicts.flatMap((verdict) => (verdict.valid ? [] : [verdict.fault]))
  const fault = together(faults, tool, args)
  return {
    verdict: {
      ...(fault === undefined ? { valid: true } : { valid: false, fault }),
      ...(warnings.length > 0 ? { warnings } : {}),
      ...(suggestions.length > 0 ? { suggestions } : {})
    },
    unchecked: outcomes.flatMap(({ why }) =>
      why === undefined ? [] : [{ ...why, tool: tool.name }]
    )
  }
}
