import { type Issue, kindOf, type Path } from '@toolfault/model'

/** The sentences of ajv 8, and the keyword that each is of (protocols, appendix A); TypeBox 1 writes no capitals, and `either`. */
const sentences: ReadonlyArray<readonly [RegExp, string, string?]> = [
  [
    /^must be ((?:null|string|number|integer|boolean|array|object)(?:,(?:null|string|number|integer|boolean|array|object)){0,6})$/,
    'type',
    'type'
  ],
  [
    /^must be either ((?:null|string|number|integer|boolean|array|object)(?: or (?:null|string|number|integer|boolean|array|object)){1,6})$/,
    'type',
    'type'
  ],
  [/^must be equal to one of the allowed values$/, 'enum'],
  [/^must be equal to constant$/, 'const'],
  [/^must match format "([^"]{1,100})"$/, 'format', 'format'],
  [/^must match pattern "(.*)"$/s, 'pattern', 'pattern'],
  [/^must be >= (-?[\d.e+-]{1,30})$/, 'minimum', 'limit'],
  [/^must be <= (-?[\d.e+-]{1,30})$/, 'maximum', 'limit'],
  [/^must be > (-?[\d.e+-]{1,30})$/, 'exclusiveMinimum', 'limit'],
  [/^must be < (-?[\d.e+-]{1,30})$/, 'exclusiveMaximum', 'limit'],
  [/^must be multiple of ([\d.e+-]{1,30})$/, 'multipleOf', 'multipleOf'],
  [/^must (?:NOT|not) have fewer than (\d{1,15}) characters$/, 'minLength', 'limit'],
  [/^must (?:NOT|not) have more than (\d{1,15}) characters$/, 'maxLength', 'limit'],
  [/^must (?:NOT|not) have fewer than (\d{1,15}) items$/, 'minItems', 'limit'],
  [/^must (?:NOT|not) have more than (\d{1,15}) items$/, 'maxItems', 'limit'],
  [/^must (?:NOT|not) have fewer than (\d{1,15}) properties$/, 'minProperties', 'limit'],
  [/^must (?:NOT|not) have more than (\d{1,15}) properties$/, 'maxProperties', 'limit'],
  [
    /^must (?:NOT|not) have duplicate items(?: \(items ## \d{1,15} and \d{1,15} are identical\))?$/,
    'uniqueItems'
  ],
  [/^must match a schema in anyOf$/, 'anyOf'],
  [/^must match exactly one schema in oneOf$/, 'oneOf'],
  [/^must (?:NOT|not) be valid$/, 'not'],
  [/^must match "(?:then|else)" schema$/, 'if']
]

const numbers: ReadonlySet<string | undefined> = /* @__PURE__ */ new Set(['limit', 'multipleOf'])

/** A sentence of ajv's about the value at a place, as the issue that it tells of. */
export const ajvSentence = (message: string, path: Path): Issue | undefined => {
  const key = /^must have required property '(.*)'$/s.exec(message)?.[1]
  if (key !== undefined) {
    // Some have put the key into the place already (row V1).
    const place = path.at(-1) === key ? path : [...path, key]
    return { path: place, kind: 'missing', keyword: 'required', message }
  }
  for (const [form, keyword, name] of sentences) {
    const match = form.exec(message)
    if (match === null) continue
    const [, said] = match
    const value = numbers.has(name)
      ? Number(said)
      : name === 'type' && /[, ]/.test(said ?? '')
        ? said?.split(/,| or /)
        : said
    return {
      path,
      kind: kindOf(keyword),
      keyword,
      message,
      ...(name === undefined || value === undefined || Number.isNaN(value)
        ? {}
        : { params: { [name]: value } })
    }
  }
  return undefined
}
