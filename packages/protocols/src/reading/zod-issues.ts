import { type Issue, isList, own } from '@toolfault/model'
import { fromStandardSchema } from '@toolfault/sources/standard-schema'
import { either } from './either.js'
import { ofKey } from './of-key.js'

/** What zod 3 puts between the values that may come and the one that came. */
export const CAME = ", received '"

/** All codes of zod 3 and 4, and none of arktype, whose issues are built alike. */
const codes = /^(?:custom|invalid_[a-z_]+|not_[a-z_]+|too_(?:big|small)|unrecognized_keys)$/

/** Whether it has what each of zod's issues has. */
export const isZod = (item: unknown): boolean => {
  const code = own(item, 'code')
  const isBuilt = typeof own(item, 'message') === 'string' && isList(own(item, 'path'))
  return isBuilt && typeof code === 'string' && codes.test(code)
}

/** A border: whatever the list holds, the source reads it or says that it cannot. */
export const zodIssues = (list: ReadonlyArray<unknown>): ReadonlyArray<Issue> =>
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
