import { type Fault, invalid, isRecord, keysOf, mendedBy } from '@toolfault/model'
import * as badRequest from '@toolfault/protocols/bad-request/read'
import { admits } from '@toolfault/protocols/f7'
import * as f7 from '@toolfault/protocols/f7/read'
import { encode } from '@toolfault/protocols/fault'
import * as faultWire from '@toolfault/protocols/fault/read'
import * as jsonRpc from '@toolfault/protocols/json-rpc/read'
import * as mcp from '@toolfault/protocols/mcp/read'
import * as ncp from '@toolfault/protocols/ncp/read'
import * as oxp from '@toolfault/protocols/oxp/read'
import * as problemDetails from '@toolfault/protocols/problem-details/read'
import * as text from '@toolfault/protocols/text/read'
import { translate, type WireName, wires } from '@toolfault/protocols/translate'
import { seen } from '../../laws/read.js'
import { whole } from './whole.js'

/** What the model calls a field: `issues[].params` for `/issues/0/params`; advice is one. */
const named = (pointer: string): string => {
  const [, first = '', , inner] = pointer.split('/')
  if (first !== 'issues' || inner === undefined) return first
  return `${first}[].${inner}`
}

const folded = (pointers: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(pointers.map(named))
]

const listed = (names: ReadonlyArray<string>): string =>
  names.length === 0 ? '–' : names.map((name) => `\`${name}\``).join(', ')

type Loses = (fault: Fault) => ReadonlyArray<string> | undefined

/** Each wire's own answer; `undefined` where it has no form for the fault. */
const loses: { readonly [wire in WireName]: Loses } = {
  mcp: mcp.loses,
  'json-rpc': jsonRpc.loses,
  oxp: oxp.loses,
  f7: (fault) => {
    const verdict = invalid(fault)
    return admits(verdict) ? f7.loses(verdict).map(ofFault) : undefined
  },
  ncp: (fault) => ncp.loses(invalid(fault)).map(ofFault),
  'problem-details': problemDetails.loses,
  'bad-request': badRequest.loses,
  fault: faultWire.loses,
  text: text.loses
}

const ofFault = (pointer: string): string => pointer.replace(/^\/fault(?=\/)/, '')

/** The keeps and loses of one wire, a row for each kind of fault. */
export const lossesOf = (wire: WireName): string => {
  const rows = whole.map((fault) => {
    const pointers = loses[wire](fault)
    if (pointers === undefined) return `| \`${fault.kind}\` | no form | |`
    const lost = folded(pointers)
    const kept = membersOf(fault).filter((name) => !lost.includes(name))
    return `| \`${fault.kind}\` | ${listed(kept)} | ${listed(lost)} |`
  })
  return ['| fault | keeps | changes or loses |', '|---|---|---|', ...rows].join('\n')
}

const membersOf = (fault: Fault): ReadonlyArray<string> =>
  keysOf(fault).flatMap((name) =>
    name === 'issues'
      ? [
          'issues[].path',
          'issues[].kind',
          'issues[].keyword',
          'issues[].message',
          'issues[].params'
        ]
      : [name]
  )

/** From each wire to each: whose kind and whose mender arrive, and what does not. */
export const matrix = (): string =>
  wires
    .map((from) =>
      [
        `### From ${from}`,
        '',
        '| to | kind | who can mend it | changes or loses |',
        '|---|---|---|---|',
        ...wires.map((to) => cell(from, to))
      ].join('\n')
    )
    .join('\n\n')

const cell = (from: WireName, to: WireName): string => {
  const pairs = whole.flatMap((fault) => {
    const given = through(encode(fault), 'fault', from)
    const source = given === undefined ? undefined : faultIn(given.wire, from)
    if (given === undefined || source === undefined) return []
    const made = through(given.wire, from, to)
    const target = made === undefined ? undefined : faultIn(made.wire, to)
    return [{ source, target, loses: made?.loses ?? [] }]
  })
  const arrived = pairs.filter(({ target }) => target !== undefined)
  const kinds = arrived.filter(({ source, target }) => source.kind === target?.kind)
  const menders = arrived.filter(
    ({ source, target }) => target !== undefined && mendedBy(source) === mendedBy(target)
  )
  const refused = pairs.filter(({ target }) => target === undefined)
  const lost = folded(arrived.flatMap(({ loses }) => loses))
  const without =
    refused.length === 0
      ? ''
      : ` (no form for ${[...new Set(refused.map(({ source }) => `\`${source.kind}\``))].join(', ')})`
  return `| ${to} | ${kinds.length} of ${pairs.length}${without} | ${menders.length} of ${pairs.length} | ${listed(lost)} |`
}

const through = (wire: unknown, from: WireName, to: WireName) => {
  const made = translate(seen(wire), from, to)
  return made._tag === 'Right' ? made.right : undefined
}

const faultIn = (wire: unknown, name: WireName): Fault | undefined => {
  const made = through(wire, name, 'fault')
  const read = made === undefined ? undefined : faultWire.decode(made.wire)
  return isRecord(read) && read._tag === 'Right' ? read.right.value : undefined
}
