import type { AjvErrors } from '@toolfault/sources/ajv'

/** A function that ajv compiled, as far as it is used. */
export interface AjvFunction {
  (value: unknown): unknown
  readonly schema: object | boolean
  readonly errors?: AjvErrors
}

/** What TypeBox compiled: `TypeCompiler.Compile` of 0.34 has `Schema()`, `Compile` of 1.x `Type()`. */
export interface TypeBoxCheck {
  readonly Check: (value: unknown) => boolean
  readonly Errors: (value: unknown) => Iterable<unknown>
  readonly Schema?: () => object
  readonly Type?: () => object
}

/** Whether something is a function that ajv compiled. */
export const isAjv = (given: unknown): given is AjvFunction =>
  typeof given === 'function' && Object.hasOwn(given, 'schema')

/** Whether something is a check that TypeBox compiled. */
export const isTypeBox = (
  given: object | boolean | AjvFunction | TypeBoxCheck
): given is TypeBoxCheck =>
  typeof given === 'object' &&
  given !== null &&
  'Check' in given &&
  typeof given.Check === 'function' &&
  'Errors' in given &&
  typeof given.Errors === 'function'
