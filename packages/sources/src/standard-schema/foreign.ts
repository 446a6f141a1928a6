/** One step of a path: a key, or an object that holds one. */
export type StandardKey = PropertyKey | { readonly key: unknown }

/** The part of an issue that every library has. What more a library says is read where it stands. */
export interface StandardIssue {
  readonly message: string
  readonly path?: ReadonlyArray<StandardKey> | undefined
  /** An error that says by a pointer where it is (ajv, typebox 1) is for its own source. */
  readonly instancePath?: never
}

/** What `~standard.validate` answers; a `ZodError` and arktype's `ArkErrors` pass for a failure. */
export type StandardResult =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: ReadonlyArray<StandardIssue> }

/** The part of a schema that validates (Standard Schema, version 1). */
export interface StandardSchema {
  readonly '~standard': {
    readonly version: 1
    readonly validate: (value: unknown) => unknown
  }
}
