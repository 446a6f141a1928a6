import { judge } from '@toolfault/advice/judge'
import { type Preflight, type PreflightEvent, preflight } from '@toolfault/client/preflight'
import type { Tool } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { type HandClock, handClock } from '../hand-clock.js'

export const byAjv: ReturnType<typeof judge> = judge(compile)

export const book: Tool = {
  name: 'book',
  description: 'Book a room',
  inputSchema: {
    type: 'object',
    properties: { city: { type: 'string' }, nights: { type: 'integer', minimum: 1 } },
    required: ['city', 'nights']
  }
}

/** A call that the schema lets through. */
export const good = { city: 'Rome', nights: 2 }

type Options = Parameters<typeof preflight>[0]

/** A preflight whose clock is moved by hand, and what it logged. */
export interface Setting {
  readonly check: Preflight
  readonly clock: HandClock
  readonly events: Array<PreflightEvent>
}

export const set = (options: Partial<Options>): Setting => {
  const clock = handClock()
  const events: Array<PreflightEvent> = []
  const log = (event: PreflightEvent): unknown => events.push(event)
  return { clock, events, check: preflight({ clock, judge: byAjv, log, ...options }) }
}

/** What NCP's capability holds (seed 004, "Capability Schema"). */
export const announcing = (more: object = {}): object => ({
  experimental: { toolValidation: { supported: true, ...more } }
})

/** A verdict as it travels through MCP (seed 004, "Implement Validate Tool"). */
export const result = (verdict: unknown): object => ({
  content: [{ type: 'text', text: JSON.stringify(verdict) }]
})

/** Let everything go on that waits for nothing but its turn. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
