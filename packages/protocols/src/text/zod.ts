import { type Issue, isList, own, type Path } from '@toolfault/model'
import { fromStandardSchema } from '@toolfault/sources/standard-schema'
import { either } from '../reading/either.js'
import type { Told } from '../reading/told.js'
import { ofKey } from './of-key.js'
import { CAME } from './zod-lists.js'
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
  const isZod =
    isList(list) &&
    list.length > 0 &&
    list.every(
      (one) =>
        typeof own(one, 'code') === 'string' &&
        typeof own(one, 'message') === 'string' &&
        isList(own(one, 'path'))
    )
  return isZod ? { issues: zodIssues(list), whole: true } : undefined
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

/** A border: whatever the list holds, the source reads it or says that it cannot. */
const zodIssues = (list: ReadonlyArray<unknown>): ReadonlyArray<Issue> =>
  fromStandardSchema(list as Parameters<typeof fromStandardSchema>[0]).issues.map(shown)

/** An issue with all that can be shown of its sentence, in its branches too. */
const shown = (issue: Issue): Issue => {
  const { branches, echo, ...rest } = issue
  if (branches !== undefined) {
    return either({ ...issue, branches: branches.map((branch) => branch.map(shown)) })
  }
  // zod 3 ends with what came, behind the values that may.
  const at = echo === true && rest.kind === 'choice' ? (rest.message?.indexOf(CAME) ?? -1) : -1
  return at < 0 ? ofKey(issue) : { ...rest, message: rest.message?.slice(0, at) ?? '' }
}
