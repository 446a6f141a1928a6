import { type Fault, invalidArguments, isList, malformedRequest } from '@toolfault/model'
import type { WireName } from '@toolfault/protocols/wires'
import { fromStandardSchema, type StandardIssue } from '@toolfault/sources/standard-schema'
import { readings } from '@toolfault/words/readings'
import { type FailureOptions, failed } from '../failure.js'
import { readableSchema } from '../http/json-schema.js'
import { advisedIn, type Part } from '../http/part.js'
import type { ErrorForm } from '../http/thrown.js'
import { responseOf } from '../http/web.js'
import { written } from '../http/written.js'
import { isJson } from './body.js'
import type { HonoContextPart, HonoResult } from './foreign.js'

/** How what a validator for Hono refuses is written. */
export interface HonoHookOptions<W extends WireName = WireName>
  extends Omit<FailureOptions, 'attempts'>,
    ErrorForm<W> {
  /** The wire. */
  readonly to: W
  /** The schema that is validated by, which the hook is not told: JSON Schema, or what says one. */
  readonly schema?: unknown
  /** The name of the tool; none is named when absent. */
  readonly tool?: string
}

/**
 * Answer what a validator for Hono refuses on a wire: `sValidator('json', schema, hook({ to: 'oxp', schema }))`,
 * or within `validator` by hand. `undefined`, so that the request goes on, where it refuses nothing.
 *
 * Hono's validators take a body that is not marked as JSON for `{}`: what is then wrong is said to be the
 * mark, with 415, and not what `{}` lacks.
 */
export const hook =
  <W extends WireName>(
    options: HonoHookOptions<W>
  ): ((result: HonoResult, context: HonoContextPart) => Promise<Response | undefined>) =>
  async (result, context) => {
    if (result.success) return undefined
    const { tool } = options
    const type = context.req.raw.headers.get('content-type') ?? ''
    const isUnmarked = result.target === 'json' && !isJson(type)
    const fault = isUnmarked
      ? malformedRequest('shape', readings.mediaType, tool === undefined ? {} : { tool })
      : faultIn(result, options)
    const about = { request: context, ...(tool === undefined ? {} : { tool }) }
    const told = await failed(fault, about, options)
    const answer = written(told, options.to, options.form, {
      ...(isUnmarked ? { status: 415 } : {}),
      isBeside: parts.has(result.target ?? 'json')
    })
    return context.newResponse(answer.body ?? null, responseOf(answer))
  }

const faultIn = <W extends WireName>(
  { data, error, issues, target = 'json' }: HonoResult,
  { schema, tool }: HonoHookOptions<W>
): Fault =>
  advisedIn(
    parts.get(target),
    invalidArguments(tool, fromStandardSchema(asIssues(error ?? issues), data)),
    readableSchema(schema),
    data
  )

/** The targets that are no body. */
const parts: ReadonlyMap<string, Part> = /* @__PURE__ */ new Map([
  ['query', 'query'],
  ['param', 'path'],
  ['header', 'headers'],
  ['cookie', 'cookies']
])

/** A border: the source tests what it reads; a `ZodError` passes, too. */
const asIssues = (said: unknown): ReadonlyArray<StandardIssue> =>
  (isList(said) ? said : Object(said)) as ReadonlyArray<StandardIssue>
