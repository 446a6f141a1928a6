import { type Findings, type Issue, unreadable } from '@toolfault/model'

/** More errors than this are counted as truncated: nobody reads them, and somebody sent them. */
export const LIMIT = 100_000

/** One error whose fields cannot be read costs one issue, not all of them. */
export const illegible: Issue = { path: [], kind: 'unknown' }

/** What is answered for errors that are no list, or none of the library's. */
export const noErrors = (): Findings =>
  unreadable('the validator reported errors that cannot be read')

/** What is answered for a refusal that names no error. */
export const noReason = (): Findings =>
  unreadable('the validator refused the value and did not say why')

const readable = (
  list: ReadonlyArray<unknown>,
  at: number,
  read: (error: unknown) => Issue
): Issue => {
  try {
    return read(list[at])
  } catch {
    return illegible
  }
}

/** Read a list one for one, as far as the limit: each error on its own, so that a bad one spoils no other. */
export const eachOf = (list: ReadonlyArray<unknown>, read: (error: unknown) => Issue): Findings => {
  const end = Math.min(list.length, LIMIT)
  const issues: Array<Issue> = []
  for (let at = 0; at < end; at++) {
    issues.push(readable(list, at, read))
  }
  return list.length > end ? { issues, truncated: true } : { issues }
}
