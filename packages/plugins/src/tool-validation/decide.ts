import { meant } from '@toolfault/advice/meant'
import {
  callKey,
  type Fault,
  findTool,
  invalid,
  judged,
  type Registry,
  type Tool,
  type Verdict
} from '@toolfault/model'
import { toolOf } from '@toolfault/protocols/ncp/read'
import { signalOf } from '../mcp/signal.js'
import { deepen } from './deeper.js'
import { LIMIT, type ToolValidationOptions } from './options.js'

/** Whose question it is. */
export interface Asker {
  readonly session?: string
  readonly extra: unknown
  /** Told why something could not be checked. */
  readonly told: (fault: Fault) => Promise<unknown>
}

/** The verdict, and the tool's own name, which may have come with a prefix. */
export interface Decided {
  readonly tool: string
  readonly verdict: Verdict
}

/** Decide about a call, by what is kept, by its schema, and by what looks deeper. Never rejects. */
export const decide = async (
  registry: Registry,
  name: string,
  args: Readonly<Record<string, unknown>>,
  asker: Asker,
  options: ToolValidationOptions
): Promise<Decided> => {
  const found = await toolCalled(registry, name)
  if (found._tag === 'Left') return { tool: found.left.tool ?? name, verdict: invalid(found.left) }
  return { tool: found.right.name, verdict: await about(found.right, args, asker, options) }
}

const about = async (
  tool: Tool,
  args: Readonly<Record<string, unknown>>,
  asker: Asker,
  options: ToolValidationOptions
): Promise<Verdict> => {
  const { caching, contextAware, deeper } = options
  // A check that knows who calls may answer another caller otherwise.
  const whose = contextAware && deeper !== undefined ? asker.session : null
  const key = caching && whose !== undefined ? callKey(tool, args, whose) : undefined
  const known = key === undefined ? undefined : caching?.verdicts.get(key)
  if (known !== undefined) return known
  const { isWhole, verdict } = await checked(tool, args, asker, options)
  if (key !== undefined && isWhole && isKept(verdict)) caching?.verdicts.set(key, verdict)
  return verdict
}

/** By the name as it came, else without the prefix that it should not have (row N2). */
const toolCalled = async (registry: Registry, name: string): ReturnType<typeof findTool> => {
  const found = await findTool(registry, name, meant)
  const bare = toolOf(name).tool
  return found._tag === 'Right' || bare === name ? found : findTool(registry, bare, meant)
}

interface Checked {
  readonly verdict: Verdict
  /** Whether all was checked that should be. */
  readonly isWhole: boolean
}

const checked = async (
  tool: Tool,
  args: Readonly<Record<string, unknown>>,
  { extra, session, told }: Asker,
  { contextAware, decide, deeper, form, judge, limitMs = LIMIT }: ToolValidationOptions
): Promise<Checked> => {
  const verdict = await judged(judge, tool, args)
  if (!verdict.valid || deeper === undefined) return { verdict, isWhole: true }
  const context = { ...(session === undefined ? {} : { session }), extra }
  const deepened = await deepen(
    verdict,
    tool,
    args,
    { checks: deeper, limitMs, decide, pack: form?.pack },
    {
      ...(contextAware ? { context } : {}),
      signal: signalOf(extra)
    }
  )
  for (const fault of deepened.unchecked) await told(fault)
  return { verdict: deepened.verdict, isWhole: deepened.unchecked.length === 0 }
}

/** What the call itself decides; what time, a user or an operator mends is asked for again. */
const isKept = (verdict: Verdict): boolean =>
  verdict.valid || verdict.fault.kind === 'invalid_arguments'
