import {
  blamesOwner,
  type Fault,
  type InvalidVerdict,
  type Issue,
  keywordOf,
  type MalformedRequest,
  type Path,
  printPointer,
  total,
  type ValidVerdict,
  type Verdict
} from '@toolfault/model'
import type { F7Answer, ValidationFailure } from '@toolfault/types/f7'
import { digest } from '@toolfault/words/digest'
import { faults, fixed } from '@toolfault/words/en'
import { line, prose, toolName, unrevealed } from '@toolfault/words/escape'
import { type AsRead, respell } from '../reading/respell.js'

/** How the answer is spelled. */
export interface F7Form {
  /** A missing or surplus key is blamed at the key (row V1); `native` blames its owner, as ajv does. */
  readonly paths?: 'field' | 'native'
  /** `always` passes on messages that repeat the caller's text; else those become ours (row V2). */
  readonly verbatim?: 'unless-echo' | 'always'
  /** The body alone, as it came without its status. */
  readonly bare?: true
  /** How the other side spelled it, from the form that the reader returns. */
  readonly read?: AsRead
}

/** The fault kinds that F7 has a form for; the text knows no authorization and runs no tool. */
export const carries = [
  'malformed_request',
  'unknown_tool',
  'invalid_schema',
  'invalid_arguments',
  'internal'
] as const

/** A fault that F7 has a form for. */
export type F7Fault = Extract<Fault, { readonly kind: (typeof carries)[number] }>

/** A verdict that F7 has a form for. */
export type F7Verdict = ValidVerdict | InvalidVerdict<F7Fault>

/** Whether F7 has a form for a verdict: every valid one, and those of the kinds that it carries. */
export const admits = (verdict: Verdict): verdict is F7Verdict =>
  total(
    () => verdict.valid === true || carries.some((kind) => kind === verdict.fault.kind),
    () => false
  )

/**
 * Write the answer of `POST /tools/{name}/validate`, status and body (F7, "Response Format").
 *
 * Every issue is written, in the validator's order and words (criterion 4, row V13); `errors` is left
 * out when valid and never empty when not (criterion 11). Total: what is no verdict is a 500.
 */
export const encode = (verdict: F7Verdict, form: F7Form = {}): F7Answer =>
  total<F7Answer>(
    () =>
      spelled(
        // Only a true `true` is a yes: junk must not pass for one.
        verdict.valid === true
          ? { status: 200, body: { valid: true } }
          : answer(verdict.fault, form),
        form
      ),
    () => ({ status: 500, body: { error: faults.internal } })
  )

/** As the other side spelled it; what it said is passed on word for word (row V2). */
const spelled = (written: F7Answer, { bare, read }: F7Form): F7Answer => {
  // A border: a body that came without its status goes back without one.
  const shown = bare === true ? (written.body as unknown as F7Answer) : written
  return respell(shown, read, (text) => text)
}

const answer = (fault: F7Fault, form: F7Form): F7Answer => {
  switch (fault.kind) {
    case 'unknown_tool':
      // Row V12: an error of its own, outside the envelope.
      return { status: 404, body: { error: fixed.toolNotFound(toolName(fault.tool)) } }
    case 'malformed_request':
      // "Precondition Checks" 2: all that comes before validation is a 400 in the envelope (row V4).
      return invalid(400, [{ path: '', message: malformed(fault), keyword: 'format' }])
    case 'invalid_schema':
      return invalid(200, [{ path: '', message: schemaMessage(fault.detail), keyword: 'schema' }])
    case 'invalid_arguments':
      return invalid(
        200,
        fault.issues.length > 0
          ? fault.issues.map((issue) => failure(issue, form))
          : [{ path: '', message: messageOf(fault, form) }]
      )
    default:
      return { status: 500, body: { error: prose(digest(fault)) || faults.internal } }
  }
}

const invalid = (status: number, errors: ReadonlyArray<ValidationFailure>): F7Answer => ({
  status,
  body: { valid: false, errors }
})

/** Row V4: with the detail, which is ours. */
const malformed = ({ detail, reason }: MalformedRequest): string =>
  (reason === 'syntax' ? fixed.invalidJson : faults.invalidRequest)(line(detail))

/** Row V5. */
const schemaMessage = (detail: string): string => faults.invalidSchema(line(detail))

const failure = (issue: Issue, form: F7Form): ValidationFailure => {
  const path = printPointer(pathOf(issue, form))
  const keyword = issue.keyword ?? keywordOf(issue.kind)
  // At the root `schema` says that the tool's schema cannot be compiled (row V5), which nobody said.
  const isSaid =
    typeof keyword === 'string' && keyword !== '' && !(keyword === 'schema' && path === '')
  const message = messageOf(issue, form)
  return isSaid ? { path, message, keyword } : { path, message }
}

const pathOf = ({ keyword, path }: Issue, { paths }: F7Form): Path =>
  paths === 'native' && keyword !== undefined && blamesOwner(keyword) ? path.slice(0, -1) : path

/** Row V15: a validator may have no message, or one that is no text, or says nothing. */
const messageOf = (
  { echo, message }: Pick<Issue, 'echo' | 'message'>,
  { verbatim }: F7Form
): string =>
  typeof message !== 'string' || message === '' || (echo === true && verbatim !== 'always')
    ? fixed.validationFailed
    : verbatim === 'always'
      ? message
      : unrevealed(message)
