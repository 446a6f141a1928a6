/** How often a value was looked into: work that grows with a square shows here, on a machine of any speed. */
export interface Counted<A> {
  readonly value: A
  readonly looks: () => number
}

/** An object that counts what is read of it: a key counts one, all its keys as many as it has. */
export const counted = <A extends object>(object: A): Counted<A> => {
  let looks = 0
  const value = new Proxy(object, {
    get: (target, key, self) => {
      looks++
      return Reflect.get(target, key, self)
    },
    getOwnPropertyDescriptor: (target, key) => {
      looks++
      return Reflect.getOwnPropertyDescriptor(target, key)
    },
    ownKeys: (target) => {
      const keys = Reflect.ownKeys(target)
      looks += keys.length
      return keys
    }
  })
  return { value, looks: () => looks }
}
