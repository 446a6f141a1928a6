import { isList, keysOf, own } from '@toolfault/model'
import { wires } from '@toolfault/protocols/wires'
import { kit } from '../conformance/kit.js'
import { readCases } from '../corpus/cases.js'
import { smallest } from '../corpus/mutate.js'
import { isShared, listShared, readShared } from '../corpus/shared.js'
import { samples } from '../laws/samples.js'
import { examples } from '../official/examples.js'
import { vectors } from '../vectors/vectors.js'
import type { Call, Case, Cases } from './case.js'

/** A call whose schema is not yet counted among the others. */
type Made = Exclude<Case, Call> | (Omit<Call, 'schema'> & { readonly schema: unknown })

/** What the repository has, and what lies beside it where something does. */
export const allCases = (): Cases => {
  const places = new Map<string, number>()
  const cases = [...ours(), ...(isShared ? theirs() : [])].map((one): Case => {
    if (one.kind !== 'call') return one
    const text = JSON.stringify(one.schema)
    const schema = places.get(text) ?? places.size
    places.set(text, schema)
    return { ...one, schema }
  })
  return { schemas: [...places.keys()].map((text): unknown => JSON.parse(text)), cases }
}

const ours = (): ReadonlyArray<Made> => [
  ...kit.cases.flatMap(({ description, input, model, reads = [], wires: written }): Array<Made> => {
    const id = `kit: ${description}`
    return [
      input === undefined
        ? // A border: a case without input has a whole verdict.
          { kind: 'decided', id, verdict: model as never }
        : { kind: 'call', id, ...input },
      ...wires.map((from): Made => ({ kind: 'payload', id, from, wire: written[from] })),
      ...reads.map(({ given, wire: from }): Made => ({ kind: 'payload', id, from, wire: given }))
    ]
  }),
  ...wires
    .filter((wire) => wire !== 'text')
    .flatMap((wire) => vectors(wire))
    .flatMap(({ call, description, fault, verdict }): Array<Made> => {
      const id = `vector: ${description}`
      if (call !== undefined) return [{ kind: 'call', id, ...call }]
      const given = fault === undefined ? verdict : ({ valid: false, fault } as const)
      return given === undefined ? [] : [{ kind: 'decided', id, verdict: given }]
    }),
  ...samples.map(
    (fault, at): Made => ({ kind: 'decided', id: `sample ${at}`, verdict: { valid: false, fault } })
  )
]

const theirs = (): ReadonlyArray<Made> => [
  ...readCases().map((one): Made => ({ kind: 'call', ...one })),
  ...listShared('corpus')
    .filter((file) => /^tools-.*\.json$/.test(file))
    .flatMap((file) => listed(readShared(`corpus/${file}`)))
    .flatMap(callsOf),
  ...listed(readShared('raw-validator-outputs.json')).map(
    (row): Made => ({
      kind: 'recorded',
      id: `${String(own(row, 'validator'))}, ${String(own(row, 'case'))}`,
      row
    })
  ),
  ...examples().map(({ from, name, wire }): Made => ({ kind: 'payload', id: name, from, wire }))
]

const listed = (json: unknown): ReadonlyArray<unknown> => (isList(json) ? json : [])

/** A tool called with nothing, with what is right or nearly, and with everything wrong. */
const callsOf = (given: unknown): ReadonlyArray<Made> => {
  const tool = String(own(given, 'tool'))
  const schema = own(given, 'inputSchema')
  const wrong = Object.fromEntries(
    keysOf(own(schema, 'properties')).map((key) => [`${key}_`, { not: 'this' }])
  )
  return Object.entries({ nothing: {}, right: smallest(schema), wrong }).map(
    ([what, args]): Made => ({ kind: 'call', id: `${tool}, ${what}`, tool, schema, args })
  )
}
