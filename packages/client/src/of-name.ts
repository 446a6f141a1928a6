import { own } from '@toolfault/model'
import { read } from '@toolfault/protocols/translate/read'
import type { WireName } from '@toolfault/protocols/wires'
import type { Failed } from './call.js'
import { failed } from './failed.js'
import { isHttp } from './shape.js'

/** What the reader of a wire makes of an answer; `undefined` for what it cannot read. */
export const ofName = (
  name: WireName,
  given: unknown,
  tool: string | undefined
): Failed | 'success' | undefined => {
  // Of a status MCP knows nothing.
  const decoded = read(name === 'mcp' && isHttp(given) ? own(given, 'body') : given, name)
  if (decoded._tag === 'Left') return undefined
  const { form, value } = decoded.right
  return value.valid ? 'success' : failed({ form, value: value.fault }, given, tool)
}

/** The HTTP status of an answer, where one came with it. */
export const statusIn = (given: unknown): number | undefined => {
  const status = isHttp(given) ? own(given, 'status') : undefined
  return typeof status === 'number' ? status : undefined
}
