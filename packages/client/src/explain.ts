import { meant } from '@toolfault/advice/meant'
import {
  type Fault,
  type InvalidArguments,
  type Issue,
  internal,
  isInvalidArguments,
  isWithin,
  type Judge,
  judged,
  LONGEST_NAME,
  own,
  type Tool,
  type UnknownTool
} from '@toolfault/model'
import type { Failed } from './call.js'
import { isOpen } from './open.js'
import { spelling } from './spelling.js'

/** What is known of the call that failed. */
export interface Explaining {
  /** The tool with its schema; without it nothing can be explained. */
  readonly tool?: Tool | undefined
  /** The arguments that were sent. */
  readonly args: unknown
  /** Finds what is wrong with them; without one a failure stays as it came. */
  readonly judge?: Judge | undefined
  /** The names of all tools, of which the one that was meant is told where no tool has the name. */
  readonly names?: ReadonlyArray<string> | undefined
}

/**
 * Say more of a failure than the server did: where it names arguments without advice, or only that
 * something went wrong, and the judge finds the same arguments invalid, the failure has the judge's fault,
 * with what the server said of the whole as its `message`. A tool that is not there gets the name that was meant.
 *
 * Anything else is returned as it came: a fault with advice of its own, one of another kind, an explicit no
 * to another try (row A9), a call that may have been made. Never rejects.
 */
export const explain = async (failed: Failed, explaining: Explaining): Promise<Failed> => {
  try {
    const { args, judge, names, tool } = explaining
    if (failed.fault.kind === 'unknown_tool') return suggesting(failed, failed.fault, names)
    if (tool === undefined || judge === undefined || !isOpen(failed, args)) return failed
    const verdict = await judged(judge, tool, args)
    if (verdict.valid || !isInvalidArguments(verdict.fault)) return failed
    const { confidence: _, notes, ...rest } = failed
    const kept = notes?.filter((note) => note !== 'from_text') ?? []
    return {
      ...rest,
      fault: both(verdict.fault, failed.fault, spelling(tool, args)),
      ...(kept.length === 0 ? {} : { notes: kept })
    }
  } catch {
    // What cannot be read would fail again where it is waited for.
    return own(own(failed, 'fault'), 'kind') === undefined
      ? { ok: false, fault: internal() }
      : failed
  }
}

const suggesting = (
  failed: Failed,
  fault: UnknownTool,
  names: ReadonlyArray<string> = []
): Failed => {
  const { suggestion, tool } = fault
  if (suggestion !== undefined || tool.length > LONGEST_NAME) return failed
  const name = meant(tool, names)
  return name === undefined ? failed : { ...failed, fault: { ...fault, suggestion: name } }
}

/** The judge's fault, and all that the server said of the arguments which the judge did not. */
const both = (
  judged: InvalidArguments,
  { issues: said, ...server }: Fault & Partial<Named>,
  spelled: ReturnType<typeof spelling>
): Fault => {
  const { callId, developerMessage, guidance, message, tool } = server
  const more = (said ?? []).flatMap((issue) => {
    const path = spelled(issue.path)
    const placed = path === undefined ? undefined : { ...issue, path }
    return placed !== undefined && isOther(placed, judged.issues) ? [placed] : []
  })
  return {
    ...judged,
    ...(tool === undefined ? {} : { tool }),
    ...(callId === undefined ? {} : { callId }),
    ...(guidance === undefined ? {} : { guidance }),
    ...(developerMessage === undefined ? {} : { developerMessage }),
    ...(message === undefined || isSaidBetter(said ?? [], judged.issues) ? {} : { message }),
    ...(more.length === 0
      ? {}
      : {
          issues: [...judged.issues, ...more],
          advice: [...(judged.advice ?? []), ...more.map(told)]
        })
  }
}

/**
 * Whether all that was said are rules that were understood, or sentences that the judge has too: it says the
 * same with the fix, and a validator's own list would only stand before it.
 */
const isSaidBetter = (said: ReadonlyArray<Issue>, judged: ReadonlyArray<Issue>): boolean =>
  said.length > 0 &&
  said.every(
    ({ kind, message }) =>
      (kind !== 'unknown' && kind !== 'rule') || judged.some((one) => one.message === message)
  )

type Named = Pick<InvalidArguments, 'issues'>

/** Rules of the server's own, at places of which the judge says nothing. */
const isOther = ({ message, path }: Issue, known: ReadonlyArray<Issue>): boolean =>
  path.length > 0 &&
  message !== undefined &&
  known.every((one) => !isWithin(one.path, path) && !isWithin(path, one.path))

const told = ({ kind, message = '', path }: Issue) =>
  ({ path, kind, expected: { id: 'said', text: message } }) as const
