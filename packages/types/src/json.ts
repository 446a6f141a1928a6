/**
 * Any JSON value, read-only.
 *
 * @see RFC 8259, section 3
 */
export type Json = null | boolean | number | string | ReadonlyArray<Json> | JsonObject

/**
 * A number without a fraction, which TypeScript has no type for.
 *
 * @asType integer
 */
export type Integer = number

/** A JSON object, read-only; a key may be any string, `__proto__` included. */
export interface JsonObject {
  readonly [key: string]: Json
}
