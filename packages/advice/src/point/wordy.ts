import { own, owns } from '@toolfault/model'
import { branchesOf } from '../schema/branches.js'
import { fits } from '../schema/misfits.js'
import { isScalarText } from '../schema/value.js'
import { setOf } from '../set-of.js'
import type { Walk } from '../walk/walk.js'

/**
 * Whether the text of a number or a boolean could only match a format or a pattern, which nobody runs: it seldom does.
 * Of a union, where that is so of each branch that may take it.
 */
export const isWordy = (walk: Walk, schema: unknown, value: unknown): boolean => {
  if (typeof value !== 'string' || !isScalarText(value)) return false
  const pattern = own(schema, 'pattern')
  if (wordy.has(own(schema, 'format'))) return true
  if (owns(schema, 'pattern') && !isDigits(pattern, value)) return true
  const taking = branchesOf(schema)?.filter((branch) => fits(walk, branch, value))
  return taking?.every((branch) => isWordy(walk, branch, value)) === true
}

/** So many digits and nothing else, as of a postal code. */
const digits = /^\^(?:\\d|\[0-9\])(?:\+|\{(\d{1,3})(?:(,)(\d{0,3}))?\})\$$/

/** Whether a pattern asks for no more than digits, and a text has as many. */
const isDigits = (pattern: unknown, text: string): boolean => {
  const found = typeof pattern === 'string' && /^\d+$/.test(text) ? digits.exec(pattern) : null
  if (found === null) return false
  const [, least, isRange, most = ''] = found
  if (least === undefined) return true
  const end = isRange === undefined ? Number(least) : most === '' ? text.length : Number(most)
  return text.length >= Number(least) && text.length <= end
}

/** Formats that no text of a number or a boolean has. */
const wordy: ReadonlySet<unknown> = /* @__PURE__ */ setOf(
  'email idn-email date date-time time duration uuid uri iri url ipv4 ipv6'
)
