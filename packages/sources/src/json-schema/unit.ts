import type { Path } from '@toolfault/model'

/** One failure, whichever format tells it: what {@link Unit.children} say is part of it. */
export interface Unit {
  /** The place in the value. */
  readonly path: Path
  /** Where the rule stands in the schema: as it was reached, or in its own document. */
  readonly at: Path | undefined
  /** In JSON Schema spelling; a boolean schema is `false schema`. */
  readonly keyword: string | undefined
  readonly message: string | undefined
  /** What the schema has under the keyword, where the error itself says so. */
  readonly rule: unknown
  /** The key that the failure is about, where that is not a value. */
  readonly key: string | undefined
  readonly children: ReadonlyArray<Unit>
}

/** A unit of which nothing is known. */
export const blank: Unit = {
  path: [],
  at: undefined,
  keyword: undefined,
  message: undefined,
  rule: undefined,
  key: undefined,
  children: []
}
