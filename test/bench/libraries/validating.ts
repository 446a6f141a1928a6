/** A validator library with its own messages: it judges and speaks in one go. */
export interface Validating {
  readonly name: string
  /** What it says of a value, `''` for a valid one. Throws for a schema that it cannot express. */
  readonly prepare: (schema: object) => (value: unknown) => string
}
