import { revisions } from '@toolfault/protocols/mcp'
import { type WireName, wires } from '@toolfault/protocols/wires'
import { oneOf, tokens } from '../flags.js'
import type { Spelling } from '../wires.js'

/** What `toolfault translate` was asked for; with `--ndjson` each line may say it itself. */
export interface TranslateOptions extends Spelling {
  readonly from?: WireName
  readonly to?: WireName
  readonly baseUrl?: string
  /** The tool that was called, where the wire does not name it. */
  readonly name?: string
  readonly loss: boolean
  readonly ndjson: boolean
}

const flags = {
  from: 'string',
  to: 'string',
  'mcp-version': 'string',
  'base-url': 'string',
  name: 'string',
  'call-id': 'string',
  verbosity: 'string',
  loss: 'boolean',
  ndjson: 'boolean'
} as const

/** Read the options of `toolfault translate`; throws `Unusable` for what they do not have. */
export const readTranslateOptions = (argv: ReadonlyArray<string>): TranslateOptions => {
  const given = tokens('translate', flags, argv)
  const from = given.get('from')
  const to = given.get('to')
  const version = given.get('mcp-version')
  const baseUrl = given.get('base-url')
  const name = given.get('name')
  const callId = given.get('call-id')
  const verbosity = given.get('verbosity')
  return {
    loss: given.has('loss'),
    ndjson: given.has('ndjson'),
    ...(from === undefined ? {} : { from: oneOf('--from', from, wires) }),
    ...(to === undefined ? {} : { to: oneOf('--to', to, wires) }),
    ...(version === undefined ? {} : { mcpVersion: oneOf('--mcp-version', version, revisions) }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(name === undefined ? {} : { name }),
    ...(callId === undefined ? {} : { callId }),
    ...(verbosity === undefined
      ? {}
      : { verbosity: oneOf('--verbosity', verbosity, ['brief', 'normal', 'full']) })
  }
}
