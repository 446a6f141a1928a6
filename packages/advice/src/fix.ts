import type { Expected, Fix, Issue } from '@toolfault/model'
import { lacksKey } from '@toolfault/model'

/** What the caller can do; `undefined` where the expectation already says it. */
export const fixOf = (issue: Issue, expected: Expected | undefined): Fix | undefined => {
  if (lacksKey(issue)) {
    return expected?.id === 'type' ? { id: 'add', types: expected.types } : { id: 'add' }
  }
  // The arguments as a whole cannot be left out.
  if (issue.kind === 'unexpected') return issue.path.length > 0 ? { id: 'remove' } : undefined
  if (expected?.id === 'one_of') return { id: 'choose', values: expected.values }
  if (issue.kind === 'type' && expected?.id === 'type') return { id: 'send', types: expected.types }
  return undefined
}
