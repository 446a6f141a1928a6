import type { Issue } from '@toolfault/model'

/** One of pydantic's errors: what it says, and what it shows of the value. */
export interface PydanticError {
  readonly issue: Issue
  /** A value as Python prints it, cut in its middle where it is long. */
  readonly came: string
  /** How many steps of the path lead to that value: a key that is missing has none, so that its owner is shown. */
  readonly depth: number
}
