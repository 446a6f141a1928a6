import type { Fault, Verdict } from '@toolfault/model'
import * as f7 from '@toolfault/protocols/f7'
import * as fault from '@toolfault/protocols/fault'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import * as mcp from '@toolfault/protocols/mcp'
import * as ncp from '@toolfault/protocols/ncp'
import * as oxp from '@toolfault/protocols/oxp'
import type { McpRevision } from '@toolfault/types/mcp'
import { digest } from '@toolfault/words/digest'
import type { Verbosity } from '@toolfault/words/sentence'

/** What `--to` takes: five protocols, the model, and the sentence that a model reads. */
export type Wire = 'mcp' | 'json-rpc' | 'oxp' | 'f7' | 'ncp' | 'fault' | 'text'

/** All wires, in the order in which they are shown. */
export const wires: ReadonlyArray<Wire> = ['mcp', 'json-rpc', 'oxp', 'f7', 'ncp', 'fault', 'text']

/** What is written when nobody says: the model has a member of its own there. */
export const everyWire: ReadonlyArray<Wire> = wires.filter((wire) => wire !== 'fault')

/** How the wires are spelled. */
export interface Spelling {
  readonly mcpVersion?: McpRevision
  readonly callId?: string
  readonly verbosity?: Verbosity
}

/** Write a verdict on one wire; `undefined` where that wire has no form for it. */
export const write = (verdict: Verdict, wire: Wire, spelling: Spelling): unknown => {
  if (wire === 'ncp') return ncp.encode(verdict, saying(spelling))
  if (wire === 'f7') return f7.admits(verdict) ? f7.encode(verdict) : undefined
  return verdict.valid ? undefined : writeFault(verdict.fault, wire, spelling)
}

const writeFault = (
  given: Fault,
  wire: Exclude<Wire, 'ncp' | 'f7'>,
  spelling: Spelling
): unknown => {
  const { callId, mcpVersion } = spelling
  const called = callId === undefined ? given : { ...given, callId }
  const said = saying(spelling)
  switch (wire) {
    case 'mcp':
      return mcp.encode(called, {
        ...said,
        ...(mcpVersion === undefined ? {} : { version: mcpVersion })
      })
    case 'json-rpc':
      return jsonRpc.encode(called, said)
    case 'oxp':
      return oxp.encode(called, said)
    case 'fault':
      return fault.encode(called)
    case 'text':
      return digest(called, said)
  }
}

const saying = ({ verbosity }: Spelling): Pick<Spelling, 'verbosity'> =>
  verbosity === undefined ? {} : { verbosity }
