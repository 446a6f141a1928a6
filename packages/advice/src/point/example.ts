import { isList, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { branchesOf } from '../schema/branches.js'
import { textWithin } from '../text-within.js'

/** What a value of a format looks like; each is valid by the format's own text. */
const formats: ReadonlyMap<unknown, string> = /* @__PURE__ */ new Map([
  ['email', 'user@example.com'],
  ['idn-email', 'user@example.com'],
  ['date', '2026-01-31'],
  ['date-time', '2026-01-31T12:00:00Z'],
  ['time', '12:00:00Z'],
  ['duration', 'P1DT12H'],
  ['uuid', '123e4567-e89b-42d3-a456-426614174000'],
  ['uri', 'https://example.com/path'],
  ['iri', 'https://example.com/path'],
  ['url', 'https://example.com/path'],
  ['uri-reference', '/path'],
  ['hostname', 'example.com'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['json-pointer', '/a/b'],
  ['regex', '^[a-z]+$'],
  ['byte', 'aGVsbG8=']
])

/** Whether a value is what we say of a format, and so nobody's own. */
export const isSample = (value: unknown): boolean =>
  [...formats.values()].some((one) => one === value)

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
    const example = formats.get(own(schema, 'format'))
    if (example !== undefined && fits(example)) return example
    const branches = depth < DEPTH ? (branchesOf(schema) ?? []) : []
    const inside = exampleOf(branches.slice(0, MANY), fits, depth + 1)
    if (inside !== undefined) return inside
  }
  return undefined
}
