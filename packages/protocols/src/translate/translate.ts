import { type Fault, left, own, right, total, type Verdict } from '@toolfault/model'
import { atom, link } from '@toolfault/words/escape'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { type Refused, refuse } from '../reading/json.js'
import type { Note } from '../reading/notes.js'
import { isSame as isSpelledAlike } from '../reading/respell.js'
import { lost } from './lost.js'
import { read } from './readers.js'
import { refusedElsewhere } from './refused-elsewhere.js'
import { type Forms, type WireName, wires, write } from './wires.js'

export { lost } from './lost.js'
export { wireIn } from './wire-in.js'
export { type Forms, type WireName, wires } from './wires.js'

/** How a translation is made. */
export interface Translating<To extends WireName = WireName> {
  /** How the target is spelled, where not in the usual way. */
  readonly form?: Forms[To]
  /** What a relative `setup_url` is relative to (row A15). */
  readonly baseUrl?: string
  /** The tool that was called, where the wire does not name it; what others spelled goes to its own protocol as it came. */
  readonly tool?: string
  /** The id of the call, where the wire does not say it; as above. */
  readonly callId?: string
}

/** What became of a wire. */
export interface Translation {
  readonly wire: unknown
  /** The fields of the model that are not to be had back from it, as JSON Pointers. */
  readonly loses: ReadonlyArray<string>
  /** What was left out for a reason that the caller can mend. */
  readonly warnings: ReadonlyArray<string>
  /** What the reader was not sure of. */
  readonly notes: ReadonlyArray<Note>
}

/**
 * Hand a failed call on from one protocol to another: read, then written, with the fields that the other
 * has no room for. To its own protocol it goes as it was spelled.
 *
 * What is for operators never crosses to another wire; a setting's page that is relative to its site is
 * resolved or left out with a warning (row A15). `Left` for what cannot be read, and where the target has
 * no form for it.
 */
export const translate = <From extends WireName, To extends WireName>(
  wire: unknown,
  from: From,
  to: To,
  translating: Translating<To> = {}
): Either<Refused, Translation> =>
  total<Either<Refused, Translation>>(
    () => {
      for (const name of [from, to]) {
        if (!wires.includes(name)) return refuse([], readings.noWire(String(name)))
      }
      const found = read(wire, from)
      if (found._tag === 'Left') return left(found.left)
      const { form } = found.right
      const isSame: boolean = String(from) === String(to)
      const isAsItCame = isSame && isOfOthers(form)
      const value = isAsItCame ? found.right.value : called(found.right.value, translating)
      const keepsRelative = isSame || relative.has(to)
      const { verdict, warnings } = located(value, keepsRelative, translating.baseUrl)
      // A border: one wire has one form.
      const usual = isSame ? form : refusedElsewhere(from, to, verdict)
      const spelled = { ...usual, ...translating.form } as Forms[To]
      const written = write(verdict, to, spelled)
      if (written === undefined) return refuse([], readings.noForm(to, told(verdict)))
      return right({
        wire: written,
        loses: lost(value, written, to),
        warnings,
        notes: form.notes ?? []
      })
    },
    () => refuse([], readings.notJson)
  )

const told = (verdict: Verdict): string => (verdict.valid ? 'valid' : verdict.fault.kind)

/**
 * Whether others spelled it: members that we add to it may say something else there, and a name that a customer is
 * not there but a tool.
 */
const isOfOthers = (form: object): boolean => {
  const read = own(form, 'read')
  return read !== undefined && !isSpelledAlike(own(read, 'wire'), own(read, 'written'))
}

/** A verdict with what the caller knows of the call, where the wire left it out or empty. */
const called = (verdict: Verdict, { callId, tool }: Translating): Verdict => {
  if (verdict.valid) return verdict
  const { fault } = verdict
  const isNameless = typeof tool === 'string' && (fault.tool ?? '') === ''
  const isAnonymous = typeof callId === 'string' && fault.callId === undefined
  return {
    ...verdict,
    fault: { ...fault, ...(isNameless ? { tool } : {}), ...(isAnonymous ? { callId } : {}) }
  }
}

/** Only Agentopia and the model know addresses that are relative to a site. */
const relative: ReadonlySet<WireName> = new Set(['json-rpc', 'fault'])

/** A verdict with the page of its settings made absolute, or without it where it is neither so nor kept. */
const located = (
  verdict: Verdict,
  keepsRelative: boolean,
  baseUrl: string | undefined
): { readonly verdict: Verdict; readonly warnings: ReadonlyArray<string> } => {
  const url = verdict.valid || !('setupUrl' in verdict.fault) ? undefined : verdict.fault.setupUrl
  if (verdict.valid || url === undefined) return { verdict, warnings: [] }
  const absolute = link(url, baseUrl)
  if (absolute === undefined && keepsRelative) return { verdict, warnings: [] }
  const { setupUrl: _, ...rest } = { setupUrl: undefined, ...verdict.fault }
  // A border: a fault without a member that it need not have.
  const fault = (absolute === undefined ? rest : { ...rest, setupUrl: absolute }) as Fault
  return {
    verdict: { ...verdict, fault },
    warnings: absolute === undefined ? [readings.relativeUrl(atom(url, 256))] : []
  }
}
