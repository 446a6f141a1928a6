import { type Findings, type Issue, total, unreadable } from '@toolfault/model'

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

/** Read a list of which an error may be several issues, as far as the limit. */
export const flatOf = (
  list: ReadonlyArray<unknown>,
  read: (error: unknown) => ReadonlyArray<Issue>
): Findings => {
  const issues: Array<Issue> = []
  const end = Math.min(list.length, LIMIT)
  let truncated = list.length > end
  for (let at = 0; at < end && issues.length < LIMIT; at++) {
    for (const issue of total(
      () => read(list[at]),
      () => [illegible]
    )) {
      issues.push(issue)
    }
  }
  if (issues.length > LIMIT) {
    issues.length = LIMIT
    truncated = true
  }
  return truncated ? { issues, truncated } : { issues }
}

/** What reads the errors of one list. */
export interface Reader {
  readonly read: (error: unknown) => Issue
  /** Whether it holds as much as it may. */
  readonly isFull: () => boolean
}

/** Read a list one for one, as far as the limits: each error on its own, so that a bad one spoils no other. */
export const eachOf = (
  list: ReadonlyArray<unknown>,
  read: Reader['read'],
  isFull: Reader['isFull'] = () => false
): Findings => {
  const issues: Array<Issue> = []
  while (issues.length < list.length && issues.length < LIMIT && !isFull()) {
    issues.push(readable(list, issues.length, read))
  }
  return list.length > issues.length ? { issues, truncated: true } : { issues }
}
