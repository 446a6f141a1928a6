import { readJson } from '@toolfault/model'
import { Unusable } from '../flags.js'
import { readText, unmarked } from '../tools.js'
import { answer, translated } from './made.js'
import type { TranslateOptions } from './options.js'

/** What one translation prints, and what is said beside it. */
export interface Translated {
  readonly out: string
  readonly warnings: ReadonlyArray<string>
}

/** Translate the JSON on standard input; throws `Unusable` for input that is of no use. */
export const translateOne = (options: TranslateOptions): Translated => {
  const { from, to } = options
  if (from === undefined || to === undefined) {
    throw new Unusable('translate needs --from WIRE and --to WIRE (or --ndjson)')
  }
  const text = unmarked(readText('-', 'standard input'))
  const read = readJson(text)
  // A sentence need not be in quotes.
  const wire = read._tag === 'Right' ? read.right : from === 'text' ? text.trim() : undefined
  if (wire === undefined && read._tag === 'Left') {
    throw new Unusable(`standard input is not JSON: ${read.left.detail}`)
  }
  const made = translated(wire, from, to, options)
  const shown = options.loss ? answer(made) : made.wire
  const out =
    to === 'text' && !options.loss
      ? `${String(made.wire)}\n`
      : `${JSON.stringify(shown, null, 2)}\n`
  return { out, warnings: made.warnings }
}
