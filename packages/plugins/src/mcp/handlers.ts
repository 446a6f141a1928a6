import { part } from '@toolfault/model'
import { isFunction } from '../method.js'

/** A handler as both SDKs keep it: it is given the request as it came. */
export type Handler = (request: unknown, extra: unknown) => unknown

/** A low-level server of either major, and its handlers by method, which are private in both. */
export interface Handled {
  readonly server: object
  readonly handlers: Map<unknown, unknown>
}

/**
 * Stand around the handler of a method: the one that is there, and every one that the server sets later.
 * `wrap` is given no handler where there is none, and returns none where nothing is to be set.
 */
export const keeping = (
  { handlers, server }: Handled,
  method: string,
  wrap: (inner: Handler | undefined) => Handler | undefined
): void => {
  const keep = (): void => {
    const inner = handlers.get(method)
    const wrapped = wrap(isFunction(inner) ? inner : undefined)
    if (wrapped !== undefined) handlers.set(method, wrapped)
  }
  keep()
  const set = part(server, 'setRequestHandler')
  if (!isFunction(set)) return
  Reflect.set(server, 'setRequestHandler', (...given: ReadonlyArray<unknown>): unknown => {
    const before = handlers.get(method)
    const result = Reflect.apply(set, server, given)
    // Another plugin may have wrapped ours since: only what was set now is new.
    if (handlers.get(method) !== before) keep()
    return result
  })
}
