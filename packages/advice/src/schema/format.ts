import { own } from '@toolfault/model'
import { setOf } from '../set-of.js'
import { listAt } from './branches.js'

/**
 * What each text of a format has by the format's own definition (RFC 3339 §5.6, RFC 3986 §3.1, RFC 5321 §2.3.11,
 * RFC 9562 §4), and little more: a text without it is surely none, one with it may be.
 */
const forms: ReadonlyMap<unknown, RegExp> = /* @__PURE__ */ new Map([
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['date-time', /^\d{4}-\d\d-\d\d[t\s]\d\d:\d\d(?::\d\d)?(?:\.\d+)?(?:z|[+-]\d\d)/i],
  ['email', /@/],
  ['uri', /^[a-z][a-z\d+.-]*:/i],
  ['url', /^[a-z][a-z\d+.-]*:/i],
  ['uuid', /^(?:urn:uuid:)?[\da-f]{8}-[\da-f]{4}-/i]
])

/** Whether a text is surely of another format; of a format that is not among a few nobody knows. */
export const isOtherFormat = (format: unknown, text: string): boolean =>
  hasForm(format, text) === false

/** Whether a text looks as if it were of a format: a time without its zone is meant as one. */
export const isOfForm = (format: unknown, text: string): boolean =>
  hasForm(format, text) === true ||
  (format === 'date-time' && /^\d{4}-\d\d-\d\d[t\s]\d/i.test(text.trim()))

const hasForm = (format: unknown, text: string): boolean | undefined =>
  forms.get(format)?.test(text.trim())

/** What zod calls a format, beside the pattern which says it: how a text is written, and no name of it. */
const ways: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'regex starts_with ends_with includes lowercase uppercase template_literal'
)

/** The format that a schema names. */
export const formatOf = (schema: unknown): string | undefined => {
  const format = own(schema, 'format')
  if (typeof format !== 'string') return undefined
  return ways.has(format) && hasPattern(schema) ? undefined : format
}

/** Of several patterns each stands in a part. */
const hasPattern = (schema: unknown): boolean =>
  [schema, ...listAt(schema, 'allOf')].some((one) => typeof own(one, 'pattern') === 'string')
