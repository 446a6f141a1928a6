import { isList, own, type Registry, readTool, type Tool } from '@toolfault/model'

/** No server has more pages of tools; one that goes on for ever must not be followed. */
const PAGES = 100

/**
 * The tools of a server as its own `tools/list` tells them to this caller. A listing that fails is a
 * registry that cannot be asked, which `findTool` answers as `internal`.
 */
export const listedTools =
  (handlers: ReadonlyMap<unknown, unknown>): ((extra: unknown) => Promise<Registry>) =>
  async (extra) => {
    try {
      return await pages(handlers.get('tools/list'), extra)
    } catch (error) {
      return () => {
        throw error
      }
    }
  }

const pages = async (list: unknown, extra: unknown): Promise<ReadonlyArray<Tool>> => {
  const found: Array<Tool> = []
  if (typeof list !== 'function') return found
  let cursor: unknown
  for (let page = 0; page < PAGES; page++) {
    const params = cursor === undefined ? {} : { cursor }
    const listed: unknown = await list(
      { jsonrpc: '2.0', id: 0, method: 'tools/list', params },
      extra
    )
    const tools = own(listed, 'tools')
    for (const definition of isList(tools) ? tools : []) {
      const tool = readTool(definition)
      if (tool !== undefined) found.push(tool)
    }
    cursor = own(listed, 'nextCursor')
    if (typeof cursor !== 'string') return found
  }
  return found
}
