/** Sentences that repeat nothing of the caller's but numbers, types and keys of the schema. */
const silent: ReadonlyArray<RegExp> = [
  // @cfworker/json-schema
  /^Instance (?:type "\w+" is invalid\. Expected |does not match |matched "not" schema\.$|does not have |has ")/,
  /^(?:String|Array) (?:is|has) (?:too |less )[\w ]+ \(\d+[ )]/,
  /^String does not match (?:pattern|format "[^"]*")\.$/,
  /^Array (?:is empty|does not contain|must contain at least|may contain at most) [^'"]*$/,
  /^(?:Items|Property ".*") (?:did|does) not match schema\.$/s,
  /^Duplicate items at indexes \d+ and \d+\.$/,
  /^(?:False boolean schema|A subschema had errors)\.$/,
  /^-?[\d.e+-]+ is (?:less than|greater than|not a multiple of) [\w .+-]+$/,
  // jsonschema, of Python and of Rust
  /^.* is a required property$/s,
  /^(?:'[^']*'|"[^"]*") is a dependency of (?:'[^']*'|"[^"]*")$/s,
  /^.* was expected$/s,
  // ajv, and the specification's examples
  /^must (?:NOT )?(?:be|have|match|contain|pass) (?!.*\b(?:but|found|got|received|was)\b)/s,
  /^Required propert(?:y|ies) /,
  /^Expected \w+\.?$/,
  /^missing propert/
]

/** A longer sentence repeats a value. */
const LONG = 10_000

/**
 * Whether a sentence may repeat the caller's text. Most validators do so, and none says so: only a
 * sentence that is known not to is trusted.
 */
export const mayEcho = (message: string): boolean =>
  message.length > LONG || !silent.some((form) => form.test(message))
