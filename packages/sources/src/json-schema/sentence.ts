import { quoted } from '../quoted.js'

/** What a validator's sentence names. */
export interface Said {
  /** The keys that are missing, surplus or badly named. */
  readonly names: ReadonlyArray<string>
  /** The error already stands at the key. */
  readonly isAtKey?: true
  /** The key whose presence makes the others necessary. */
  readonly cause?: string
}

/** One form of a sentence: how it is recognised, and what it names. */
interface Form {
  readonly keywords: ReadonlyArray<string>
  readonly form: RegExp
  readonly read: (groups: ReadonlyArray<string>) => Said | undefined
}

const one = ([name = '']: ReadonlyArray<string>): Said => ({ names: [name] })
const several = ([list = '']: ReadonlyArray<string>): Said | undefined => namesOf(quoted(list))
const atKey = ([name = '']: ReadonlyArray<string>): Said => ({ names: [name], isAtKey: true })
const namesOf = (names: ReadonlyArray<string> | undefined): Said | undefined =>
  names === undefined || names.length === 0 ? undefined : { names }

const lacks = ['required']
const surplus = ['additionalProperties', 'unevaluatedProperties']
const depends = ['dependentRequired', 'dependencies']

/** The sentences of well-known validators, and those of the specification's examples. */
const forms: ReadonlyArray<Form> = [
  // @cfworker/json-schema
  { keywords: lacks, form: /^Instance does not have required property "(.*)"\.$/s, read: one },
  {
    keywords: surplus,
    form: /^Property "(.*)" does not match (?:additional|unevaluated) properties schema\.$/s,
    read: one
  },
  {
    keywords: ['propertyNames'],
    form: /^Property name "(.*)" does not match schema\.$/s,
    read: one
  },
  {
    keywords: depends,
    form: /^Instance has "(.*)" but does not have "(.*)"\.$/s,
    read: ([cause = '', name = '']) => ({ names: [name], cause })
  },
  // jsonschema, of Python and of Rust
  { keywords: lacks, form: /^(.*) is a required property$/s, read: several },
  {
    keywords: surplus,
    form: /^(?:Additional|Unevaluated) properties are not allowed \((.*) (?:was|were) unexpected\)$/s,
    read: several
  },
  {
    keywords: surplus,
    form: /^(.*) (?:does|do) not match any of the regexes: .*$/s,
    read: several
  },
  {
    keywords: depends,
    form: /^(.*) is a dependency of (.*)$/s,
    read: ([name = '', cause = '']) => {
      const [names, causes] = [quoted(name), quoted(cause)]
      const only = causes?.length === 1 ? causes[0] : undefined
      return names === undefined || only === undefined ? undefined : { names, cause: only }
    }
  },
  // jsonschema of npm
  { keywords: lacks, form: /^requires property (".*")$/s, read: several },
  {
    keywords: surplus,
    form: /^is not allowed to have the additional property (".*")$/s,
    read: several
  },
  { keywords: depends, form: /^property (.*) not found, required by .*$/s, read: one },
  // ajv
  { keywords: lacks, form: /^must have required property '(.*)'$/s, read: one },
  // The specification's examples
  { keywords: lacks, form: /^Required property '(.*)' not found\.?$/s, read: one },
  {
    keywords: lacks,
    form: /^Required properties \[(.*)\] (?:are|were) not present$/s,
    read: several
  },
  {
    keywords: surplus,
    form: /^Additional property '(.*)' found but was invalid\.?$/s,
    read: atKey
  },
  // networknt/json-schema-validator, which begins with the place
  { keywords: lacks, form: /^\$?[^ ]*: required property '(.*)' not found$/s, read: one },
  {
    keywords: surplus,
    form: /^\$?[^ ]*: property '(.*)' is not defined in the schema and the schema does not allow (?:additional|unevaluated) properties$/s,
    read: one
  },
  // santhosh-tekuri/jsonschema and boon
  { keywords: lacks, form: /^missing propert(?:y|ies):? (.*)$/s, read: several },
  { keywords: surplus, form: /^additional ?[pP]roperties (.*) not allowed$/s, read: several }
]

/** A longer sentence repeats a value. */
const LONG = 10_000

/** What the sentence of a keyword's error names; `undefined` where it names nothing that is known. */
export const saidIn = (keyword: string, message: string | undefined): Said | undefined => {
  if (message === undefined || message.length > LONG) return undefined
  for (const { form, keywords, read } of forms) {
    const match = keywords.includes(keyword) ? form.exec(message) : null
    const said = match === null ? undefined : read(match.slice(1))
    if (said !== undefined) return said
  }
  return undefined
}
