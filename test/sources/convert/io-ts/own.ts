import * as t from 'io-ts'

/** Any codec of unknown values. */
export type Codec = t.Mixed

/** A border: nothing can be encoded with `never`, and its type says so. */
export const never: Codec = t.never as { readonly name: string } as Codec

/** What a codec has against a value, where the walk has come to it. */
export const against = (codec: Codec, value: unknown, context: t.Context): t.Errors => {
  const decoded = codec.validate(value, context)
  return decoded._tag === 'Left' ? decoded.left : []
}

/** The same one key further down. */
export const below = (codec: Codec, key: string, value: unknown, context: t.Context): t.Errors =>
  against(codec, value, t.appendContext(context, key, codec, value))

export const fits = (codec: Codec, value: unknown): boolean => codec.decode(value)._tag === 'Right'

/** A codec that io-ts does not have, from what it has against a value; nothing is decoded to anything else. */
export const checking = (
  name: string,
  check: (value: unknown, context: t.Context) => t.Errors
): Codec =>
  new t.Type<unknown>(
    name,
    (value): value is unknown => check(value, []).length === 0,
    (value, context) => {
      const errors = check(value, context)
      return errors.length === 0 ? t.success(value) : t.failures(errors)
    },
    t.identity
  )

/**
 * A codec for values of one sort that lets all others pass, as the keywords of JSON Schema do: a copy with
 * another `validate`, as io-ts-types makes them, so that its `_tag` stays.
 */
export const whenever = (isSort: (value: unknown) => boolean, codec: Codec): Codec => {
  const copy: Codec = Object.assign(Object.create(Object.getPrototypeOf(codec)), codec)
  const validate: Codec['validate'] = (value, context) =>
    isSort(value) ? codec.validate(value, context) : t.success(value)
  return Object.assign(copy, {
    is: (value: unknown): value is unknown => !isSort(value) || codec.is(value),
    validate,
    decode: (value: unknown) => validate(value, [{ key: '', type: copy, actual: value }])
  })
}

/** All of them; an intersection where there are several. */
export const all = ([first, second, ...more]: ReadonlyArray<Codec>): Codec => {
  if (first === undefined) return t.unknown
  // A border: io-ts takes any number, and has types for five.
  return second === undefined ? first : t.intersection([first, second, ...more] as [Codec, Codec])
}

/** One of them; a union where there are several. */
export const some = ([first, second, ...more]: ReadonlyArray<Codec>): Codec => {
  if (first === undefined) return never
  return second === undefined ? first : t.union([first, second, ...more])
}

/** A limit, as an author of codecs would add it. */
export const limit = (codec: Codec, name: string, holds: (value: unknown) => boolean): Codec =>
  new t.RefinementType(
    name,
    (value): value is unknown => codec.is(value) && holds(value),
    (value, context) => {
      const decoded = codec.validate(value, context)
      if (decoded._tag === 'Left' || holds(decoded.right)) return decoded
      return t.failure(value, context)
    },
    codec.encode,
    codec,
    holds
  )
