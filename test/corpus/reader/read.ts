import { edit, isPart, wholeOf } from './edit.js'
import { remarksOf, type Wire } from './remarks.js'
import { understand } from './understand.js'

export type { Wire } from './remarks.js'

/**
 * Read what a tool answered to a call on one wire, and edit the arguments of the call as it says.
 *
 * The reader knows neither schema nor tool nor the writer of the text: what is not said is not done.
 * Deterministic; never throws, never writes to its input. Arguments that nothing was understood about
 * come back as they are.
 */
export const read = (wire: Wire, answer: unknown, args: unknown): unknown => {
  try {
    const remarks = remarksOf(wire, answer)
    const wants = understand(remarks, args)
    const whole = wholeOf(args, wants)
    // What else is said is said of the whole as it will be.
    return whole === args
      ? edit(args, wants)
      : edit(whole, understand(remarks, whole).filter(isPart))
  } catch {
    return args
  }
}
