import { attempt, attempted, type Decide, type Fault, LONGEST_NAME, own } from '@toolfault/model'
import type { AttemptStore } from './attempts.js'

/** Which call it was. */
export interface FaultContext {
  readonly tool?: string
  /** Whose attempts are compared: an MCP session, or what the author says. */
  readonly session?: string
  /** The request as the framework knows it. */
  readonly request?: unknown
  /** What the author's code threw, with its stack; absent where nothing was thrown. */
  readonly thrown?: unknown
}

/** What every plugin may be told about failures. */
export interface FailureOptions {
  /** Told of every fault, before it is written, and not waited for. Only here `developerMessage` is seen. */
  readonly onFault?: (fault: Fault, context: FaultContext) => unknown
  /** What an error means that a tool threw and that is no fault; `internal` where it says nothing. */
  readonly decide?: Decide | undefined
  /** Where the last attempts are kept: in memory when absent, nowhere when `false`. */
  readonly attempts?: AttemptStore | false
}

/**
 * What is to be written of a fault: compared with the session's last attempt at the tool, told to
 * `onFault`, and without `developerMessage`. An `onFault` or a store that fails changes no answer.
 */
export const failed = async (
  fault: Fault,
  context: FaultContext,
  { attempts, onFault }: FailureOptions
): Promise<Fault> => {
  const known = await compared(fault, context, attempts)
  // A log that is slow, or hangs, is no matter of the caller's.
  void quietly(() => onFault?.(known, context))
  const { developerMessage: _, ...told } = known
  return told
}

/** The call went through: the attempts before it are of no account. */
export const succeeded = async (
  context: FaultContext,
  { attempts }: FailureOptions
): Promise<void> => {
  const key = keyOf(context)
  if (attempts && key !== undefined) await quietly(() => attempts.set(key, undefined))
}

/** The tool has returned: the same, unless it says by an MCP result of its own that it failed. */
export const ran = async (
  result: unknown,
  context: FaultContext,
  options: FailureOptions
): Promise<void> => {
  if (own(result, 'isError') !== true) await succeeded(context, options)
}

const compared = async (
  fault: Fault,
  context: FaultContext,
  attempts: FailureOptions['attempts']
): Promise<Fault> => {
  const key = keyOf(context)
  if (!attempts || key === undefined) return fault
  const previous = await quietly(() => attempts.get(key))
  await quietly(() => attempts.set(key, attempt(fault, previous)))
  return attempted(fault, previous)
}

/** Nobody's attempts are compared with those of others. Callers choose names, and a store holds many. */
const keyOf = ({ session, tool }: FaultContext): string | undefined =>
  session === undefined || tool === undefined || tool.length > LONGEST_NAME
    ? undefined
    : JSON.stringify([session, tool])

const quietly = async (run: () => unknown): Promise<unknown> => {
  try {
    return await run()
  } catch {
    return undefined
  }
}
