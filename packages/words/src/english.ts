import type { Comparison, Counted, JsonWanted } from '@toolfault/model'

/** How a number compares with its limit. */
export const comparisons: { readonly [comparison in Comparison]: string } = {
  '<': 'less than',
  '<=': 'at most',
  '>': 'greater than',
  '>=': 'at least'
}

/** The values that compare so with a limit. */
export const withins: { readonly [comparison in Comparison]: (limit: string) => string } = {
  '<': (limit) => `less than ${limit}`,
  '<=': (limit) => `${limit} or less`,
  '>': (limit) => `more than ${limit}`,
  '>=': (limit) => `${limit} or more`
}

/** How a date compares with its limit. */
export const dates: { readonly [comparison in Comparison]: string } = {
  '<': 'before',
  '<=': 'on or before',
  '>': 'after',
  '>=': 'on or after'
}

/** Formats by the name that people use. */
export const formats: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['email', 'email address'],
  ['idn-email', 'email address'],
  ['ipv4', 'IPv4 address'],
  ['ipv6', 'IPv6 address'],
  ['uuid', 'UUID'],
  ['uri', 'URI'],
  ['hostname', 'host name'],
  ['regex', 'regular expression'],
  ['ip', 'IP address'],
  ['cidrv4', 'IPv4 range'],
  ['cidrv6', 'IPv6 range'],
  ['mac', 'MAC address'],
  ['e164', 'phone number (E.164)'],
  ['base64', 'Base64 text'],
  ['base64url', 'Base64url text'],
  ['digits', 'text of digits'],
  ['hex_color', 'hex color'],
  ['iso_week', 'week (ISO 8601)'],
  ['credit_card', 'credit card number'],
  ['json', 'JSON text']
])

/** What is added in brackets, when there is something. */
export const inside = (what: string): string => (what === '' ? '' : ` (${what})`)

/** What is counted, for one and for many. */
export const counted = (of: Counted, count: number): string =>
  count !== 1 ? of : of === 'matching items' ? 'matching item' : of.slice(0, -1)

/** A JSON type with its article. */
export const types: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['null', 'null'],
  ['boolean', 'a boolean'],
  ['integer', 'an integer'],
  ['number', 'a number'],
  ['string', 'a string'],
  ['array', 'an array'],
  ['object', 'an object']
])

/** What the size of a value counts. */
export const sizes: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['string', 'character'],
  ['array', 'item'],
  ['object', 'key']
])

/** A list as a reader says it: `a, b or c`. */
export const joined = (items: ReadonlyArray<string>, word: string): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`

/** Milliseconds as a reader says them. */
export const duration = (ms: number): string =>
  ms < 1_000 ? `${ms} ms` : `${Math.ceil(ms / 1_000)} ${ms <= 1_000 ? 'second' : 'seconds'}`

const quoted = 'where a key in double quotes is wanted'
const value = 'where a value is wanted (text needs double quotes)'

/** What has to stand where a text stops to be JSON. */
export const wanteds: { readonly [wanted in JsonWanted]: string } = {
  'a value': value,
  'a value or ]': value,
  'a key': quoted,
  'a key or }': quoted,
  'a colon': 'where a colon is wanted',
  'a comma or the end': 'where a comma, a closing bracket or, inside text, \\" is wanted',
  'a quotation mark': 'where a quotation mark is wanted',
  'an escaped backslash': 'where a backslash has to be written twice',
  'an escaped control character': 'where the end of a line has to be written as \\n, a tab as \\t',
  'the end': 'where the end is wanted'
}
