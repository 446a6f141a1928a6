import type { Fault, FaultKind, Issue } from '@toolfault/model'
import { faults } from '@toolfault/words/en'
import type { Body } from './shape.js'

/** What a body says beside its kind, as the parts of a fault. */
export interface Said {
  readonly body: Body
  readonly issues: ReadonlyArray<Issue>
  readonly of: 'server' | 'tool'
  /** What is said of the whole failure. */
  readonly text: string
  readonly retryAfterMs: number | undefined
}

/** The fault of a kind, with what a body says of it but the message of the whole. */
export const meant = (kind: FaultKind, { body, issues, of, retryAfterMs, text }: Said): Fault => {
  const details = present({
    tool: body.tool,
    callId: body.callId,
    guidance: body.guidance,
    canRetry: body.canRetry ?? body.retryable
  })
  const { action, challenges = [], hint, reason, requirements = [], service } = body
  const { setupUrl, suggestion, truncated, unlisted, userId } = body
  switch (kind) {
    case 'invalid_arguments':
      return { ...details, kind, issues, ...present({ truncated, unlisted }) }
    case 'malformed_request': {
      const detail = bare(text, details.guidance, faults.parseError(''), faults.invalidRequest(''))
      return { ...details, kind, reason: reason ?? 'shape', detail }
    }
    case 'unknown_tool':
      return { ...details, kind, tool: body.tool ?? '', ...present({ suggestion }) }
    case 'invalid_schema':
      return { ...details, kind, detail: bare(text, details.guidance, faults.invalidSchema('')) }
    case 'authorization_required':
      return { ...details, kind, of, challenges, ...present({ userId, service, setupUrl, action }) }
    case 'misconfigured':
      return { ...details, kind, service: service ?? '', requirements, ...present({ setupUrl }) }
    case 'unavailable':
      return { ...details, kind, ...present({ retryAfterMs }) }
    case 'execution_failed':
      return { ...details, kind, ...present({ retryAfterMs, hint }) }
    case 'internal':
      return { ...details, kind }
  }
}

type Present<A> = { readonly [name in keyof A]?: Exclude<A[name], undefined> }

/** Members without those that were not said. */
const present = <A extends object>(members: A): Present<A> =>
  // A border: without its undefined members an object is still what it was.
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined)
  ) as Present<A>

/** A text without the guidance behind it and the prefix before it. */
const bare = (
  text: string,
  guidance: string | undefined,
  ...prefixes: ReadonlyArray<string>
): string => {
  const tail = `\n${guidance ?? ''}`
  const whole = tail !== '\n' && text.endsWith(tail) ? text.slice(0, -tail.length) : text
  const prefix = prefixes.find((each) => `${whole} `.startsWith(each)) ?? ''
  return whole.slice(prefix.length)
}
