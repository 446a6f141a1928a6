import type { Either } from 'fp-ts/lib/Either.js'

/** The part of an io-ts `ContextEntry` that is read here: a step of the walk from the root to the fault. */
export interface IoTsEntry {
  readonly key: string
  /** The codec; its `_tag`, and what lies beneath it, are read where they are there. */
  readonly type: { readonly name: string }
  readonly actual?: unknown
}

/** The part of an io-ts `ValidationError` that is read here. */
export interface IoTsError {
  readonly value: unknown
  readonly context: ReadonlyArray<IoTsEntry>
  readonly message?: string | undefined
}

/** io-ts `Errors`: what stands in the `Left` of a decoding that failed. */
export type IoTsErrors = ReadonlyArray<IoTsError>

/** Anything with the `decode` of an io-ts codec; a `t.Type<A, O, unknown>` is one. */
export interface IoTsDecoder<A> {
  readonly decode: (value: unknown) => Either<IoTsErrors, A>
}
