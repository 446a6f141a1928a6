import type { Params } from '@toolfault/model'

/**
 * What Standard Schema and Standard JSON Schema, both version 1, ask of a schema, as far as it is made
 * here: `validate` answers at once.
 *
 * @see https://standardschema.dev
 */
export interface StandardSchema<A = unknown> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly types?: { readonly input: A; readonly output: A } | undefined
    readonly validate: (value: unknown) => StandardResult<A>
    readonly jsonSchema: {
      readonly input: (options: StandardTarget) => Record<string, unknown>
      readonly output: (options: StandardTarget) => Record<string, unknown>
    }
  }
}

/** The value itself, or what is wrong with it. */
export type StandardResult<A> =
  | { readonly value: A; readonly issues?: undefined }
  | { readonly issues: ReadonlyArray<StandardIssue> }

/** In which version of JSON Schema a schema is wanted. */
export interface StandardTarget {
  readonly target: string
}

/**
 * One issue, with the fields that ajv has: a reader of Standard Schema has the place and the sentence, and
 * one of ajv's errors finds all that ajv said.
 */
export interface StandardIssue {
  readonly message: string
  /** A missing or surplus key is blamed at the key; an index of an array is a number. */
  readonly path: ReadonlyArray<string | number>
  /** Absent where nobody said which rule was broken. */
  readonly keyword?: string
  readonly instancePath: string
  readonly schemaPath?: string
  readonly propertyName?: string
  readonly params: Params
}
