import { printPointer } from '@toolfault/model'
import { type Translation, translate } from '@toolfault/protocols/translate'
import type { WireName } from '@toolfault/protocols/wires'
import { Unusable } from '../flags.js'
import { formOf } from '../wires.js'
import type { TranslateOptions } from './options.js'

/** Translate one wire; throws `Unusable`, which says where and why, for what cannot be translated. */
export const translated = (
  wire: unknown,
  from: WireName,
  to: WireName,
  { baseUrl, callId, mcpVersion, name, verbosity }: TranslateOptions
): Translation => {
  const form = formOf(to, {
    // Without a version of its own each writes the latest, and its own protocol as it was spelled.
    ...(mcpVersion === undefined ? {} : { mcpVersion }),
    ...(verbosity === undefined ? {} : { verbosity })
  })
  const made = translate(wire, from, to, {
    form,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(name === undefined ? {} : { tool: name }),
    ...(callId === undefined ? {} : { callId })
  })
  if (made._tag === 'Right') return made.right
  const [first] = made.left
  const where =
    first === undefined || first.path.length === 0 ? '' : ` at ${printPointer(first.path)}`
  const more = made.left.length > 1 ? ` (and ${made.left.length - 1} more)` : ''
  throw new Unusable(
    `this cannot be translated from ${from} to ${to}${where}: ${first?.message ?? 'it cannot be read'}${more}`
  )
}

/** What is always said, and what only where there is something to say. */
export const answer = ({ loses, notes, warnings, wire }: Translation): object => ({
  wire,
  loses,
  ...(warnings.length === 0 ? {} : { warnings }),
  ...(notes.length === 0 ? {} : { notes })
})
