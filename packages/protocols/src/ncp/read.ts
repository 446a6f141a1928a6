import { type Decoded, left, losses, right, total, type Verdict } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { asJson, type Refused, readAs, refuse } from '../reading/json.js'
import { type Noted, noted } from '../reading/notes.js'
import { found, whyNone } from './found.js'
import { verdict as shape } from './shape.js'
import { told } from './verdict.js'
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

/** What this wire keeps of a verdict. */
export const keep = (verdict: Verdict): Verdict => {
  const read = decode(encode(verdict))
  return read._tag === 'Right' ? read.right.value : verdict
}

/** The fields that this wire loses. */
export const loses = (verdict: Verdict): ReadonlyArray<string> => losses(verdict, keep(verdict))
