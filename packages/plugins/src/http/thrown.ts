import { faultIn } from '@toolfault/model'
import type { Forms, WireName } from '@toolfault/protocols/wires'
import { type FailureOptions, failed } from '../failure.js'
import type { Received } from './body.js'
import type { HttpAnswer } from './message.js'
import type { HttpOptions } from './options.js'
import { refusal } from './parser-error.js'
import { written } from './written.js'

/** How faults of an app's other routes are written. */
export interface ErrorForm<W extends WireName = WireName> {
  /** The wire; where it is absent, errors of other routes are left to the app. */
  readonly to?: W
  /** How that wire is spelled. */
  readonly form?: Forms[W]
}

/** What errors are answered with: the options of the plugin, where there is one, and a wire for the rest. */
export type ErrorOptions<W extends WireName = WireName> = ErrorForm<W> &
  Omit<HttpOptions, 'tools' | 'judge'> &
  Partial<Pick<HttpOptions, 'tools' | 'judge'>>

/** Whether there is a plugin beside what answers its errors. */
export const isServing = (options: ErrorOptions): options is ErrorForm & HttpOptions =>
  options.tools !== undefined && options.judge !== undefined

/**
 * The answer to an error of a route that is not ours: one that carries a fault, one of which `decide` says
 * what it means, or one of a parser (`refused`). `undefined` at once where the app is to see to it. Never
 * rejects.
 */
export const thrownAnswer = (
  error: unknown,
  refused: Received | undefined,
  raw: unknown,
  options: FailureOptions & ErrorForm
): Promise<HttpAnswer> | undefined => {
  const { form, to } = options
  const fault = refused === undefined ? faultIn(error, options.decide) : refusal(refused)
  if (to === undefined || fault === undefined) return undefined
  const context = {
    request: raw,
    ...(fault.tool === undefined ? {} : { tool: fault.tool }),
    // A parser's error is the caller's doing, and holds what came.
    ...(refused === undefined ? { thrown: error } : {})
  }
  return failed(fault, context, options).then((told) =>
    written(told, to, form, { status: refused?.status })
  )
}
