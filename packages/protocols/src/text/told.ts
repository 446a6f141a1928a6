import type { Fault, Issue } from '@toolfault/model'
import type { Recognised } from './recognise.js'

/** What a part of a text says is wrong, and whether that is all of it. */
export interface Told {
  readonly issues: ReadonlyArray<Issue>
  readonly whole: boolean
}

/** Parts together. */
export const together = (parts: ReadonlyArray<Told>): Told => ({
  issues: parts.flatMap(({ issues }) => issues),
  whole: parts.every(({ whole }) => whole)
})

/** Invalid arguments; the text is kept where not all of it was understood. */
export const wrong = (
  tool: string | undefined,
  { issues, whole }: Told,
  text: string,
  confidence: Recognised['confidence'] = 'certain'
): Recognised => {
  const fault: Fault = {
    kind: 'invalid_arguments',
    ...(tool === undefined ? {} : { tool }),
    issues,
    ...(whole && issues.length > 0 ? {} : { message: text })
  }
  return { fault, confidence: whole ? confidence : 'likely' }
}
