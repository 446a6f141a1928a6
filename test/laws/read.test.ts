import { type Fault, losses, mendedBy } from '@toolfault/model'
import * as fault from '@toolfault/protocols/fault'
import * as faultRead from '@toolfault/protocols/fault/read'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import * as jsonRpcRead from '@toolfault/protocols/json-rpc/read'
import { suite } from 'uvu'
import { typedFault } from '../hostile/typed.js'
import { lawfulReader } from './read.js'
import { samples } from './samples.js'

const test = suite('laws/read')

lawfulReader(
  test,
  { name: 'fault', encode: (it) => fault.encode(it), ...faultRead, acts: mendedBy },
  samples,
  typedFault
)

const codes = [
  // Its name for what is missing, and the kinds that `validation_error` has other words for.
  ...['required', 'redacted', 'format', 'unexpected', 'choice', 'alternative', 'dependency'],
  // What the code, the flag and our own sentences tell.
  ...['unavailable', 'execution_failed', 'invalid_schema', 'malformed_request', 'syntax']
]

lawfulReader(
  test,
  { name: 'json-rpc', encode: (it) => jsonRpc.encode(it), ...jsonRpcRead, acts: mendedBy, codes },
  samples,
  typedFault
)

/** The same reader for another way of writing, which keeps what is read of it. */
const keptBy = (encode: (fault: Fault) => unknown) => {
  const keep = (fault: Fault): Fault => {
    const read = jsonRpcRead.decode(encode(fault))
    return read._tag === 'Right' ? read.right.value : fault
  }
  const loses = (fault: Fault) => losses(fault, keep(fault))
  return { encode, decode: jsonRpcRead.decode, keep, loses, acts: mendedBy, codes }
}

lawfulReader(
  test,
  { name: 'json-rpc, edge', ...keptBy((it) => jsonRpc.encodeEdge(it).body) },
  samples,
  typedFault
)

lawfulReader(
  test,
  { name: 'json-rpc, carrier', ...keptBy((it) => jsonRpc.encode(it, { carrier: true })) },
  samples,
  typedFault
)

test.run()
