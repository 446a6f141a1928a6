import type { Verdict } from '@toolfault/model'
import { lost } from '@toolfault/protocols/translate'
import {
  type Forms,
  type Variants,
  variants,
  type WireName,
  way,
  wires,
  write
} from '@toolfault/protocols/wires'
import type { Written } from './ask.js'
import type { Choice } from './greeting.js'
import { keeps } from './keeps.js'

/** Longer wires are shown to here. */
const LONGEST = 100_000

/** The wire of a name, or the usual one. */
export const wireOf = (name: string): WireName => wires.find((wire) => wire === name) ?? 'mcp'

const varied: ReadonlyMap<string, Variants<Forms['json-rpc' | 'mcp']>> = new Map(
  Object.entries(variants)
)

/** The forms that can be chosen of a wire. */
export const forms: ReadonlyMap<string, Choice> = new Map(
  [...varied].map(([wire, { differ, forms, usual }]) => [
    wire,
    { differ, names: [...forms.keys()], usual }
  ])
)

/** The form of a wire that has a name, or the usual one. */
export const formOf = (wire: WireName, name: string): Forms['json-rpc' | 'mcp'] => {
  const found = varied.get(wire)
  return found?.forms.get(name) ?? found?.forms.get(found.usual) ?? {}
}

/** What a wire says of a verdict, and what it keeps of it. */
export const writtenOf = (verdict: Verdict, wire: WireName, form: string): Written => {
  const written = write(verdict, wire, formOf(wire, form))
  if (written === undefined) return { text: undefined, way: '', keeps: [] }
  return {
    text: shown(written),
    way: way(written),
    keeps: keeps(verdict, lost(verdict, written, wire))
  }
}

/** A wire for eyes: a sentence as it is, all else as JSON, and not more than can be read. */
export const shown = (wire: unknown): string => {
  const text = typeof wire === 'string' ? wire : (JSON.stringify(wire, null, 2) ?? '')
  return text.length <= LONGEST
    ? text
    : `${text.slice(0, LONGEST)}\n… and ${text.length - LONGEST} characters more`
}
