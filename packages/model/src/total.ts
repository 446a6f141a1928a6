/**
 * Run `run`; when it throws (a getter, a revoked proxy, a stack that is full), `otherwise` answers.
 *
 * The outer net of every public function: no input may make one throw (design, "Total").
 */
export const total = <A>(run: () => A, otherwise: () => A): A => {
  try {
    return run()
  } catch {
    return otherwise()
  }
}

/** Own enumerable or hidden property of any value; `undefined` when there is none or reading throws. */
export const own = (value: unknown, key: string): unknown => {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    // A border: the type of any object's property is unknown until it is tested.
    return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined
  } catch {
    return undefined
  }
}

/**
 * Any property of an object or a function, inherited ones and getters included; `undefined` when there is
 * none or reading throws. For what is no data: whoever reads data asks for its own keys.
 */
export const part = (value: unknown, key: PropertyKey): unknown => {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  try {
    return Reflect.get(value, key)
  } catch {
    return undefined
  }
}

/** Whether `value` owns `key`; false when asking throws. */
export const owns = (value: unknown, key: string): boolean => {
  if (typeof value !== 'object' || value === null) return false
  try {
    return Object.hasOwn(value, key)
  } catch {
    return false
  }
}

/** Own enumerable keys of any value, in order; `[]` when there are none or asking throws. */
export const keysOf = (value: unknown): ReadonlyArray<string> => {
  if (typeof value !== 'object' || value === null) return []
  try {
    return Object.keys(value)
  } catch {
    return []
  }
}

/** Whether `value` is an array; false for a revoked proxy, about which the platform throws. */
export const isList = (value: unknown): value is ReadonlyArray<unknown> => {
  try {
    return Array.isArray(value)
  } catch {
    return false
  }
}

/** Whether `value` is an object that is no array. */
export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isList(value)

/** How many steps one public call may take over foreign data (design, "Total"). */
export const STEPS = 10_000

/** A counter that walkers share within one call. */
export interface Steps {
  left: number
}

/** A fresh counter for one public call. */
export const steps = (left: number = STEPS): Steps => ({ left })

/** Take one step; false when none is left, or the counter is none. */
export const step = (counter: Steps): boolean => {
  try {
    return counter.left-- > 0
  } catch {
    return false
  }
}
