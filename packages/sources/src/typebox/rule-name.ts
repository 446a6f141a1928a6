/**
 * The rule that an error of 0.34 is about: a keyword of JSON Schema, a keyword of TypeBox
 * (`minByteLength`, `minimumTimestamp`), or `custom` for a kind that an author registered.
 */
export type Rule = string

/** Names that do not end with the keyword. */
const special: ReadonlyMap<string, Rule> = /* @__PURE__ */ new Map([
  ['Intersect', 'allOf'],
  ['IntersectUnevaluatedProperties', 'unevaluatedProperties'],
  ['Kind', 'custom'],
  ['Literal', 'const'],
  ['Never', 'false schema'],
  ['Not', 'not'],
  ['ObjectRequiredProperty', 'required'],
  ['RegExp', 'pattern'],
  ['StringFormatUnknown', 'format'],
  ['TupleLength', 'items'],
  ['Union', 'anyOf']
])

/** What a name begins with, where it is not the name of a type itself. */
const owners = [
  'Array',
  'BigInt',
  'Date',
  'Integer',
  'Number',
  'Object',
  'String',
  'Uint8Array'
] as const

/** The rule of a name in `ValueErrorType` (`ArrayMinItems`); `undefined` for what is no name. */
export const ruleNamed = (name: unknown): Rule | undefined => {
  if (typeof name !== 'string') return undefined
  const known = special.get(name)
  if (known !== undefined) return known
  const owner = owners.find((start) => name.startsWith(start) && name !== start)
  if (owner === undefined) return 'type'
  const rest = name.slice(owner.length)
  return rest.slice(0, 1).toLowerCase() + rest.slice(1)
}
