import { bound, type Form, ruledAt, ruleIn, textsRule } from './forms.js'
import { ruled, typesRule } from './rules.js'
import { each, type Told } from './told.js'
import { argumentAt } from './written-place.js'

/** What class-validator (src/decorator) and yup (src/locale.ts) write behind the place. */
const forms: ReadonlyArray<Form> = [
  [
    /^(?:is a required field|must be defined|should not be null or undefined)$/,
    () => ruled('required')
  ],
  [/^should not exist$/, () => ruled('additionalProperties')],
  [
    /^must be an? (string|integer|boolean|array|object)(?: number| value)?$/,
    (type) => typesRule([type])
  ],
  [/^must be a number(?: conforming to the specified constraints)?$/, () => typesRule(['number'])],
  [
    /^must be a `(string|number|boolean|array|object)` type, but the final value was: /,
    (type) => typesRule([type])
  ],
  [/^must be one of the following values: ([^\n]{1,2000})$/, textsRule],
  [/^must not be less than (\S{1,40})$/, bound('minimum')],
  [/^must not be greater than (\S{1,40})$/, bound('maximum')],
  [/^must be greater than or equal to (\S{1,40})$/, bound('minimum')],
  [/^must be less than or equal to (\S{1,40})$/, bound('maximum')],
  [/^must be greater than (\S{1,40})$/, bound('exclusiveMinimum')],
  [/^must be less than (\S{1,40})$/, bound('exclusiveMaximum')],
  [/^must be (?:longer than or equal to|at least) (\d{1,15}) characters$/, bound('minLength')],
  [/^must be (?:shorter than or equal to|at most) (\d{1,15}) characters$/, bound('maxLength')],
  [/^(?:must contain at least (\d{1,15}) elements)$/, bound('minItems')],
  [/^(?:must contain no more than (\d{1,15}) elements)$/, bound('maxItems')],
  [/^field must have at least (\d{1,15}) items$/, bound('minItems')],
  [/^field must have less than or equal to (\d{1,15}) items$/, bound('maxItems')],
  [/^should not be (empty)$/, () => bound('minLength')('1')],
  [
    /^must be an? (?:valid )?(email|URL|UUID)(?: address)?$/,
    (name) => ruled('format', { format: formats.get(name) ?? name })
  ],
  [/^must be a valid (ISO 8601) date string$/, () => ruled('format', { format: 'date-time' })]
]

const formats: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['URL', 'uri'],
  ['UUID', 'uuid']
])

/** Where the place of another begins. */
const next =
  /\n|[,;] (?=(?:(?:nested )?property )?[\w$][\w$.[\]-]{0,199} (?:must|should|is a required) )/

/**
 * What class-validator and yup say of keys, which name them first and without quotation marks; of each item of a list
 * nobody knows which. `undefined` for any other text.
 */
export const namedFirstSaid = (text: string): Told | undefined =>
  each(
    text
      .replace(/^(?:Validation|BadRequest)[A-Za-z]{0,20}: /, '')
      .trimEnd()
      .split(next),
    placed
  )

const placed = (part: string): Told | undefined => {
  const [head = '', isEach, where = ''] =
    /^(each value in )?(?:(?:nested )?property )?([\w$][\w$.[\]-]{0,199}) (?=must |should |field must |is a required )/.exec(
      part
    ) ?? []
  const path = argumentAt(where)
  const rule = head === '' ? undefined : ruleIn(forms, part.slice(head.length))
  if (path === undefined || rule === undefined) return undefined
  if (isEach !== undefined)
    return { issues: [{ path, kind: 'unknown', message: part }], whole: false }
  // Behind it stands what came.
  return ruledAt(path, rule, part.slice(head.length).replace(/, but the final value was: .*/s, ''))
}
