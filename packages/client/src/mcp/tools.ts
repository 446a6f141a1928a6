import { isList, own, readTool, type Tool } from '@toolfault/model'
import { quietly } from '../quietly.js'

/** More tools than this nobody lists. */
const MOST = 10_000

/** What a client has listed. */
export interface Listed {
  readonly get: (name: string) => Tool | undefined
  readonly names: () => ReadonlyArray<string>
  /** Keep the tools of a page; the first page forgets those before. */
  readonly keep: (params: unknown, result: unknown) => void
}

/** The tools that a client has listed, by name. */
export const listing = (): Listed => {
  let tools = new Map<string, Tool>()
  return {
    get: (name) => tools.get(name),
    names: () => [...tools.keys()],
    keep: (params, result) => {
      const page = own(result, 'tools')
      if (!isList(page)) return
      const read = page.slice(0, MOST).flatMap((one) => readTool(one) ?? [])
      const before = own(params, 'cursor') === undefined ? [] : [...tools.values()]
      tools = new Map([...before, ...read].slice(0, MOST).map((tool) => [tool.name, tool]))
    }
  }
}

/**
 * Have the tools listed once, where nobody has listed any; a list that comes meanwhile is not replaced. A
 * server that fails is not asked again. Never rejects.
 */
export const listingOnce = (
  listed: Listed,
  lists: () => Promise<unknown>
): (() => Promise<void>) => {
  let going: Promise<void> | undefined
  const list = async (): Promise<void> => {
    const result = await quietly(lists, undefined)
    if (listed.names().length === 0) listed.keep(undefined, result)
  }
  return async () => {
    if (listed.names().length > 0) return
    going ??= list()
    return going
  }
}
