import { bounds } from './zod-bounds.js'
import { zodFormat } from './zod-formats.js'
import { lists } from './zod-lists.js'

/** A sentence as the issue that zod had when it wrote it. */
export interface ZodSaid {
  readonly code: string
  /** Not all that it says can be made out. */
  readonly isOpen?: boolean
}

/** A sentence, and the issue that its parts make; none where zod would not have written them. */
export type Reading = readonly [
  RegExp,
  (first: string, second: string, third: string, fourth: string) => ZodSaid | undefined
]

/** The sentences of zod 3 and 4. */
const sentences: ReadonlyArray<Reading> = [
  [/^Required$/, () => ({ code: 'invalid_type', ...{ received: 'undefined' } })],
  [
    /^(?:Invalid input: e|E)xpected ([\w ]{1,40}), received ([\w ]{1,40})$/,
    (expected, received) => ({ code: 'invalid_type', ...{ expected, received } })
  ],
  ...lists,
  ...bounds,
  [
    /^(?:Invalid number: must|Number must) be a multiple of ([\d.e+-]{1,30})$/,
    (divisor) => ({ code: 'not_multiple_of', ...{ divisor: Number(divisor) } })
  ],
  [
    /^Invalid string: must match pattern (.+)/s,
    (pattern) => ({ code: 'invalid_format', ...{ format: 'regex', pattern } })
  ],
  [
    /^Invalid ([\w.-]{1,20}(?: \w{1,10})?)$/,
    (phrase) => {
      const format = zodFormat(phrase)
      return format === undefined ? undefined : { code: 'invalid_format', ...{ format } }
    }
  ],
  // Of a union, or of a check to which its author gave no sentence.
  [/^Invalid input$/, () => ({ code: 'invalid_union', isOpen: true })]
]

/** The issue that a sentence was; `undefined` for what zod never wrote. */
export const zodSaid = (message: string): ZodSaid | undefined => {
  for (const [form, read] of sentences) {
    const match = form.exec(message)
    if (match === null) continue
    const [, first = '', second = '', third = '', fourth = ''] = match
    const said = read(first, second, third, fourth)
    if (said !== undefined) return said
  }
  return undefined
}
