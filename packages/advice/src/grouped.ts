/** A list in groups of one name each, in the order in which the names come. */
export const grouped = <A>(
  list: ReadonlyArray<A>,
  nameOf: (one: A) => string
): ReadonlyMap<string, readonly [A, ...ReadonlyArray<A>]> => {
  const groups = new Map<string, [A, ...Array<A>]>()
  for (const one of list) {
    const name = nameOf(one)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [one])
    else group.push(one)
  }
  return groups
}
