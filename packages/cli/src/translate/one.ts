import { wireIn } from '@toolfault/protocols/translate'
import type { WireName } from '@toolfault/protocols/wires'
import { Unusable } from '../flags.js'
import type { Input } from '../terminal.js'
import { readText } from '../tools.js'
import { answer, translated } from './made.js'
import type { TranslateOptions } from './options.js'

/** What one translation prints, and what is said beside it. */
export interface Translated {
  readonly out: string
  readonly warnings: ReadonlyArray<string>
}

/** Translate the JSON on standard input; throws `Unusable` for input that is of no use. */
export const translateOne = async (
  options: TranslateOptions,
  standardInput: Input
): Promise<Translated> => {
  const { from, to } = options
  if (from === undefined || to === undefined) {
    throw new Unusable('translate needs --from WIRE and --to WIRE (or --ndjson)')
  }
  const input = await readText('-', 'standard input', standardInput)
  const made = translated(wireOf(input, from), from, to, options)
  const shown = options.loss ? answer(made) : made.wire
  const out =
    to === 'text' && !options.loss
      ? `${String(made.wire)}\n`
      : `${JSON.stringify(shown, null, 2)}\n`
  return { out, warnings: made.warnings }
}

const wireOf = (input: string, from: WireName): unknown => {
  const read = wireIn(input, from)
  if (read._tag === 'Right') return read.right
  const isPage = input.trimStart().startsWith('<')
  const wrap = isPage ? '; what is a page says its status alone: send {"status": 502}' : ''
  throw new Unusable(`standard input is not JSON: ${read.left.detail}${wrap}`)
}
