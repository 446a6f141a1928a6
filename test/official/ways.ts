import { JSONRPCErrorResponseSchema } from '@modelcontextprotocol/sdk/types.js'
import { type Fault, invalid, isRecord, own } from '@toolfault/model'
import * as badRequest from '@toolfault/protocols/bad-request'
import * as f7 from '@toolfault/protocols/f7'
import { decode } from '@toolfault/protocols/fault/read'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import * as mcp from '@toolfault/protocols/mcp'
import * as ncp from '@toolfault/protocols/ncp'
import * as oxp from '@toolfault/protocols/oxp'
import * as problemDetails from '@toolfault/protocols/problem-details'
import type { WireName } from '@toolfault/protocols/wires'
import type { McpRevision } from '@toolfault/types/mcp'
import { isShared } from '../corpus/shared.js'
import { coreTakes, sdkTakes } from './parsers.js'
import { published } from './published.js'
import {
  a2aResponse,
  type Check,
  f7Answer,
  ncpVerdict,
  oxpBody,
  problemAnswer,
  rpcHttpBody,
  rpcStatus
} from './schemas.js'

/** One way in which a fault is written, and what a strict reader finds wrong with it. */
export interface Way {
  readonly name: string
  /** `undefined` where the wire has no form for the fault. */
  readonly write: (fault: Fault) => unknown
  readonly check: Check
}

const contract = isShared ? published() : undefined

/** A result or an error of MCP, by the published schema of its revision and by both official clients. */
const mcpCheck = (revision: McpRevision): Check => {
  const byContract = contract?.mcp(revision)
  return (wire) => [
    ...(byContract?.(wire) ?? []),
    // The clients are those of the last revisions, and know no other.
    ...(revision < mcp.latest || own(wire, 'inputRequests') !== undefined
      ? []
      : [...sdkTakes(wire), ...coreTakes(wire)])
  ]
}

const oxpCheck: Check = (answer) => {
  const status = Number(own(answer, 'status'))
  const body = own(answer, 'body')
  return [...oxpBody(status)(body), ...(contract?.oxp(status)(body) ?? [])]
}

const rpcError: Check = (error) => {
  const read = JSONRPCErrorResponseSchema.safeParse({ jsonrpc: '2.0', id: 1, error })
  return read.success ? [] : [String(read.error)]
}

/** 200 where a retry can help, else 400 or 500 (facts, section 2.3). */
const edge: Check = (answer) => {
  const body = own(answer, 'body')
  const says = [own(answer, 'status'), own(body, 'success'), typeof own(body, 'error')].join()
  return /^[245]00,false,string$/.test(says) ? [] : [`${says} is no error of a function`]
}

/** Its name is of no extension (RFC 9457, section 4), which is why it is off by default. */
const withoutCarrier: Check = (answer) => {
  const body = own(answer, 'body')
  if (!isRecord(answer) || !isRecord(body)) return problemAnswer(answer)
  const { 'dev.toolfault/fault': _, ...rest } = { 'dev.toolfault/fault': undefined, ...body }
  return problemAnswer({ ...answer, body: rest })
}

const httpBody: Check = (answer) => rpcHttpBody(own(answer, 'body'))

const faultCheck: Check = (wire) => {
  const read = decode(wire)
  return read._tag === 'Right' ? [] : read.left.map(({ message }) => String(message))
}

const textCheck: Check = (wire) => (typeof wire === 'string' && wire !== '' ? [] : ['no text'])

/** What each wire is held to as `translate` writes it; MCP by the revision that is asked for. */
export const checks = (revision: McpRevision): { readonly [wire in WireName]: Check } => ({
  mcp: mcpCheck(revision),
  'json-rpc': rpcError,
  oxp: oxpCheck,
  f7: f7Answer,
  ncp: ncpVerdict,
  'problem-details': problemAnswer,
  'bad-request': rpcStatus,
  fault: faultCheck,
  text: textCheck
})

const oxpForms: ReadonlyArray<oxp.OxpForm> = [
  {},
  { carrier: true },
  { wrapper: 'result', $schema: 'urn:oxp:1.0', carrier: true },
  { keyStyle: 'pointer', requirementsIn: 'validation', baseUrl: 'https://agent.example.com' }
]

/** Every way in which this house writes a failed call. */
export const ways: ReadonlyArray<Way> = [
  ...mcp.revisions.flatMap((version) =>
    (['result', 'protocol'] as const).map((channel) => ({
      name: `mcp ${version} as ${channel}`,
      write: (fault: Fault) =>
        mcp.encode(fault, { version, invalidArguments: channel, unknownTool: channel }),
      check: mcpCheck(version)
    }))
  ),
  ...[false, true].map((carrier) => ({
    name: `json-rpc${carrier ? ' with its carrier' : ''}`,
    write: (fault: Fault) => jsonRpc.encode(fault, { carrier }),
    check: rpcError
  })),
  { name: 'json-rpc of an Edge Function', write: (it) => jsonRpc.encodeEdge(it), check: edge },
  ...oxpForms.map((form) => ({
    name: `oxp ${JSON.stringify(form)}`,
    write: (fault: Fault) => oxp.encode(fault, form),
    check: oxpCheck
  })),
  ...(['field', 'native'] as const).map((paths) => ({
    name: `f7 by ${paths}`,
    write: (fault: Fault) => {
      const verdict = invalid(fault)
      return f7.admits(verdict) ? f7.encode(verdict, { paths }) : undefined
    },
    check: f7Answer
  })),
  { name: 'ncp', write: (fault) => ncp.encode(invalid(fault)), check: ncpVerdict },
  { name: 'problem-details', write: (it) => problemDetails.encode(it), check: problemAnswer },
  {
    name: 'problem-details with its carrier',
    write: (fault) => problemDetails.encode(fault, { carrier: true }),
    check: withoutCarrier
  },
  ...[false, true].flatMap((carrier) => [
    {
      name: `bad-request${carrier ? ' with its carrier' : ''}`,
      write: (fault: Fault) => badRequest.encode(fault, { carrier }),
      check: rpcStatus
    },
    {
      name: `bad-request in the body of an API${carrier ? ' with its carrier' : ''}`,
      write: (fault: Fault) =>
        badRequest.encode(fault, { carrier, shape: 'http', withStatus: true }),
      check: httpBody
    }
  ]),
  {
    name: 'bad-request of A2A',
    write: (fault) => badRequest.encode(fault, { carrier: true, shape: 'a2a', id: 'r-1' }),
    check: a2aResponse
  }
]

/** What is wrong with a fault on each wire that has a form for it, under the name of the way. */
export const wrongWith = (fault: Fault, { check, name, write }: Way): ReadonlyArray<string> => {
  const written = write(fault)
  if (written === undefined) return []
  // Through JSON, as a stranger sees it.
  const wire: unknown = JSON.parse(JSON.stringify(written))
  return check(wire).map((error) => `${name}: ${error}`)
}
