import type { Remark, Verdict } from '@toolfault/model'
import { en, faults } from '@toolfault/words/en'
import type { Note } from '../reading/notes.js'
import { isSame } from '../reading/respell.js'
import { heard, truncated } from './heard.js'
import { noticed, said } from './noticed.js'
import { amendsOf } from './remarks.js'
import type { VerdictWire } from './shape.js'
import { suggestedTool } from './suggested.js'
import { encode } from './write.js'

/** A verdict, and what is said of its reading. */
interface Told {
  readonly value: Verdict
  readonly notes: ReadonlyArray<Note>
}

/** The verdict that a wire says, with its remarks. */
export const told = (wire: VerdictWire): Told => {
  const { notes, ...bare } = wire.valid ? yes(wire) : no(wire)
  const warnings = bare.warnings.map(noticed)
  const amended = new Set(amendsOf(warnings, en))
  const others = bare.suggestions.filter((text) => !amended.has(text)).map(said)
  const value = remarked(bare.verdict, warnings, others)
  // What was misspelt is read only where it is told in the same order again.
  if (amended.size === 0 || isSame(encode(value).suggestions, wire.suggestions ?? [])) {
    return { value, notes }
  }
  const flat = bare.warnings.map((text, at) => {
    const warning = warnings[at]
    return warning === undefined || warning.id === 'misspelt_key' ? said(text) : warning
  })
  return { value: remarked(bare.verdict, flat, bare.suggestions.map(said)), notes }
}

interface Bare {
  readonly verdict: Verdict
  readonly warnings: ReadonlyArray<string>
  readonly suggestions: ReadonlyArray<string>
  readonly notes: ReadonlyArray<Note>
}

/** Row N6. */
const yes = ({ errors, suggestions, warnings }: VerdictWire): Bare => ({
  verdict: { valid: true },
  warnings: [...(errors ?? []), ...(warnings ?? [])],
  suggestions: suggestions ?? [],
  notes: (errors ?? []).length > 0 ? ['valid_with_errors'] : []
})

const no = ({ errors, suggestions, warnings }: VerdictWire): Bare => {
  const { fault, notes } = heard(errors ?? [])
  const isCut = fault.kind === 'invalid_arguments' && warnings?.at(-1) === faults.truncated
  const [first = '', ...rest] = suggestions ?? []
  const suggestion = fault.kind === 'unknown_tool' ? suggestedTool(first) : undefined
  return {
    verdict: {
      valid: false,
      fault:
        fault.kind === 'unknown_tool' && suggestion !== undefined
          ? { ...fault, suggestion }
          : isCut
            ? truncated(fault)
            : fault
    },
    warnings: isCut ? (warnings ?? []).slice(0, -1) : (warnings ?? []),
    suggestions: suggestion === undefined ? (suggestions ?? []) : rest,
    notes
  }
}

const remarked = (
  verdict: Verdict,
  warnings: ReadonlyArray<Remark>,
  suggestions: ReadonlyArray<Remark>
): Verdict => ({
  ...verdict,
  ...(warnings.length === 0 ? {} : { warnings }),
  ...(suggestions.length === 0 ? {} : { suggestions })
})
