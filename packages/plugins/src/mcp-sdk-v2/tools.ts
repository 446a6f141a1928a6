import { isRecord, part } from '@toolfault/model'
import { isFunction } from '../method.js'
import { boxed, unboxed } from './box.js'
import type { Server } from './server.js'

/** A tool that is registered; its name and the rest change with the SDK's `update`. */
export interface Entry {
  name: string
  /** The SDK's RegisteredTool; absent until it has made one. */
  registered?: object
}

/** The tools of a server by name: a Map, for the SDK's own table knows a tool called `constructor`. */
export type Tools = ReadonlyMap<string, Entry>

/** Puts a guard in front of the callback of a tool. */
export type Guard = (entry: Entry, callback: unknown) => unknown

/**
 * Box the schemas and guard the callbacks of all tools of a server: those that are there, those that are
 * registered from now on, and what `update` makes of them.
 */
export const watchTools = (server: Server, guard: Guard): Tools => {
  const tools = new Map<string, Entry>()
  for (const [name, registered] of server.tools) {
    const entry: Entry = { name }
    const update = updateOf(registered)
    const callback = part(registered, 'handler')
    if (!isFunction(callback)) throw unknown(`the tool ${name} has no handler`)
    update({ callback: guard(entry, callback) })
    adopt(tools, entry, registered, guard)
  }
  Object.defineProperty(server.whole, 'registerTool', {
    configurable: true,
    writable: true,
    value: (name: string, config: unknown, callback: unknown, ...rest: ReadonlyArray<unknown>) => {
      const entry: Entry = { name }
      const registered = server.register(name, config, guard(entry, callback), ...rest)
      adopt(tools, entry, registered, guard)
      return registered
    }
  })
  return tools
}

const adopt = (
  tools: Map<string, Entry>,
  entry: Entry,
  registered: unknown,
  guard: Guard
): void => {
  const update = updateOf(registered)
  if (!isRecord(registered)) return
  // Not before: of a raw shape the SDK makes a schema first.
  const schema = part(registered, 'inputSchema')
  const box = boxed(schema)
  if (box !== schema && unboxed(schema) !== undefined) update({ paramsSchema: box })
  entry.registered = registered
  tools.set(entry.name, entry)
  Object.defineProperty(registered, 'update', {
    configurable: true,
    enumerable: true,
    writable: true,
    value: (updates: unknown) => {
      const answer = update(guardedUpdates(updates, entry, guard))
      rename(tools, entry, part(updates, 'name'))
      return answer
    }
  })
}

const guardedUpdates = (updates: unknown, entry: Entry, guard: Guard): unknown => {
  if (!isRecord(updates)) return updates
  const callback = part(updates, 'callback')
  const paramsSchema = part(updates, 'paramsSchema')
  return {
    ...updates,
    ...(paramsSchema === undefined ? {} : { paramsSchema: boxed(paramsSchema) }),
    ...(callback === undefined ? {} : { callback: guard(entry, callback) })
  }
}

/** As the SDK does it: `null` and an empty name remove the tool. */
const rename = (tools: Map<string, Entry>, entry: Entry, name: unknown): void => {
  if (name === undefined || name === entry.name) return
  if (tools.get(entry.name) === entry) tools.delete(entry.name)
  if (typeof name !== 'string' || name === '') return
  entry.name = name
  tools.set(name, entry)
}

const updateOf = (registered: unknown): ((updates: unknown) => unknown) => {
  const update = part(registered, 'update')
  if (!isFunction(update)) throw unknown('a registered tool has no update')
  return (updates) => Reflect.apply(update, registered, [updates])
}

const unknown = (what: string): TypeError =>
  new TypeError(
    `this McpServer is none that is known, for ${what}: use @modelcontextprotocol/server 2.0 to 2.4, or guard a low-level Server with @toolfault/plugins/mcp-low-level`
  )
