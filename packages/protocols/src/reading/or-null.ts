import * as t from 'io-ts'

/** A value, or `null` as other languages write an absent one; what is wrong is named in its own place. */
export const orNull = <A>(codec: t.Type<A>): t.Type<A | null> =>
  new t.Type<A | null>(
    codec.name,
    (value): value is A | null => value === null || codec.is(value),
    (value, context) =>
      value === null ? t.success(null) : codec.validate(value, standing(context, codec)),
    t.identity
  )

/** The context of a codec that stands in for another, so that an error names what was wanted there. */
const standing = (context: t.Context, type: t.Decoder<unknown, unknown>): t.Context =>
  context.map((entry, at) => (at === context.length - 1 ? { ...entry, type } : entry))
