import { oneOf, quoted, tokens, Unusable } from '../flags.js'
import { type Validator, validators } from '../validators.js'
import { type Fail, failOf } from './fail.js'

/** What `toolfault serve` was asked for. */
export interface ServeOptions {
  readonly tools: string
  readonly host: string
  readonly port: number
  readonly validator: Validator
  /** Milliseconds that each valid call takes. */
  readonly latency: number
  readonly fail?: Fail
  /** Tools whose calls need an authorization first. */
  readonly challenge: ReadonlyArray<string>
  /** Bytes that a body may have. */
  readonly maxBody: number
  /** Requests that may be under way at once. */
  readonly maxRequests: number
  /** Milliseconds in which a body must have arrived. */
  readonly timeout: number
  /** Whether F7's way into a call is open. */
  readonly allowExecute: boolean
  /** Ask the user over MCP for what is missing, where the client declared that it can. */
  readonly elicit: boolean
}

const flags = {
  tools: 'string',
  host: 'string',
  port: 'string',
  validator: 'string',
  latency: 'string',
  fail: 'string',
  challenge: 'string',
  'max-body': 'string',
  'max-requests': 'string',
  timeout: 'string',
  'allow-execute': 'boolean',
  elicit: 'boolean'
} as const

/** Read the options of `toolfault serve`; throws `Unusable` for what they do not have. */
export const readServeOptions = (argv: ReadonlyArray<string>): ServeOptions => {
  const given = tokens('serve', flags, argv)
  const file = given.get('tools')
  if (file === undefined) throw new Unusable('serve needs --tools FILE')
  const number = (name: keyof typeof flags, otherwise: number, most: number, least = 0): number =>
    numberOf(`--${name}`, given.get(name), otherwise, most, least)
  const fail = given.get('fail')
  return {
    tools: file,
    // Nobody else on the network is to reach it unless that was said.
    host: hostOf(given.get('host') ?? '127.0.0.1'),
    port: number('port', 4170, 65_535),
    validator: oneOf('--validator', given.get('validator') ?? 'ajv', validators),
    latency: number('latency', 0, 600_000),
    challenge: (given.get('challenge') ?? '').split(',').filter((name) => name !== ''),
    maxBody: number('max-body', 1_048_576, 1_073_741_824),
    maxRequests: number('max-requests', 256, 1_000_000, 1),
    timeout: number('timeout', 30_000, 600_000, 1),
    allowExecute: given.has('allow-execute'),
    elicit: given.has('elicit'),
    ...(fail === undefined ? {} : { fail: failOf(fail) })
  }
}

/** A host as it is compared and listened at: names have no case, and IPv6 no brackets. */
const hostOf = (given: string): string => {
  const host = given.toLowerCase().replace(/^\[(.*)\]$/s, '$1')
  if (host !== '') return host
  throw new Unusable('--host takes a name or an address, as in 127.0.0.1')
}

const numberOf = (
  name: string,
  given: string | undefined,
  otherwise: number,
  most: number,
  least: number
): number => {
  if (given === undefined) return otherwise
  const value = /^\d+$/.test(given) ? Number(given) : Number.NaN
  if (value >= least && value <= most) return value
  throw new Unusable(`${name} takes a whole number from ${least} to ${most}, not ${quoted(given)}`)
}
