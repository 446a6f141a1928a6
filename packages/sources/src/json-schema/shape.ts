/** One unit of the specification's `basic`, `detailed` and `verbose` formats, as far as it is read. */
export interface OutputUnit {
  readonly instanceLocation: string
  readonly keywordLocation?: string
  readonly absoluteKeywordLocation?: string
  /** Some add a name, or a URI that ends with one. */
  readonly keyword?: string
  readonly error?: string
  readonly valid?: boolean
  readonly errors?: ReadonlyArray<OutputUnit>
}

/** One unit of the newer `list` and `hierarchical` formats. */
export interface DetailUnit {
  readonly valid: boolean
  readonly evaluationPath: string
  readonly schemaLocation?: string
  readonly instanceLocation: string
  readonly errors?: { readonly [keyword: string]: string }
  readonly details?: ReadonlyArray<DetailUnit>
}

/** An error of Python's jsonschema, as people serialise it. `instance` is never read. */
export interface PythonError {
  readonly message: string
  readonly validator: string | null
  readonly validator_value?: unknown
  /** A list; or a text: a pointer, a JSONPath, keys joined by dots or slashes. */
  readonly path?: ReadonlyArray<string | number> | string
  readonly absolute_path?: ReadonlyArray<string | number> | string
  readonly json_path?: string
  readonly schema_path?: ReadonlyArray<string | number> | string
  readonly absolute_schema_path?: ReadonlyArray<string | number> | string
  readonly context?: ReadonlyArray<PythonError>
}

/** An error of npm's jsonschema. Its `instance` is looked at to tell a key, and not kept. */
export interface JavascriptError {
  readonly path: ReadonlyArray<string | number>
  /** The place once more, behind a name for the whole value. */
  readonly property: string
  readonly message: string
  readonly schema: unknown
  /** The keyword. */
  readonly name: string
  readonly argument?: unknown
}

/** What a validator that writes one of these formats may answer: the whole, or its list of errors. */
export type JsonSchemaOutput =
  | { readonly valid: boolean; readonly errors?: ReadonlyArray<OutputUnit> }
  | { readonly valid: boolean; readonly details: ReadonlyArray<DetailUnit> }
  | OutputUnit
  | DetailUnit
  | ReadonlyArray<OutputUnit>
  | ReadonlyArray<PythonError>
  | ReadonlyArray<JavascriptError>
  | { readonly valid: boolean; readonly errors: ReadonlyArray<JavascriptError> }
