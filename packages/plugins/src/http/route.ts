/** Where a request goes. */
export type Route =
  /** `POST /tools/{name}/validate` (F7) */
  | { readonly to: 'validate'; readonly name: string }
  /** `POST /tools/{name}/call` (F7, execution) */
  | { readonly to: 'execute'; readonly name: string }
  /** `POST /tools/call` (OXP, Agentopia) */
  | { readonly to: 'call' }
  /** `GET /challenges/{id}` (OXP, `check_url`) */
  | { readonly to: 'check'; readonly id: string }

/**
 * The route of a path, percent-encoded as it came and without a query; `undefined` for what is none. A
 * slash at the end is of no account, and a prefix may come without those around it.
 */
export const routeOf = (path: string, prefix: string = ''): Route | undefined => {
  const before = prefix.replace(/^\/*(.*?)\/*$/, '/$1').replace(/^\/$/, '')
  if (!path.startsWith(`${before}/`)) return undefined
  const [, room, name, verb, ...more] = path.slice(before.length).replace(/\/$/, '').split('/')
  if (room === undefined || name === undefined || name === '' || more.length > 0) return undefined
  if (room === 'challenges' && verb === undefined) return { to: 'check', id: decoded(name) }
  if (room !== 'tools') return undefined
  if (verb === undefined) return name === 'call' ? { to: 'call' } : undefined
  if (verb === 'validate') return { to: 'validate', name: decoded(name) }
  return verb === 'call' ? { to: 'execute', name: decoded(name) } : undefined
}

/** A name whose escapes are broken is the name of no tool, as it came. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
