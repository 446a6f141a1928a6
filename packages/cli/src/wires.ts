import type { Verdict } from '@toolfault/model'
import { type Forms, type WireName, wires, write as writeWire } from '@toolfault/protocols/wires'
import type { McpRevision } from '@toolfault/types/mcp'
import type { Verbosity } from '@toolfault/words/sentence'

export { type WireName, wires } from '@toolfault/protocols/wires'

/** What is written when nobody says: the model has a member of its own there. */
export const everyWire: ReadonlyArray<WireName> = wires.filter((wire) => wire !== 'fault')

/** How the wires are spelled. */
export interface Spelling {
  readonly mcpVersion?: McpRevision
  readonly callId?: string
  readonly verbosity?: Verbosity
}

/** Write a verdict on one wire; `undefined` where that wire has no form for it. */
export const write = (verdict: Verdict, wire: WireName, spelling: Spelling): unknown => {
  const { callId } = spelling
  const called =
    verdict.valid || callId === undefined
      ? verdict
      : { ...verdict, fault: { ...verdict.fault, callId } }
  return writeWire(called, wire, formOf(wire, spelling))
}

/** The form of a wire; each takes what it knows of it. */
export const formOf = (
  wire: WireName,
  { mcpVersion, verbosity }: Spelling
): Forms['mcp'] & Forms['oxp'] => ({
  ...(verbosity === undefined ? {} : { verbosity }),
  ...(wire === 'mcp' && mcpVersion !== undefined ? { version: mcpVersion } : {})
})
