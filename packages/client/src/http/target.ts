/**
 * The address of an endpoint below the address of a server, whose query it keeps. `undefined` for what is
 * no absolute address of http or https, and for one with a user or a password in it, which would be logged.
 */
export const targetOf = (url: string | URL, path: string = ''): string | undefined => {
  try {
    const target = new URL(url)
    const isWeb = target.protocol === 'http:' || target.protocol === 'https:'
    if (!isWeb || target.username !== '' || target.password !== '') return undefined
    if (path !== '') target.pathname = `${target.pathname.replace(/\/+$/, '')}${path}`
    target.hash = ''
    return target.href
  } catch {
    return undefined
  }
}

/**
 * A name as one segment of a path. `undefined` for a name that no path can hold: none, half a pair of
 * surrogates, and the dots that lead to another place however they are escaped (URL, section 4.1).
 */
export const segmentOf = (name: string): string | undefined => {
  if (/^(?:\.|%2e){0,2}$/i.test(name)) return undefined
  try {
    return encodeURIComponent(name)
  } catch {
    return undefined
  }
}

/** The origin of an address, without its path, which may hold a secret; `''` where that cannot be told. */
export const originOf = (location: string | null, base?: string): string => {
  try {
    return location === null ? '' : new URL(location, base).origin
  } catch {
    return ''
  }
}
