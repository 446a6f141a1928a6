import type { Verdict } from '@toolfault/model'
import { latest, revisionOf } from '@toolfault/protocols/mcp'
import { lost } from '@toolfault/protocols/translate'
import { type Forms, type WireName, way, wires, write } from '@toolfault/protocols/wires'
import type { Written } from './ask.js'
import { keeps } from './keeps.js'

/** Longer wires are shown to here. */
const LONGEST = 100_000

/** The one wire that has revisions to choose from. */
export const revised = 'mcp'

/** The wire of a name, or the usual one. */
export const wireOf = (name: string): WireName => wires.find((wire) => wire === name) ?? revised

/** The form of a wire in which the page shows it. */
export const formOf = (wire: WireName, revision: string): Forms[typeof revised] =>
  wire === revised ? { version: revisionOf(revision, latest) } : {}

/** What a wire says of a verdict, and what it keeps of it. */
export const writtenOf = (verdict: Verdict, wire: WireName, revision: string): Written => {
  const written = write(verdict, wire, formOf(wire, revision))
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
