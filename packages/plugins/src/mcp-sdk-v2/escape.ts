import { signalOf } from '../mcp/signal.js'

/** Calls that are to be answered with a protocol error, which the SDK would turn into a result. */
const errors = new WeakMap<object, unknown>()

/** Let an error out of a tool's callback: the seam around `tools/call` throws it (see `seam.ts`). */
export const escaping = (ctx: unknown, error: unknown): object => {
  const signal = signalOf(ctx)
  if (signal === undefined) throw error
  errors.set(signal, error)
  return { content: [], isError: true }
}

/** Throw what was let out while a call ran, if anything was. */
export const release = (ctx: unknown): void => {
  const signal = signalOf(ctx)
  if (signal !== undefined && errors.has(signal)) throw errors.get(signal)
}
