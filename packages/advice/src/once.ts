/**
 * A function of an object, worked out once for each that lives: schemas, and what is found of them, are treated as
 * frozen.
 */
export const once = <Of extends object, A extends object | boolean>(
  make: (of: Of) => A
): ((of: Of) => A) => {
  const known = new WeakMap<Of, A>()
  return (of) => {
    const old = known.get(of)
    if (old !== undefined) return old
    const made = make(of)
    known.set(of, made)
    return made
  }
}
