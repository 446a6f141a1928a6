import { isList, isRecord, keysOf, own, total } from '@toolfault/model'
import { type LimitField, limitFields } from './used-up.js'

/** The fields that tell how long to wait. */
const waits = ['retry-after', 'retry-after-ms', 'x-ms-retry-after-ms', 'date'] as const

/** A field that readers look at. */
type Field = (typeof waits)[number] | LimitField

const READ: ReadonlyArray<Field> = [...waits, ...limitFields]

/**
 * A wire whose headers are JSON: of a `Headers`, as `fetch` gives it, the fields that are read here. Any
 * other wire as it is.
 */
export const withHeaders = (wire: unknown): unknown =>
  total<unknown>(
    () => {
      const headers = own(wire, 'headers')
      if (!isRecord(wire) || !hasGet(headers)) return wire
      const found = READ.map((name) => [name, headers.get(name)] as const)
      const texts = found.filter(([, value]) => typeof value === 'string')
      return { ...wire, headers: Object.fromEntries(texts) }
    },
    () => wire
  )

/**
 * The value of a header out of an object, or out of a list of pairs; its name is in lower case, those in
 * the headers in whatever case (RFC 9110, section 5.1). `undefined` where there is none that is text.
 */
export const headerIn = (headers: unknown, name: Field): string | undefined => {
  // A list may have holes, over which `map` steps.
  const pairs = isList(headers)
    ? Array.from(headers, (pair) => [own(pair, '0'), own(pair, '1')])
    : keysOf(headers).map((key) => [key, own(headers, key)])
  const found = pairs.find(([key]) => typeof key === 'string' && key.toLowerCase() === name)?.[1]
  // Node gives a list for what came more than once; the first counts.
  const value = isList(found) ? found[0] : found
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined
}

const hasGet = (headers: unknown): headers is { readonly get: (name: string) => unknown } =>
  typeof headers === 'object' &&
  headers !== null &&
  'get' in headers &&
  typeof headers.get === 'function'
