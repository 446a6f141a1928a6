import type { Limits } from './body.js'
import type { HttpOptions } from './options.js'

/** The limits of a body: the author's, else 1 MiB within 30 seconds. */
export const limitsOf = ({ maxBytes, timeoutMs }: HttpOptions): Limits => ({
  maxBytes: maxBytes ?? 1_048_576,
  timeoutMs: timeoutMs ?? 30_000
})
