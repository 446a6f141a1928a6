import { type Issue, isList, type Path } from '@toolfault/model'
import type { Told } from '../reading/told.js'
import { isZod, zodIssues } from '../reading/zod-issues.js'
import { zodSaid } from './zod-sentences.js'

/**
 * One sentence of zod's at a place, as the issue that zod had when it wrote it: what an issue means is
 * said in one place. `undefined` for what zod never wrote.
 */
export const zodSentence = (message: string, path: Path): Told | undefined => {
  const said = zodSaid(message)
  if (said === undefined) return undefined
  const { isOpen = false, ...issue } = said
  const issues = zodIssues([{ ...issue, path, message }])
  return {
    issues: issues.map((one) => ({ ...(isOpen ? bare(one) : one), ...echoOf(one) })),
    whole: !isOpen
  }
}

/** Without values of which it is not known which they are. */
const bare = (issue: Issue): Issue => {
  const { params: _, ...rest } = issue
  return rest
}

/** Keys that nobody knows are the caller's, also where none could be told. */
const echoOf = ({ kind }: Issue): Pick<Issue, 'echo'> =>
  kind === 'unexpected' ? { echo: true } : {}

/** A list of zod's issues as JSON, which old versions of the SDK print whole (seams, A1). */
export const zodList = (text: string): Told | undefined => {
  const list = parsed(text)
  return isList(list) && list.length > 0 && list.every(isZod)
    ? { issues: zodIssues(list), whole: true }
    : undefined
}

/** A JSON text that begins as a list or an object. */
export const parsed = (text: string): unknown => {
  if (!/^\s{0,9}[[{]/.test(text)) return undefined
  try {
    const json: unknown = JSON.parse(text)
    return json
  } catch {
    return undefined
  }
}
