import type { Verdict } from '@toolfault/model'
import { own } from '@toolfault/model'
import * as f7 from '@toolfault/protocols/f7'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import * as mcp from '@toolfault/protocols/mcp'
import * as ncp from '@toolfault/protocols/ncp'
import * as oxp from '@toolfault/protocols/oxp'
import { digest } from '@toolfault/words/digest'
import type { Wire } from '../reader/read.js'
import { type Other, others } from './others.js'

/** What is measured: our wires, and the texts of others as rows to compare with. */
export type Row = Wire | Other

export const rows: ReadonlyArray<Row> = [
  'mcp',
  'json-rpc',
  'oxp',
  'ncp',
  'f7',
  'text',
  'ajv',
  'apideck',
  'zod'
]

/** Whether a row is somebody else's. */
export const isOther = (row: Row): row is Other => row in others

/** A failed verdict as one wire has it. */
export const answerOn = (wire: Wire, verdict: Verdict): unknown => {
  if (wire === 'ncp') return ncp.encode(verdict)
  if (wire === 'f7') return f7.admits(verdict) ? f7.encode(verdict) : undefined
  if (verdict.valid) return undefined
  switch (wire) {
    case 'mcp':
      return mcp.encode(verdict.fault)
    case 'json-rpc':
      return jsonRpc.encode(verdict.fault)
    case 'oxp':
      return oxp.encode(verdict.fault)
    case 'text':
      return digest(verdict.fault)
  }
}

/** The part of an answer that its caller reads, as text: of a result its content, of a body all of it. */
export const readable = (wire: Wire, answer: unknown): string => {
  switch (wire) {
    case 'text':
      return String(answer)
    case 'mcp':
      return String(own(own(own(answer, 'content'), '0'), 'text'))
    case 'json-rpc':
      return String(own(answer, 'message'))
    case 'oxp':
    case 'f7':
      return JSON.stringify(own(answer, 'body'))
    case 'ncp':
      return JSON.stringify(answer)
  }
}
