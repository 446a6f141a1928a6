import { executionFailed, type Fault, internal, misconfigured, unavailable } from '@toolfault/model'
import { oneOf, quoted, Unusable } from '../flags.js'

/** Which valid calls fail, and how. */
export interface Fail {
  readonly fault: Fault
  /** Each so many-th call; 1 is every one. */
  readonly each: number
}

const faults = {
  execution_failed: executionFailed({
    canRetry: true,
    message: 'The tool failed, as it was told to.'
  }),
  unavailable: unavailable({ retryAfterMs: 1_000 }),
  misconfigured: misconfigured('example', ['api_key']),
  internal: internal({ developerMessage: 'failed as it was told to' })
} as const

// A border: the keys of the table are its names, and no other.
const kinds = Object.keys(faults) as ReadonlyArray<keyof typeof faults>

/** Read `KIND` or `KIND:N`, every N-th valid call; throws `Unusable` for what is neither. */
export const failOf = (text: string): Fail => {
  const [kind = '', count = '1'] = text.split(':')
  const each = /^\d+$/.test(count) ? Number(count) : 0
  if (each < 1 || text.split(':').length > 2) {
    throw new Unusable(`--fail takes KIND or KIND:N, as in unavailable:3, not ${quoted(text)}`)
  }
  return { fault: faults[oneOf('--fail', kind, kinds)], each }
}
