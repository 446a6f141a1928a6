import { meant } from '@toolfault/advice/meant'
import type { Fault, Judge, Meaning, Registry } from '@toolfault/model'
import type { Run } from '@toolfault/protocols/oxp/exchange'
import { type FaultContext, failed, ran, succeeded } from '../failure.js'
import { sessionSaid } from '../session.js'
import type { HttpRequest } from './message.js'
import { type Noting, noting } from './noting.js'
import type { HttpOptions } from './options.js'
import { returned } from './returned.js'

/** What an exchange is given of the options. */
export interface Settling {
  readonly tools: Registry
  readonly judge: Judge
  readonly meant: Meaning
  readonly settle: (fault: Fault) => Promise<Fault>
}

/** What a validation is given: a call that is found right ends the attempts before it. */
export const validating = ({ raw }: HttpRequest, options: HttpOptions, name: string): Settling => {
  const given = settling(raw, options, name, noting())
  return {
    ...given,
    judge: async (tool, args) => {
      const verdict = await given.judge(tool, args)
      if (verdict.valid) await succeeded(await contextOf(raw, options, name), options)
      return verdict
    }
  }
}

/** What a call is given beside: what runs it, after which the attempts before it are of no account. */
export const running = (
  { raw }: HttpRequest,
  options: HttpOptions,
  run: Run,
  name: string | undefined
): Settling & Pick<HttpOptions, 'decide' | 'requires'> & { readonly run: Run } => {
  const kept = noting()
  return {
    ...settling(raw, options, name, kept),
    decide: options.decide,
    requires: (tool, call) => kept.note(() => options.requires?.(tool, { ...call, request: raw })),
    run: async (tool, args, call) => {
      const value = await kept.note(async () =>
        returned(await run(tool, args, { ...call, request: raw }))
      )
      await ran(value, await contextOf(raw, options, call.tool), options)
      return value
    }
  }
}

const settling = (
  raw: unknown,
  options: HttpOptions,
  name: string | undefined,
  { note, noted }: Noting
): Settling => {
  const { judge, tools } = options
  return {
    judge: (tool, args) => note(() => judge(tool, args)),
    meant: options.meant ?? meant,
    settle: async (fault) => {
      const context = await contextOf(raw, options, fault.tool ?? name)
      return failed(fault, { ...context, ...noted() }, options)
    },
    tools: typeof tools === 'function' ? (asked) => note(() => tools(asked)) : tools
  }
}

const contextOf = async (
  raw: unknown,
  options: HttpOptions,
  tool: string | undefined
): Promise<FaultContext> => {
  const session = await sessionSaid(() => options.session?.(raw))
  return {
    request: raw,
    ...(tool === undefined ? {} : { tool }),
    ...(session === undefined ? {} : { session })
  }
}
