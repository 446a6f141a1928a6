import { authorizationRequired, type Fault, keysOf, type Path, right } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Either } from 'fp-ts/lib/Either.js'
import { type Beside, beside, listedMeaning } from '../json-rpc/beside.js'
import { type Meaning, meaningOf } from '../json-rpc/meaning.js'
import { undeclared } from '../json-rpc/of-mcp.js'
import { ofServer } from '../json-rpc/of-server.js'
import { delayOfMembers } from '../reading/delay.js'
import { member, type Refused, readAs, under } from '../reading/json.js'
import { evenBreaks } from '../reading/line-breaks.js'
import { recognise } from '../text/recognise.js'
import type { Reading } from './reading.js'
import { protocolError, urlRequired } from './shape.js'

/** Read a protocol error: the codes that MCP defines by their data, the others by data or text. */
export const readError = (error: Json, path: Path): Either<Refused, Reading> => {
  const read = readAs(protocolError, error)
  if (read._tag === 'Left') return under(path, read)
  const { code } = read.right
  const message = evenBreaks(read.right.message)
  const data = member(error, 'data')
  switch (code) {
    case -32042:
      return under([...path, 'data'], pages(message, data))
    case -32021:
      return right({
        fault: undeclared(message, member(data, 'requiredCapabilities')),
        form: {},
        notes: []
      })
    default:
      return right(told(code, message, data))
  }
}

/** 2025-11-25 alone: the user must visit pages first (row M5). */
const pages = (message: string, data: Json | undefined): Either<Refused, Reading> => {
  const read = readAs(urlRequired, data ?? null)
  if (read._tag === 'Left') return read
  const { elicitations } = read.right
  const said = elicitations[0]?.message ?? message
  return right({
    fault: authorizationRequired(
      'tool',
      elicitations.map(({ elicitationId, url }) => ({ id: elicitationId, url })),
      said === '' ? {} : { message: said }
    ),
    form: { version: '2025-11-25', elicit: { capabilities: { url: {} } } },
    notes: []
  })
}

const told = (code: number, message: string, data: Json | undefined): Reading => {
  // A resource that is not there, which -32602 says too (row M4).
  const isResource = code === -32602 && keysOf(data).join() === 'uri'
  if (isResource) return { fault: { kind: 'internal', message }, form: {}, notes: [] }
  const said = beside(code, message, data)
  const { confidence, fault, notes }: Recognising =
    listedMeaning(said) ??
    recognised(code, message, said) ??
    (said.isTold ? undefined : ofServer(code, said.text, data)) ??
    meaningOf(code, said.text, data)
  return {
    fault: delayed(fault, data),
    form: channelled(fault.kind),
    notes,
    ...(confidence === undefined ? {} : { confidence })
  }
}

const delayed = (fault: Fault, data: Json | undefined): Fault => {
  if (fault.kind !== 'unavailable' || fault.retryAfterMs !== undefined) return fault
  const retryAfterMs = delayOfMembers(data)
  return retryAfterMs === undefined ? fault : { ...fault, retryAfterMs }
}

type Recognising = Meaning & Pick<Reading, 'confidence'>

/** What the text says. */
const recognised = (
  code: number,
  message: string,
  { isTold, text }: Beside
): Recognising | undefined => {
  if (isTold) return undefined
  for (const one of new Set([message, text])) {
    const found = recognise(one, code)
    // JSON-RPC and servers of any house say `Internal error` of whatever broke.
    const isMute = found.fault.kind === 'internal' && found.fault.message === undefined
    if (found.confidence !== 'guess' && !isMute) return { ...found, notes: ['from_text'] }
  }
  return undefined
}

const channelled = (kind: string): Reading['form'] =>
  kind === 'invalid_arguments' ? { invalidArguments: 'protocol' } : {}
