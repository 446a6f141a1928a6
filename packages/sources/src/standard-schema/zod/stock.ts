/**
 * The sentences that zod 3 and zod 4 write by themselves, in English, by the code of the issue. What
 * is not among them an author wrote, or a locale did: it is shown whole.
 */
const sentences: ReadonlyMap<string, RegExp> = /* @__PURE__ */ new Map([
  ['invalid_type', /^(?:Required|(?:Invalid input: e|E)xpected .+, received .+)$/s],
  ['invalid_value', /^Invalid (?:input: expected|option: expected one of) .+$/s],
  ['invalid_literal', /^Invalid literal value, expected .+$/s],
  ['invalid_enum_value', /^Invalid enum value\. Expected .+$/s],
  [
    'invalid_union',
    /^Invalid (?:input(?:: more than one option matched)?|discriminator value\. Expected .+)$/s
  ],
  ['invalid_union_discriminator', /^Invalid discriminator value\. Expected .+$/s],
  ['unrecognized_keys', /^Unrecognized key(?:s|\(s\) in object)?: .+$/s],
  ['invalid_key', /^Invalid key in \w+$/],
  ['invalid_element', /^Invalid value in \w+$/],
  ['not_multiple_of', /^(?:Invalid number: must|Number must) be a multiple of \S+$/],
  ['not_finite', /^Number must be finite$/],
  ['invalid_date', /^Invalid date$/]
])

const sizes =
  /^(?:Too (?:small|big): expected \S+ to (?:be|have) .+|(?:Array|String|Set) must contain (?:exactly|at least|at most|more than|less than|over|under) \S+ (?:element|character)\(s\)|(?:Number|BigInt|Date) must be (?:exactly|(?:greater|less|smaller) than)(?: or)?(?: equal to)? .+|Invalid input)$/

const patterns =
  /^Invalid(?:| input|(?: string| input): must (?:match pattern|start with|end with|include) .+)$/s

const formats =
  /^Invalid [\w.-]+(?: (?:address|datetime|date|time|duration|range|string|number|code|card number))?$/

/** The beginning tells: a sentence may list a thousand options. */
const BEGINNING = 10_000

const begins = (form: RegExp | undefined, message: string): boolean =>
  form?.test(message.slice(0, BEGINNING)) === true

/** Whether zod wrote a sentence about the size of a value. */
export const isStockSize = (message: string): boolean => begins(sizes, message)

/** Whether zod wrote a sentence about a format with a name, or about a pattern without one. */
export const isStockFormat = (message: string, isNamed: boolean): boolean =>
  (isNamed && begins(formats, message)) || begins(patterns, message)

/** All that zod says without a locale, which `zod/mini` loads none of. */
const SPEECHLESS = 'Invalid input'

/** Whether zod wrote a sentence for an issue of another code. */
export const isStock = (code: string, message: string): boolean =>
  message === SPEECHLESS || begins(sentences.get(code), message)
