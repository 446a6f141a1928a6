import { oneOf, quoted, tokens, Unusable } from '../flags.js'

/** The wires that can be probed. */
export const probed = ['mcp', 'f7', 'oxp'] as const

/** What `toolfault probe` was asked for. */
export interface ProbeOptions {
  readonly wire: (typeof probed)[number]
  /** A command or an address for `mcp`, else an address. */
  readonly target: string
  /** A file of tools, where the other side does not list them. */
  readonly tools?: string
  /** Call tools that may change something as well. */
  readonly all: boolean
  /** Milliseconds for one call. */
  readonly timeout: number
  /** At most so many tools. */
  readonly limit?: number
  readonly json: boolean
}

const flags = {
  mcp: 'string',
  f7: 'string',
  oxp: 'string',
  tools: 'string',
  timeout: 'string',
  limit: 'string',
  all: 'boolean',
  json: 'boolean'
} as const

/** Milliseconds for one call, where nobody says. */
const TIMEOUT = 10_000

/** The longest that a timer of the platform can wait. */
const LONGEST = 2 ** 31 - 1

/** Read the options of `toolfault probe`; throws `Unusable` for what they do not have. */
export const readProbeOptions = (argv: ReadonlyArray<string>): ProbeOptions => {
  const given = tokens('probe', flags, argv)
  const [wire, second] = probed.filter((name) => given.has(name))
  if (wire === undefined || second !== undefined) {
    throw new Unusable('probe needs one of --mcp COMMAND|URL, --f7 URL and --oxp URL')
  }
  const target = given.get(wire) ?? ''
  const tools = given.get('tools')
  if (tools !== undefined && wire !== 'f7') throw new Unusable('--tools FILE goes with --f7 alone')
  if (wire !== 'mcp' && !isAddress(target)) {
    throw new Unusable(`--${wire} needs an http or https address, not ${quoted(target)}`)
  }
  if (isAddress(target) && hasUser(new URL(target))) {
    throw new Unusable(
      `--${wire} takes no address with a user or a password in it, for fetch sends none`
    )
  }
  return {
    wire: oneOf('probe', wire, probed),
    target,
    all: given.has('all'),
    json: given.has('json'),
    timeout: count('--timeout', given.get('timeout')) ?? TIMEOUT,
    ...(tools === undefined ? {} : { tools }),
    ...limited(count('--limit', given.get('limit')))
  }
}

/** Whether a text is an address that can be asked. */
export const isAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text)

const hasUser = ({ password, username }: URL): boolean => username !== '' || password !== ''

const limited = (limit: number | undefined): Pick<ProbeOptions, 'limit'> =>
  limit === undefined ? {} : { limit }

const count = (name: string, given: string | undefined): number | undefined => {
  if (given === undefined) return undefined
  const value = Number(given)
  if (/^\d{1,10}$/.test(given) && value > 0 && value <= LONGEST) return value
  throw new Unusable(`${name} takes a whole number from 1 to ${LONGEST}, not ${quoted(given)}`)
}
