/** What every program shares; a function that changes one of these changes all of them. */
const common: ReadonlyArray<object> = [
  Object.prototype,
  Array.prototype,
  Function.prototype,
  Object,
  JSON
]

const held = common.map((object) => ({
  object,
  members: Reflect.ownKeys(object).map((key) => [key, heldBy(object, key)] as const)
}))

function heldBy(object: object, key: PropertyKey): unknown {
  return Object.getOwnPropertyDescriptor(object, key)?.value
}

/** Throws where the platform is no longer as it was when this file was loaded. */
export const platform = (): void => {
  for (const { members, object } of held) {
    if (Reflect.ownKeys(object).length !== members.length)
      throw new Error(`the platform was added to: ${Reflect.ownKeys(object).map(String).join(' ')}`)
    for (const [key, value] of members) {
      if (!Object.is(heldBy(object, key), value))
        throw new Error(`the platform was changed at ${String(key)}`)
    }
  }
}
