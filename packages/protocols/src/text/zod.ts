import { type Issue, isList, isRecord, own, type Path } from '@toolfault/model'
import { fromStandardSchema } from '@toolfault/sources/standard-schema'
import type { Told } from './told.js'

/**
 * The sentences of zod 3 and 4, each as the issue that zod had when it wrote it: what an issue means
 * is said in one place.
 */
const sentences: ReadonlyArray<
  readonly [RegExp, (groups: ReadonlyArray<string>) => { readonly code: string }]
> = [
  [/^Required$/, () => ({ code: 'invalid_type', received: 'undefined' })],
  [
    /^(?:Invalid input: e|E)xpected ([\w ]{1,40}), received ([\w ]{1,40})$/,
    ([expected, received]) => ({ code: 'invalid_type', expected, received })
  ],
  [
    /^Invalid input: expected ("[^"]*"|-?[\d.]{1,30}|true|false|null)$/,
    ([value]) => ({ code: 'invalid_value', values: valuesOf([value]) })
  ],
  [
    /^Invalid option: expected one of (.+)$/s,
    ([list = '']) => ({ code: 'invalid_value', values: valuesOf(list.split('|')) })
  ],
  [
    /^Invalid literal value, expected ("[^"]*"|-?[\d.]{1,30}|true|false|null)$/,
    ([value]) => ({ code: 'invalid_literal', expected: valuesOf([value])[0], received: '' })
  ],
  [
    /^Invalid enum value\. Expected ([^,]+)(?:, received '(.*)')?$/s,
    ([list = '', received]) => ({
      code: 'invalid_enum_value',
      options: valuesOf(list.split(' | ')),
      ...(received === undefined ? {} : { received })
    })
  ],
  [
    /^Invalid discriminator value\. Expected ([^,]+)$/s,
    ([list = '']) => ({ code: 'invalid_union', options: valuesOf(list.split(' | ')) })
  ],
  [
    /^Too (small|big): expected (\w{1,20}) to (?:be|have) [<>](=?)(-?[\d.e+]{1,30})(?: \w{1,20})?$/,
    ([side, origin, equal, limit]) => bound(side === 'small', origin, equal === '=', limit)
  ],
  [
    /^Number must be (greater|less) than( or equal to)? (-?[\d.e+]{1,30})$/,
    ([side, equal, limit]) => bound(side === 'greater', 'number', equal !== undefined, limit)
  ],
  [
    /^(String|Array) must contain (at least|at most) (\d{1,15}) (?:character|element)\(s\)$/,
    ([origin = '', side, limit]) => bound(side === 'at least', origin.toLowerCase(), true, limit)
  ],
  [
    /^(?:Invalid number: must|Number must) be a multiple of ([\d.]{1,30})$/,
    ([divisor]) => ({ code: 'not_multiple_of', divisor: Number(divisor) })
  ],
  [
    /^Invalid string: must match pattern (.+)$/s,
    ([pattern]) => ({ code: 'invalid_format', format: 'regex', pattern })
  ],
  [
    /^Invalid (email|url|uuid|URL|UUID|ISO datetime|ISO date|ISO time|datetime|date|time|ip|IPv4|IPv6|cuid2?|ulid|emoji|nanoid|JWT|base64)(?: address| string)?$/,
    ([name = '']) => ({ code: 'invalid_format', format: formatOf(name) })
  ],
  [
    /^Unrecognized key(?:s|\(s\) in object)?: (.+)$/s,
    ([list = '']) => ({ code: 'unrecognized_keys', keys: valuesOf(list.split(', ')) })
  ],
  [/^Invalid input$/, () => ({ code: 'invalid_union' })]
]

/** One sentence of zod's at a place; `undefined` for what zod never wrote. */
export const zodSentence = (message: string, path: Path): ReadonlyArray<Issue> | undefined => {
  for (const [form, read] of sentences) {
    const match = form.exec(message)
    if (match !== null) return zodIssues([{ ...read(match.slice(1)), path, message }])
  }
  return undefined
}

/** A list of zod's issues as JSON, which old versions of the SDK print whole (seams, A1). */
export const zodList = (text: string): Told | undefined => {
  const list = parsed(text)
  const isZod =
    isList(list) &&
    list.length > 0 &&
    list.every(
      (one) =>
        typeof own(one, 'code') === 'string' &&
        typeof own(one, 'message') === 'string' &&
        isList(own(one, 'path'))
    )
  return isZod ? { issues: zodIssues(list), whole: true } : undefined
}

/** A JSON text that begins as a list or an object. */
export const parsed = (text: string): unknown => {
  if (!/^\s{0,9}[[{]/.test(text)) return undefined
  try {
    const json: unknown = JSON.parse(text)
    return json
  } catch {
    return undefined
  }
}

/** A border: whatever the list holds, the source reads it or says that it cannot. */
const zodIssues = (list: ReadonlyArray<unknown>): ReadonlyArray<Issue> =>
  fromStandardSchema(list as Parameters<typeof fromStandardSchema>[0]).issues

const bound = (
  isLeast: boolean,
  origin: string | undefined,
  inclusive: boolean,
  limit: string | undefined
): { readonly code: string } => ({
  code: isLeast ? 'too_small' : 'too_big',
  ...{ origin, inclusive, [isLeast ? 'minimum' : 'maximum']: Number(limit) }
})

/** Values as zod lists them: JSON, or a text in single quotation marks. */
const valuesOf = (list: ReadonlyArray<string | undefined>): ReadonlyArray<unknown> =>
  list.flatMap((text = '') => {
    const single = /^'([^']*)'$/.exec(text)?.[1]
    if (single !== undefined) return [single]
    try {
      const value: unknown = JSON.parse(text)
      return isRecord(value) ? [] : [value]
    } catch {
      return []
    }
  })

const formatOf = (name: string): string => {
  const spelled = name.toLowerCase().replace('iso ', '')
  return spelled === 'url' ? 'uri' : spelled
}
