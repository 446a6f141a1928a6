import {
  type Decoded,
  left,
  losses,
  type Remark,
  right,
  total,
  type Verdict
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { en, faults } from '@toolfault/words/en'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { asJson, type Refused, readAs, refuse } from '../reading/json.js'
import { type Note, type Noted, noted } from '../reading/notes.js'
import { isSame } from '../reading/respell.js'
import { found, whyNone } from './found.js'
import { heard, truncated } from './heard.js'
import { noticed, said } from './noticed.js'
import { amendsOf } from './remarks.js'
import { verdict as shape, type VerdictWire } from './shape.js'
import { suggestedTool } from './suggested.js'
import { encode, type NcpForm } from './write.js'

export { type Announced, decodeCapability } from './announced.js'
export { type Asked, decodeRequest, type ToolName, toolOf } from './asked.js'
export { decodeResults } from './results.js'

/** How the verdict was spelled; the parts of a form that are no JSON are never read. */
export interface NcpReadForm extends Pick<NcpForm, 'suggestions' | 'within' | 'read'>, Noted {}

/**
 * Read a verdict of the validation tool, however it is wrapped: an object, JSON text, a tool result,
 * NCP's own `{success, content}`, a JSON-RPC response. `valid` is the authority; errors beside a yes
 * become warnings (row N6). `Left` for what holds no verdict.
 */
export const decode = (wire: unknown): Either<Refused, Decoded<Verdict, NcpReadForm>> =>
  total<Either<Refused, Decoded<Verdict, NcpReadForm>>>(
    () => {
      const json = asJson(wire)
      if (json._tag === 'Left') return json
      const there = found(json.right)
      if (there === undefined) return refuse([], whyNone(json.right))
      const { at, verdict } = there
      const read = readAs(shape, verdict)
      if (read._tag === 'Left') {
        const [from = []] = at
        return left(read.left.map((issue) => ({ ...issue, path: [...from, ...issue.path] })))
      }
      const { notes, value } = told(read.right)
      const hasSuggestions = (read.right.suggestions ?? undefined) !== undefined
      const form: NcpReadForm = hasSuggestions ? {} : { suggestions: false }
      // A border: what a writer writes is JSON.
      const written = encode(value, form) as unknown as Json
      const isBare = at[0]?.length === 0 && typeof json.right !== 'string'
      return right({
        value,
        form: {
          ...form,
          ...(isBare ? {} : { within: { wire: json.right, at } }),
          read: { wire: verdict, written },
          ...noted(notes)
        }
      })
    },
    () => refuse([], readings.notJson)
  )

interface Told {
  readonly value: Verdict
  readonly notes: ReadonlyArray<Note>
}

const told = (wire: VerdictWire): Told => {
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

/** What this wire keeps of a verdict. */
export const keep = (verdict: Verdict): Verdict => {
  const read = decode(encode(verdict))
  return read._tag === 'Right' ? read.right.value : verdict
}

/** The fields that this wire loses. */
export const loses = (verdict: Verdict): ReadonlyArray<string> => losses(verdict, keep(verdict))
