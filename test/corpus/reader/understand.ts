import { keysIn } from './locate.js'
import type { Masked } from './mask.js'
import { withPlaces } from './places.js'
import type { Remark } from './remarks.js'
import { sentencesOf } from './sentences.js'
import { wantsIn } from './statement.js'
import { both, type Want } from './want.js'

/** Everything that remarks ask for, one want per place, in the order in which the places are named. */
export const understand = (remarks: ReadonlyArray<Remark>, args: unknown): ReadonlyArray<Want> => {
  const wants = new Map<string, Want>()
  for (const want of remarks.flatMap((remark) => wantsOf(remark, args))) {
    const key = JSON.stringify(want.path)
    const known = wants.get(key)
    wants.set(key, known === undefined ? want : both(known, want))
  }
  return [...wants.values()]
}

const wantsOf = ({ text, where }: Remark, args: unknown): ReadonlyArray<Want> => {
  const base = where === undefined ? undefined : keysIn(where, args)
  const wants: Array<Want> = []
  let before: Want | undefined
  for (const sentence of sentencesOf(text)) {
    // A warning, not a fault.
    if (/\bmay be ignored\b/i.test(sentence.text)) continue
    const context = {
      args,
      ...(base === undefined ? {} : { base }),
      ...(sentence.follows && before !== undefined ? { before } : {})
    }
    const told = wantsIn(withPlaces(headless(sentence), args), context)
    wants.push(...told)
    before = told[0] ?? before
  }
  return wants
}

const headline =
  /^(?:(?:mcp )?error(?: -?\d+)?: ?)?(?:input validation error: ?)?(?:(?:invalid|bad|wrong|incorrect|malformed|unacceptable) (?:tool )?(?:arguments?|parameters?|params|input|request|call)[^:]*:|(?:validation|question|suggestions?|note|hint|fix|tool call|error)\b[^:⟨]*:)\s*/i

/** A sentence without the headline in front of it ("Invalid arguments for tool x: …"). */
const headless = ({ held, text }: Masked): Masked => ({ held, text: text.replace(headline, '') })
