/** The sentences of pydantic, each with its word for the error. */
const sentences: ReadonlyArray<readonly [form: RegExp, type: string]> = [
  [/^Field required$/, 'missing'],
  [/^Missing required (?:keyword only |positional only )?argument$/, 'missing_argument'],
  [/^Extra inputs are not permitted$/, 'extra_forbidden'],
  [/^Unexpected keyword argument$/, 'unexpected_keyword_argument'],
  [/^Input should be a valid string(?:,|$)/, 'string_type'],
  [/^Input should be a valid integer(?:,|$)/, 'int_type'],
  [/^Input should be a valid number(?:,|$)/, 'float_type'],
  [/^Input should be a valid boolean(?:,|$)/, 'bool_type'],
  [/^Input should be a valid list$/, 'list_type'],
  [/^Input should be a valid (?:dictionary|mapping)(?: |$)/, 'dict_type'],
  [/^Input tag '/, 'union_tag_invalid'],
  [/^Unable to extract tag using discriminator /, 'union_tag_not_found'],
  [/^Input should be None$/, 'none_required'],
  [/^Input should be a valid (?:date|datetime|time|timedelta)(?:,| |$)/, 'datetime_parsing'],
  [/^Input should be a valid UUID,/, 'uuid_parsing'],
  [/^Input should be a valid URL,/, 'url_parsing'],
  [/^Input should be greater than or equal to \S+$/, 'greater_than_equal'],
  [/^Input should be greater than \S+$/, 'greater_than'],
  [/^Input should be less than or equal to \S+$/, 'less_than_equal'],
  [/^Input should be less than \S+$/, 'less_than'],
  [/^Input should be a multiple of \S+$/, 'multiple_of'],
  [/^Input should be (?:'|-?\d|True|False)/, 'literal_error'],
  [/^String should have at least \d/, 'string_too_short'],
  [/^String should have at most \d/, 'string_too_long'],
  [/^String should match pattern '/, 'string_pattern_mismatch'],
  [/^(?:List|Tuple|Set|Dictionary|Value) should have at least \d/, 'too_short'],
  [/^(?:List|Tuple|Set|Dictionary|Value) should have at most \d/, 'too_long']
]

/** Pydantic's word for what a sentence of its says; `undefined` for the sentence of an author, and for any other. */
export const pydanticWord = (message: string): string | undefined =>
  sentences.find(([form]) => form.test(message))?.[1]
