import { isList, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { branchesOf } from '../schema/branches.js'
import { textWithin } from '../text-within.js'

/**
 * What a value of a format looks like: the first is valid by the format's own text; the others are as libraries want it that know
 * less of the format, or one version of it.
 */
const formats: ReadonlyMap<unknown, ReadonlyArray<string>> = /* @__PURE__ */ new Map([
  ['email', ['user@example.com']],
  ['idn-email', ['user@example.com']],
  ['date', ['2026-01-31']],
  [
    'date-time',
    ['2026-01-31T12:00:00Z', '2026-01-31T12:00:00.000Z', '2026-01-31T12:00', '2026-01-31T12:00Z']
  ],
  ['time', ['12:00:00Z', '12:00:00', '12:00', '12:00:00.000']],
  ['duration', ['P1DT12H']],
  ['uuid', ['123e4567-e89b-42d3-a456-426614174000', '019535d9-3df7-79fb-b466-fa907fa17f9e']],
  ['uri', ['https://example.com/path']],
  ['iri', ['https://example.com/path']],
  ['url', ['https://example.com/path']],
  ['uri-reference', ['/path']],
  ['hostname', ['example.com']],
  ['ipv4', ['192.0.2.1']],
  ['ipv6', ['2001:db8::1']],
  ['ip', ['192.0.2.1']],
  ['cidrv4', ['192.0.2.0/24']],
  ['cidrv6', ['2001:db8::/32']],
  ['mac', ['00:00:5e:00:53:01']],
  ['e164', ['+12025550123']],
  ['base64', ['aGVsbG8=']],
  ['base64url', ['aGVsbG8']],
  ['hex_color', ['#1e90ff']],
  ['iso_week', ['2026-W05']],
  ['json-pointer', ['/a/b']],
  ['regex', ['^[a-z]+$']],
  ['byte', ['aGVsbG8=']]
])

/** Whether a value is what we say of a format, and so nobody's own. */
export const isSample = (value: unknown): boolean =>
  [...formats.values()].flat().some((one) => one === value)

/** Unions in unions in unions. */
const DEPTH = 3

/** Longer examples explain nothing. */
const LONG = 200

/** More examples of one place, and more branches of a union, than this are not tried. */
const MANY = 8

/**
 * A value that would do: the author's own example or default, else one of the format; none that does not fit,
 * as a default beyond its own limits. `undefined` when nobody has one.
 */
export const exampleOf = (
  schemas: ReadonlyArray<unknown>,
  fits: (value: unknown) => boolean,
  depth = 0
): Json | undefined => {
  for (const schema of schemas) {
    const examples = own(schema, 'examples')
    const given = [
      ...(isList(examples) ? examples.slice(0, MANY) : []),
      own(schema, 'example'),
      own(schema, 'default')
    ]
    const found = given.find(
      (one) =>
        one !== undefined &&
        one !== null &&
        one !== '' &&
        textWithin(one, LONG) !== undefined &&
        fits(one)
    )
    // A border: a schema is JSON by definition.
    if (found !== undefined) return found as Json
    const example = formats.get(own(schema, 'format'))?.find(fits)
    if (example !== undefined) return example
    const branches = depth < DEPTH ? (branchesOf(schema) ?? []) : []
    const inside = exampleOf(branches.slice(0, MANY), fits, depth + 1)
    if (inside !== undefined) return inside
  }
  return undefined
}
