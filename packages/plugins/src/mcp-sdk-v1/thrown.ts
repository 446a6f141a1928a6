import { isRecord, own, part } from '@toolfault/model'
import { isControl } from '../mcp/control.js'
import { resultOf } from '../mcp/result.js'

/** What handlers threw, by the `extra` of their call, which the SDK hands on as it is. */
export interface Thrown {
  /** See to it that what a tool's handler throws is noted; once for each tool. */
  readonly watch: (tool: object) => void
  /** What the handler of this call threw, if it did. */
  readonly of: (extra: unknown) => { readonly error: unknown } | undefined
}

/**
 * Note what handlers throw: the SDK makes a text of it before anybody else sees it, and 1.12 refuses an
 * error of a tool that has an output schema.
 */
export const watching = (): Thrown => {
  const noted = new WeakMap<object, { readonly error: unknown }>()
  const watched = new WeakSet<object>()
  const note = (extra: unknown, error: unknown): void => {
    // What the SDK sends as it is stays the SDK's.
    if (isRecord(extra) && !isControl(error)) noted.set(extra, { error })
  }
  return {
    of: (extra) => (isRecord(extra) ? noted.get(extra) : undefined),
    watch: (tool) => {
      if (watched.has(tool)) return
      watched.add(tool)
      // Called so until 1.21; `update({ callback })` sets the same property.
      const name = own(tool, 'handler') === undefined ? 'callback' : 'handler'
      let shown = noting(part(tool, name), note)
      Object.defineProperty(tool, name, {
        configurable: true,
        enumerable: true,
        get: () => shown,
        set: (next: unknown) => {
          shown = noting(next, note)
        }
      })
    }
  }
}

/** The handler, noting what it throws, or returns that is no result; those of tasks are objects, and the SDK's. */
const noting = (handler: unknown, note: (extra: unknown, error: unknown) => void): unknown => {
  if (typeof handler !== 'function') return handler
  return async (...given: ReadonlyArray<unknown>): Promise<unknown> => {
    try {
      return resultOf(await Reflect.apply(handler, undefined, given))
    } catch (error) {
      note(given.at(-1), error)
      throw error
    }
  }
}
