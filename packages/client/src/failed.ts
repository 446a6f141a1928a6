import type { Decoded, Fault } from '@toolfault/model'
import type { Noted } from '@toolfault/protocols/notes'
import type { Failed } from './call.js'
import { isLate } from './late.js'
import type { Told } from './status.js'

/** How a reader spells what is doubtful. */
interface Doubts extends Noted {
  readonly confidence?: Failed['confidence']
}

/** What a reader made of an answer, as the failure of a call. */
export const failed = (read: Decoded<Fault, Doubts>, wire: unknown, tool?: string): Failed => {
  const { confidence, notes } = read.form
  return {
    ok: false,
    fault: named(read.value, tool),
    wire,
    ...(isLost(read.value) ? { unsure: true } : {}),
    ...(notes === undefined ? {} : { notes }),
    ...(confidence === undefined ? {} : { confidence })
  }
}

/** What passes on that an SDK of MCP waited in vain, or that something else did: what was called may have run. */
const isLost = (fault: Fault): boolean =>
  (fault.kind === 'unavailable' && /^MCP error -3200[01]: /.test(fault.message ?? '')) ||
  isLate(fault)

/** What both SDKs say of a result that breaks its own schema (facts, appendix B): the tool has run. */
export const isOfResult = ({ confidence, fault, notes }: Failed): boolean =>
  fault.kind === 'internal' &&
  fault.message !== undefined &&
  (confidence === 'certain' || (confidence === undefined && notes?.includes('from_text') === true))

/** A failure of which no reader has told. */
export const failing = ({ fault, unsure }: Told, tool: string | undefined): Failed => ({
  ok: false,
  fault: named(fault, tool),
  ...(unsure === true ? { unsure } : {})
})

/** Most wires leave the name to who called, and some leave it empty. */
export const named = (fault: Fault, tool: string | undefined): Fault =>
  tool === undefined || (fault.tool ?? '') !== '' ? fault : { ...fault, tool }
