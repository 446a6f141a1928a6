import { own } from '@toolfault/model'
import { literally } from '../../literally.js'
import { ruledBy, type Said } from '../../said.js'
import { formatRule } from '../../spelling.js'
import { textOf } from '../../text-of.js'
import { isStockFormat } from './stock.js'

/** Formats without a name in JSON Schema, which has patterns for them. */
const nameless: ReadonlySet<unknown> = /* @__PURE__ */ new Set([
  'regex',
  'starts_with',
  'ends_with',
  'includes',
  'lowercase',
  'uppercase',
  'template_literal'
])

/** What `invalid_format` (zod 4) and `invalid_string` (zod 3) say. */
export const formatOf = (issue: object, message: string): Said => {
  const name = own(issue, 'format') ?? own(issue, 'validation')
  const isNamed = typeof name === 'string' && !nameless.has(name)
  const stock = isStockFormat(message, name !== 'regex' && typeof name === 'string')
  const pattern = textOf(issue, 'pattern')
  const note = textOf(issue, 'note')
  // It is one; a part of it is not as the author wants it, which no format says.
  if (isNamed && note !== undefined && pattern !== undefined) {
    return { kind: 'rule', stock, ...(stock ? { message: `${note}: must match ${pattern}` } : {}) }
  }
  if (isNamed) return { ...formatRule(name), stock }
  const source = pattern === undefined ? affixed(issue) : sourceOf(pattern)
  return { ...ruledBy('pattern', 'pattern', source), stock }
}

/** What a text begins with, ends with or has in it, as the pattern that zod's JSON Schema has for it. */
const affixed = (issue: object): string | undefined => {
  const told = own(issue, 'validation') ?? issue
  const [prefix, suffix, inner] = [
    textOf(told, 'prefix') ?? textOf(told, 'startsWith'),
    textOf(told, 'suffix') ?? textOf(told, 'endsWith'),
    textOf(told, 'includes')
  ]
  if (prefix !== undefined) return `^${literally(prefix)}.*`
  if (suffix !== undefined) return `.*${literally(suffix)}$`
  return inner === undefined ? undefined : literally(inner)
}

/** A pattern as text has slashes and flags around it, but that of a template. */
const sourceOf = (pattern: string): string => {
  const end = pattern.startsWith('/') ? pattern.lastIndexOf('/') : 0
  return end > 0 && /^[a-z]*$/.test(pattern.slice(end + 1)) ? pattern.slice(1, end) : pattern
}
