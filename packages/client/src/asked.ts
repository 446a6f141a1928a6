import { own, readJson } from '@toolfault/model'
import type { Failed, ToolCall } from './call.js'

/** A call as a model asked for it: one that can be made, or one that has failed already. */
export type Asked =
  | { readonly ok: true; readonly call: ToolCall }
  /** The arguments are no JSON; `args` is the text that came. To be answered like any failure. */
  | (Failed & { readonly call: ToolCall })

/**
 * A call of what a vendor sent: arguments as they are, or as JSON in a text. None, and a text of nothing,
 * are no arguments, as vendors send them for a tool that takes none.
 */
export const asked = (id: unknown, tool: unknown, args: unknown): Asked | undefined => {
  if (typeof tool !== 'string') return undefined
  const call = { id: typeof id === 'string' ? id : '', tool }
  if (typeof args !== 'string') return { ok: true, call: { ...call, args: args ?? {} } }
  const read = argumentsOf(args)
  return read._tag === 'Right'
    ? { ok: true, call: { ...call, args: read.right } }
    : { ok: false, fault: { ...read.left, tool }, wire: args, call: { ...call, args } }
}

/** A text as arguments. */
export const argumentsOf = (text: string): ReturnType<typeof readJson> =>
  readJson(text.trim() === '' ? '{}' : text)

/** The id of a call, as it came; `''` where it has none. */
export const idOf = (call: unknown): string => textAt(call, 'id')

/** The name of the tool, as the model spelled it. */
export const toolOf = (call: unknown): string => textAt(call, 'tool')

const textAt = (call: unknown, key: string): string => {
  const text = own(call, key)
  return typeof text === 'string' ? text : ''
}
