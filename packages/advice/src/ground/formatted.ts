import type { Issue } from '@toolfault/model'
import { isSamePlace } from '../pointers.js'

/**
 * A union of which each branch wants a format and nothing else, with the names of these: what each wants by itself is no
 * order while another would do.
 */
export const formatted = (
  union: Issue,
  branches: ReadonlyArray<ReadonlyArray<Issue>>
): ReadonlyArray<Issue> | undefined => {
  const formats = new Set(branches.map((branch) => formatOf(branch, union)))
  return formats.has(undefined) || formats.size < 2
    ? undefined
    : [{ ...union, params: { ...union.params, formats: [...formats].filter(isKnown) } }]
}

const isKnown = (format: string | undefined): format is string => format !== undefined

const formatOf = ([issue, ...more]: ReadonlyArray<Issue>, union: Issue): string | undefined => {
  const isAlone = more.length === 0 && issue?.kind === 'format'
  const format = issue?.params?.['format']
  return isAlone &&
    issue.keyword !== 'errorMessage' &&
    typeof format === 'string' &&
    isSamePlace(issue.path, union.path)
    ? format
    : undefined
}
