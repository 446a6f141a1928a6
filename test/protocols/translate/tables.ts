import { type Fault, invalid, isRecord, keysOf, losses, mendedBy } from '@toolfault/model'
import { encode } from '@toolfault/protocols/fault'
import * as faultWire from '@toolfault/protocols/fault/read'
import { translate, type WireName, wires } from '@toolfault/protocols/translate'
import { read } from '@toolfault/protocols/translate/read'
import { write } from '@toolfault/protocols/wires'
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

/** What is not read back of a fault that was written; `undefined` where the wire has no form for it. */
const losesOn = (wire: WireName, fault: Fault): ReadonlyArray<string> | undefined => {
  const verdict = invalid(fault)
  const written = write(verdict, wire)
  if (written === undefined) return undefined
  const back = read(written, wire)
  return losses(verdict, back._tag === 'Right' ? back.right.value : {}).map(ofFault)
}

const ofFault = (pointer: string): string => pointer.replace(/^\/fault(?=\/)/, '')

/** The keeps and loses of one wire, a row for each kind of fault. */
export const lossesOf = (wire: WireName): string => {
  const rows = whole.map((fault) => {
    const pointers = losesOn(wire, fault)
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
