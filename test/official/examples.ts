import { isList, own } from '@toolfault/model'
import type { WireName } from '@toolfault/protocols/wires'
import { readShared } from '../corpus/shared.js'

/** The wire that a protocol's examples are read as. */
const readAs: Readonly<Record<string, WireName>> = {
  MCP: 'mcp',
  OXP: 'oxp',
  NCP: 'ncp',
  Agentopia: 'json-rpc',
  F7: 'f7'
}

/** A published example, and the wire that it is of. */
export interface Given {
  readonly name: string
  readonly from: WireName
  readonly wire: unknown
}

/** The published examples, with the status where one stands beside them. */
export const examples = (): ReadonlyArray<Given> => {
  const all = readShared('protocol-examples.json')
  return (isList(all) ? all : []).flatMap((example) => {
    const from = readAs[String(own(example, 'protocol'))]
    const status = own(own(example, 'http'), 'status')
    const wire = own(example, 'wire')
    const name = String(own(example, 'name'))
    if (from === undefined) throw new Error(`${name} is of no known protocol`)
    const given = { name, from, wire }
    return typeof status === 'number'
      ? [given, { ...given, wire: { status, body: wire } }]
      : [given]
  })
}
