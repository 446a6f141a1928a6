import { own } from '@toolfault/model'
import { ruledBy, type Said } from '../../said.js'
import { formatRule } from '../../spelling.js'
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
  if (isNamed) return { ...formatRule(name), stock }
  const pattern = own(issue, 'pattern')
  const source = typeof pattern === 'string' ? sourceOf(pattern) : undefined
  return { ...ruledBy('pattern', 'pattern', source), stock }
}

/** A pattern as text has slashes and flags around it, but that of a template. */
const sourceOf = (pattern: string): string => {
  const end = pattern.startsWith('/') ? pattern.lastIndexOf('/') : 0
  return end > 0 && /^[a-z]*$/.test(pattern.slice(end + 1)) ? pattern.slice(1, end) : pattern
}
