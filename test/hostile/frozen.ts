/** Freeze a value and all that it holds, so that a write anywhere throws. */
export const frozen = <A>(value: A): A => {
  for (const object of reachable(value)) Object.freeze(object)
  return value
}

/** Every object that can be reached from a value by own keys, the value included. */
export const reachable = (value: unknown): ReadonlySet<object> => {
  const found = new Set<object>()
  const open: Array<unknown> = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null || found.has(next)) continue
    found.add(next)
    open.push(...Reflect.ownKeys(next).map((key) => Reflect.get(next, key)))
  }
  return found
}
