/** A value whose every reading is counted, however deep. */
export interface Counted<T> {
  readonly value: T
  readonly reads: () => number
}

/** Count the readings of a plain value: members, keys and descriptors. */
export const counted = <T extends object>(plain: T): Counted<T> => {
  let reads = 0
  // The same object comes back as the same, or nothing could be remembered of it.
  const known = new WeakMap<object, object>()
  const wrapped = <U>(value: U): U => {
    if (typeof value !== 'object' || value === null) return value
    const proxy = known.get(value) ?? new Proxy(value, traps)
    known.set(value, proxy)
    // A border: a proxy has the type of what it stands for.
    return proxy as U
  }
  const traps: ProxyHandler<object> = {
    get: (target, key, receiver) => {
      reads += 1
      return wrapped(Reflect.get(target, key, receiver))
    },
    has: (target, key) => {
      reads += 1
      return Reflect.has(target, key)
    },
    ownKeys: (target) => {
      const keys = Reflect.ownKeys(target)
      reads += keys.length
      return keys
    },
    getOwnPropertyDescriptor: (target, key) => {
      reads += 1
      const found = Reflect.getOwnPropertyDescriptor(target, key)
      return found && { ...found, value: wrapped(found.value) }
    }
  }
  return { value: wrapped(plain), reads: () => reads }
}
