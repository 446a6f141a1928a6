import type { Json, JsonObject } from '@toolfault/types/json'
import * as t from 'io-ts'

/** Members that must be there and members that may, and no others: what else stands there is left out. */
export const exactly = <R extends t.Props, P extends t.Props>(
  required: R,
  optional: P
): t.ExactC<t.IntersectionC<[t.TypeC<R>, t.PartialC<P>]>> =>
  t.exact(t.intersection([t.type(required), t.partial(optional)]))

/** One text of a list. */
export const among = <A extends string>(texts: readonly [A, A, ...ReadonlyArray<A>]): t.Type<A> => {
  const [first, second, ...rest] = texts
  return t.union([t.literal(first), t.literal(second), ...rest.map((text) => t.literal(text))])
}

/** A list of texts: a path, names, values. */
export const texts: t.Type<ReadonlyArray<string>> = t.readonlyArray(t.string)

/** JSON of whatever shape; a border: what is read has been copied as such. */
export const json: t.Type<Json> = t.unknown as t.Type<unknown> as t.Type<Json>

/** The same, where it must be an object; io-ts's own records lose a key called `__proto__`. */
export const jsonObject: t.Type<JsonObject> =
  t.UnknownRecord as t.Type<unknown> as t.Type<JsonObject>
