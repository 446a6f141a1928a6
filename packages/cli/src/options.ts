import { parseArgs } from 'node:util'
import { nearest } from '@toolfault/advice/nearest'
import { revisions } from '@toolfault/protocols/mcp'
import type { McpRevision } from '@toolfault/types/mcp'
import type { Verbosity } from '@toolfault/words/sentence'
import { type Validator, validators } from './validators.js'
import { type Wire, wires } from './wires.js'

/** What `toolfault check` was asked for. */
export interface Options {
  readonly tool?: string
  readonly name?: string
  readonly args?: string
  readonly to?: ReadonlyArray<Wire>
  readonly ndjson: boolean
  readonly validator: Validator
  readonly mcpVersion?: McpRevision
  readonly callId?: string
  readonly verbosity?: Verbosity
}

/** One line that says what to change; the program ends with 2. */
export class Unusable extends Error {}

const flags = {
  tool: 'string',
  name: 'string',
  args: 'string',
  to: 'string',
  ndjson: 'boolean',
  validator: 'string',
  'mcp-version': 'string',
  'call-id': 'string',
  verbosity: 'string'
} as const

const spelled = Object.keys(flags).map((name) => `--${name}`)

const verbosities: ReadonlyArray<Verbosity> = ['brief', 'normal', 'full']

/** Read the options of `toolfault check`; throws {@link Unusable} for what they do not have. */
export const readOptions = (argv: ReadonlyArray<string>): Options => {
  const given = tokens(argv)
  const to = given.get('to')
  const version = given.get('mcp-version')
  const verbosity = given.get('verbosity')
  return {
    ndjson: given.has('ndjson'),
    validator: oneOf('--validator', given.get('validator') ?? 'ajv', validators),
    ...texts(given),
    ...(to === undefined
      ? {}
      : { to: distinct(to.split(',').map((wire) => oneOf('--to', wire.trim(), wires))) }),
    ...(version === undefined ? {} : { mcpVersion: oneOf('--mcp-version', version, revisions) }),
    ...(verbosity === undefined ? {} : { verbosity: oneOf('--verbosity', verbosity, verbosities) })
  }
}

/** A wire that is named twice is one wire. */
export const distinct = (list: ReadonlyArray<Wire>): ReadonlyArray<Wire> => [...new Set(list)]

/** The value when it is on the list; else an {@link Unusable} that shows the list. */
export const oneOf = <A extends string>(name: string, given: string, list: ReadonlyArray<A>): A => {
  const found = list.find((item) => item === given)
  if (found !== undefined) return found
  throw new Unusable(`${name} takes ${list.join(', ')}, not ${quoted(given)}${meant(given, list)}`)
}

/** `: did you mean x?`, where one name is near. */
export const meant = (given: string, names: ReadonlyArray<string>): string => {
  const near = nearest(given, names)
  return near === undefined ? '' : `: did you mean ${quoted(near)}?`
}

/** A text from outside in one line of a terminal. */
export const quoted = (text: string): string => JSON.stringify(text.slice(0, 128))

const texts = (given: ReadonlyMap<string, string>): Partial<Options> => {
  const pick = (flag: string, name: 'tool' | 'name' | 'args' | 'callId'): Partial<Options> => {
    const value = given.get(flag)
    return value === undefined ? {} : { [name]: value }
  }
  return {
    ...pick('tool', 'tool'),
    ...pick('name', 'name'),
    ...pick('args', 'args'),
    ...pick('call-id', 'callId')
  }
}

const tokens = (argv: ReadonlyArray<string>): ReadonlyMap<string, string> => {
  const options = Object.fromEntries(Object.entries(flags).map(([name, type]) => [name, { type }]))
  const read = parseArgs({ args: [...argv], options, strict: false, tokens: true })
  const given = new Map<string, string>()
  for (const token of read.tokens) {
    if (token.kind === 'positional')
      throw new Unusable(`${quoted(token.value)} is no option of check`)
    if (token.kind !== 'option') continue
    const type = Object.hasOwn(flags, token.name) ? options[token.name]?.type : undefined
    if (type === undefined) {
      throw new Unusable(
        `${quoted(token.rawName)} is no option of check${meant(token.rawName, spelled)}`
      )
    }
    if (type === 'string' && !hasValue(token)) throw new Unusable(`${token.rawName} needs a value`)
    if (type === 'boolean' && token.value !== undefined)
      throw new Unusable(`${token.rawName} takes no value`)
    given.set(token.name, token.value ?? '')
  }
  return given
}

/** An option that follows is not the value of the one before it, unless `=` says so. */
const hasValue = (token: {
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}): boolean =>
  token.value !== undefined && (token.inlineValue === true || !token.value.startsWith('--'))
