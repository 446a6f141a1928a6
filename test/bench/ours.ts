import { advise } from '@toolfault/advice/advise'
import { type InvalidArguments, invalid, invalidArguments } from '@toolfault/model'
import * as f7 from '@toolfault/protocols/f7'
import * as mcp from '@toolfault/protocols/mcp'
import { fromAjv } from '@toolfault/sources/ajv'
import { digest } from '@toolfault/words/digest'
import type { Call } from './call.js'

/** A way from ajv's errors to something to send. */
export interface Way {
  readonly name: string
  readonly write: (call: Call) => string
}

/** What everybody does by hand, and what all are measured by. */
export const floor: Way = {
  name: 'floor: map to path, message, keyword; JSON',
  write: ({ errors }) =>
    JSON.stringify(
      errors.map(({ instancePath, keyword, message }) => ({ path: instancePath, message, keyword }))
    )
}

const plain = ({ errors, tool }: Call): InvalidArguments => invalidArguments(tool, fromAjv(errors))
/** The fault of a call, with advice. */
export const advised = (call: Call): InvalidArguments => advise(plain(call), call)

/** Ours, from ajv's errors to what leaves. */
export const ours = {
  text: { name: 'toolfault: text', write: (call) => digest(advised(call)) },
  mcp: {
    name: 'toolfault: MCP result',
    write: (call) => JSON.stringify(mcp.encode(advised(call), { carrier: false }))
  },
  carrier: {
    name: 'toolfault: MCP result, carrier',
    write: (call) => JSON.stringify(mcp.encode(advised(call)))
  },
  f7: {
    name: 'toolfault: F7 answer',
    write: (call) => JSON.stringify(f7.encode(invalid(plain(call))))
  }
} as const satisfies Readonly<Record<string, Way>>
