import type { Repair } from '@toolfault/advice/repair'
import { type Compile, type Fault, keysOf } from '@toolfault/model'
import { type Replying, reply } from '../reply/reply.js'
import { jsonText } from '../reply/text.js'
import { unlessAborted } from '../unless-aborted.js'
import { type MendResult, mend } from './mend.js'
import { nameOf } from './name.js'

/** A call as the SDK hands it over; `input` is JSON as text (`LanguageModelV2ToolCall` and later). */
export interface ModelCall {
  readonly toolCallId: string
  readonly toolName: string
  readonly input: string
}

/** What the SDK passes of a call that it could not take (`ToolCallRepairFunction`), as far as it is used. */
export interface BrokenCall<C extends ModelCall> {
  readonly toolCall: C
  /** Only the names are read. */
  readonly tools: object
  readonly inputSchema: (asked: { readonly toolName: string }) => unknown
  /** Since version 7. */
  readonly abortSignal?: AbortSignal | undefined
}

/** What a model is asked to write anew. */
export interface Consulted {
  /** What is wrong and what mends it: the text that a failed call would be answered with. */
  readonly text: string
  readonly fault: Fault
  readonly toolName: string
  /** The arguments as they came. */
  readonly input: string
  readonly inputSchema: unknown
  readonly signal?: AbortSignal
}

/** What was changed in a call. */
export interface RepairedCall {
  readonly toolCallId: string
  readonly toolName: string
  /** The name as it was misspelt. */
  readonly from?: string
  /** Which arguments were repaired; empty where none had to be. */
  readonly done: ReadonlyArray<Repair>
  /** The arguments were written anew by the model that was asked. */
  readonly byModel?: true
}

/** How calls are repaired. */
export interface Repairing extends Replying {
  readonly compile: Compile
  /** Asked once for what is not certain; answers with the arguments, as JSON or its text. */
  readonly model?: (asked: Consulted) => unknown
  /** Hears of each call that was changed; nothing is mended in silence. */
  readonly report?: (mended: RepairedCall) => unknown
}

/**
 * The callback of AI SDK 5 and later: `experimental_repairToolCall` up to 6, `repairToolCall` since 7.
 *
 * Puts right a misspelt name of a tool and what is certain in the arguments, and hands a call on only
 * where the tool's own schema then accepts it. `null` where it cannot, once the signal aborts, and for a
 * call with which nothing is wrong. Never rejects, whatever the model or the schema does.
 */
export const repairToolCall =
  (repairing: Repairing) =>
  async <C extends ModelCall>(broken: BrokenCall<C>): Promise<C | null> => {
    try {
      const mended = await unlessAborted(broken.abortSignal, () => repaired(repairing, broken))
      if (mended === undefined) return null
      const { input, ...told } = mended
      heard(repairing, told)
      return { ...broken.toolCall, toolName: told.toolName, input }
    } catch {
      return null
    }
  }

/** What is to be told of a repair, and the arguments that go on. */
type Repaired = RepairedCall & { readonly input: string }

const repaired = async (
  repairing: Repairing,
  { abortSignal, inputSchema: schemaOf, toolCall, tools }: BrokenCall<ModelCall>
): Promise<Repaired | undefined> => {
  const { input, toolCallId, toolName: from } = toolCall
  const toolName = nameOf(from, keysOf(tools))
  if (toolName === undefined) return undefined
  const inputSchema = await schemaOf({ toolName })
  const compiled = repairing.compile(inputSchema)
  if (compiled._tag === 'Left') return undefined
  const tool = { name: toolName, inputSchema }
  const known = { toolCallId, toolName, ...(from === toolName ? {} : { from }) }
  const found = mend(tool, compiled.right, input)
  if (found.id === 'mended') return { ...known, done: found.done, input: written(found, input) }
  // The SDK may know more than the schema; what the schema accepts stays as it is.
  if (found.id === 'valid') return from === toolName ? undefined : { ...known, done: [], input }
  const { fault } = found
  const { text } = reply({ ok: false, fault }, repairing)
  const signal = abortSignal === undefined ? {} : { signal: abortSignal }
  const said = await repairing.model?.({ text, fault, toolName, input, inputSchema, ...signal })
  const answer = typeof said === 'string' ? said : said === null ? '' : jsonText(said)
  if (answer.trim() === '') return undefined
  const again = mend(tool, compiled.right, answer)
  if (again.id === 'broken') return undefined
  const done = again.id === 'mended' ? again.done : []
  return { ...known, done, byModel: true, input: written(again, answer) }
}

const written = (outcome: MendResult, input: string): string =>
  outcome.id === 'mended' ? JSON.stringify(outcome.value) : input

/** Whoever listens does not get to stop the call. */
const heard = ({ report }: Repairing, mended: RepairedCall): void => {
  Promise.resolve(mended)
    .then(report)
    .catch(() => undefined)
}
