import { isList, own, total } from '@toolfault/model'
import type { Asked } from '../asked.js'
import type { Failed, ToolCall } from '../call.js'

/** A call of a model as it may be given: as it is, as a vendor's `callOf` reads it, or what is none. */
export type Wanted = ToolCall | Asked | undefined

/** Calls that had failed before they could be made, by the call. */
export type Unmade = WeakMap<ToolCall, Failed>

/**
 * The calls of a turn, as they are or as a vendor's `callOf` reads them; what is no call is left out. Of
 * those whose arguments could not be read the failure is kept in `unmade`.
 */
export const taken = (given: unknown, unmade: Unmade): ReadonlyArray<ToolCall> =>
  total(
    () => Array.from(isList(given) ? given : [given]).flatMap((one) => callIn(one, unmade)),
    () => []
  )

const callIn = (one: unknown, unmade: Unmade): ReadonlyArray<ToolCall> =>
  total(
    () => {
      const inner = own(one, 'call')
      const call = isCall(inner) ? inner : one
      if (!isCall(call)) return []
      const made = whole(call)
      // A border: an `Asked` that is not ok is the failure of its call.
      if (call === inner && own(one, 'ok') === false) unmade.set(made, failedOf(one as Asked))
      return [made]
    },
    () => []
  )

const failedOf = (asked: Asked): Failed => {
  const { call: _, ...failed } = asked as Extract<Asked, { ok: false }>
  return failed
}

export const isCall = (call: unknown): call is ToolCall => typeof own(call, 'tool') === 'string'

/** A model's client may leave an id out; a call that is given twice is two. */
const whole = (call: ToolCall): ToolCall => ({
  ...call,
  id: typeof call.id === 'string' ? call.id : ''
})
