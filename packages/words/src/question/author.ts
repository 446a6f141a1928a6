import { foldIndexes, own, type Path, printPointer, total } from '@toolfault/model'

/** The five words that a question begins with (seed 001, "Core Pattern"). */
export type QuestionWord = 'who' | 'which' | 'where' | 'how_many' | 'what'

/** What an author says of one parameter, in place of what its schema and name say. */
export interface AskingParameter {
  readonly word?: QuestionWord
  /** What it is, as it follows "should I use for": `the recipient`. */
  readonly description?: string
  /** All that is said of this parameter, in place of our own words. */
  readonly question?: string
  /** `parameter_type` of the data, and what stands in brackets behind the name. */
  readonly parameterType?: string
  /** `expected_format` of the data, and what the text says of it. */
  readonly expectedFormat?: string
  /** `validation_error` of the data. */
  readonly validationError?: string
  /** `guidance` of the data, where the fault has none. */
  readonly guidance?: string
}

/** By the JSON Pointer of the parameter; `#` stands for any index (`/guests/#/name`). */
export interface AskingParameters {
  readonly [pointer: string]: AskingParameter
}

/** What the author says of the parameter at a path; nothing for what is no such thing. */
export const authored = (asking: AskingParameters | undefined, path: Path): AskingParameter => {
  if (asking === undefined) return {}
  return total(
    () => texts(own(asking, printPointer(path)) ?? own(asking, foldIndexes(path))),
    () => ({})
  )
}

const members = [
  'word',
  'description',
  'question',
  'parameterType',
  'expectedFormat',
  'validationError',
  'guidance'
] as const

/** A careless author may have put anything there. */
const texts = (given: unknown): AskingParameter =>
  Object.fromEntries(
    members
      .map((name) => [name, own(given, name)] as const)
      .filter(([, value]) => typeof value === 'string' && value !== '')
  )
