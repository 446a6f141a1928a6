import { revisions } from '@toolfault/protocols/mcp'
import type { McpRevision } from '@toolfault/types/mcp'
import type { Verbosity } from '@toolfault/words/sentence'
import { oneOf, tokens } from './flags.js'
import { type Validator, validators } from './validators.js'
import { type WireName, wires } from './wires.js'

/** What `toolfault check` was asked for. */
export interface Options {
  readonly tool?: string
  readonly name?: string
  readonly args?: string
  readonly to?: ReadonlyArray<WireName>
  readonly ndjson: boolean
  readonly validator: Validator
  readonly mcpVersion?: McpRevision
  readonly callId?: string
  readonly verbosity?: Verbosity
}

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

const verbosities: ReadonlyArray<Verbosity> = ['brief', 'normal', 'full']

/** Read the options of `toolfault check`; throws `Unusable` for what they do not have. */
export const readOptions = (argv: ReadonlyArray<string>): Options => {
  const given = tokens('check', flags, argv)
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
export const distinct = (list: ReadonlyArray<WireName>): ReadonlyArray<WireName> => [
  ...new Set(list)
]

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
