import { type Decoded, type Fault, invalid, right, total, type Verdict } from '@toolfault/model'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import * as badRequest from '../bad-request/read.js'
import * as f7 from '../f7/read.js'
import * as fault from '../fault/read.js'
import * as jsonRpc from '../json-rpc/read.js'
import * as mcp from '../mcp/read.js'
import * as ncp from '../ncp/read.js'
import * as oxp from '../oxp/read.js'
import * as problemDetails from '../problem-details/read.js'
import { type Refused, refuse } from '../reading/json.js'
import type { Noted } from '../reading/notes.js'
import * as text from '../text/read.js'
import { parsed } from './unparsed.js'
import { type Forms, type WireName, wires } from './wires.js'

export { parsed } from './unparsed.js'

type Read<Form> = Either<Refused, Decoded<Verdict, Form & Noted>>

type Readers = { readonly [W in WireName]: (wire: unknown) => Read<Forms[W]> }

/** A wire that tells of failures alone. */
const ofFault =
  <Form>(decode: (wire: unknown) => Either<Refused, Decoded<Fault, Form>>) =>
  (wire: unknown): Either<Refused, Decoded<Verdict, Form>> => {
    const read = decode(wire)
    if (read._tag === 'Left') return read
    const { form, value } = read.right
    return right({ value: invalid(value), form })
  }

const readers: Readers = {
  mcp: ofFault((wire) => mcp.decode(wire)),
  'json-rpc': ofFault((wire) => jsonRpc.decode(wire)),
  oxp: ofFault((wire) => oxp.decode(wire)),
  f7: (wire) => f7.decode(wire),
  ncp: (wire) => ncp.decode(wire),
  'problem-details': ofFault((wire) => problemDetails.decode(wire)),
  'bad-request': ofFault((wire) => badRequest.decode(wire)),
  fault: ofFault((wire) => fault.decode(wire)),
  text: ofFault((wire) => text.decode(wire))
}

/**
 * Read a verdict from the wire of that name; a wire of failures alone gives an invalid one. A body beside a status
 * may be text or bytes that nobody has parsed. `Left` for what
 * cannot be read, and for a name of no wire.
 */
export const read = <W extends WireName>(wire: unknown, name: W): Read<Forms[W]> =>
  total<Read<Forms[W]>>(
    () =>
      wires.includes(name)
        ? readers[name](name === 'text' ? wire : parsed(wire))
        : refuse([], readings.noWire(String(name))),
    () => refuse([], readings.notJson)
  )
