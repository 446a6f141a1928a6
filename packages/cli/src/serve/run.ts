import { setTimeout as sleep } from 'node:timers/promises'
import { authorizationRequired, type Fault, type Tool, toolFault } from '@toolfault/model'
import type { HttpOptions } from '@toolfault/plugins/fetch'
import type { ServeOptions } from './options.js'

/** What becomes of calls that were found right, and of those that need an authorization first. */
export interface Running {
  readonly run: (tool: Tool, args: unknown) => Promise<unknown>
  readonly requires: (tool: Tool) => Fault | undefined
  readonly challenges: NonNullable<HttpOptions['challenges']>
  /** How many calls have run. */
  readonly calls: () => number
  /** Authorize what a challenge asks for; false for an id that nobody asked for. */
  readonly authorize: (id: string) => boolean
}

/** A valid call is answered with its own arguments, unless it was told to be late, to fail or to ask. */
export const running = ({ challenge, fail, latency }: ServeOptions, url: () => string): Running => {
  const authorized = new Set<string>()
  let calls = 0
  return {
    run: async (_tool, args) => {
      calls += 1
      if (latency > 0) await sleep(latency)
      if (fail !== undefined && calls % fail.each === 0) throw toolFault(fail.fault)
      return args
    },
    requires: ({ name }) => {
      if (!challenge.includes(name) || authorized.has(name)) return undefined
      const id = encodeURIComponent(name)
      return authorizationRequired('tool', [
        { id: name, url: `${url()}/authorize/${id}`, checkUrl: `${url()}/challenges/${id}` }
      ])
    },
    calls: () => calls,
    challenges: (id) => {
      if (!challenge.includes(id)) return undefined
      return authorized.has(id) ? 'completed' : 'pending'
    },
    authorize: (id) => {
      const isAsked = challenge.includes(id)
      if (isAsked) authorized.add(id)
      return isAsked
    }
  }
}
