/** A value so many levels deep. */
export const nest = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = {}
  for (let level = 0; level < depth; level++) value = wrap(value)
  return value
}
