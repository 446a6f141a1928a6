import {
  type Advice,
  type InvalidArguments,
  type Issue,
  type IssueKind,
  issueKinds
} from '@toolfault/model'
import { line } from '@toolfault/words/escape'
import { pathOf } from './field.js'
import type { ViolationShape } from './shape.js'
import { described } from './violations.js'

/** Of which issues a fault is told, and whether a field was spelled in a way that is not known. */
export interface Blamed {
  readonly fault: Pick<InvalidArguments, 'advice' | 'issues'>
  readonly isOdd: boolean
}

/** Bad fields as issues; their kinds are known where the reasons are of our domain. */
export const blamed = (violations: ReadonlyArray<ViolationShape>, isOurs: boolean): Blamed => {
  const paths = violations.map(({ field }) => pathOf(field ?? ''))
  const issues = violations.map((violation, at): Issue => {
    const kind = isOurs ? kindOf(violation.reason) : 'unknown'
    const message = violation.description ?? violation.localizedMessage?.message
    const path = paths[at] ?? [violation.field ?? '']
    // A sentence that our words make of the kind alone is nobody else's.
    const isBare = message === undefined || message === described({ path, kind })
    return { path, kind, ...(isBare ? {} : { message }) }
  })
  return {
    fault: { issues, ...(issues.some(isUnsaid) ? { advice: issues.map(advised) } : {}) },
    isOdd: paths.includes(undefined)
  }
}

/** Our words about a missing and a surplus key take the place of an issue's message, but not of advice. */
const isUnsaid = ({ kind, message }: Issue): boolean =>
  message !== undefined && (kind === 'missing' || kind === 'unexpected')

const advised = ({ kind, message, path }: Issue): Advice => ({
  path,
  kind,
  ...(message === undefined ? {} : { expected: { id: 'said', text: line(message) } })
})

const kindOf = (reason: string | undefined): IssueKind =>
  issueKinds.find((kind) => kind.toUpperCase() === reason) ?? 'unknown'
