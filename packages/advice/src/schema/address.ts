/** An address against its base (RFC 3986, section 5.2). */
export const joined = (base: string, ref: string): string => {
  if (/^[a-z][a-z\d+.-]*:/i.test(ref)) return ref
  if (ref.startsWith('#') || ref === '') return base + ref
  const [, scheme = '', host = '', path = ''] =
    /^([a-z][a-z\d+.-]*:)?(\/\/[^/?#]*)?([^?#]*)/i.exec(base) ?? []
  if (ref.startsWith('//')) return scheme + ref
  if (ref.startsWith('?')) return scheme + host + path + ref
  const folder = path.slice(0, path.lastIndexOf('/') + 1) || (host === '' ? '' : '/')
  return scheme + host + dotless(ref.startsWith('/') ? ref : folder + ref)
}

/** A path without `.` and `..` (RFC 3986, section 5.2.4). */
const dotless = (whole: string): string => {
  const path = whole.replace(/[?#].*/s, '')
  const kept: Array<string> = []
  const parts = path.split('/')
  for (const [at, part] of parts.entries()) {
    const isLast = at === parts.length - 1
    if (part === '..' && kept.length > 1) kept.pop()
    if (part !== '.' && part !== '..') kept.push(part)
    else if (isLast) kept.push('')
  }
  return kept.join('/') + whole.slice(path.length)
}

/** A fragment without its escapes; as it is where these are broken. */
export const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
