import { type IssueKind, issueKinds } from '@toolfault/model'

/** `validation_error` is a code in words; the text shows one, `empty_or_malformed`. */
const codes: { readonly [kind in IssueKind]?: string } = {
  unexpected: 'unknown_parameter',
  type: 'wrong_type',
  choice: 'not_allowed',
  format: 'empty_or_malformed',
  pattern: 'empty_or_malformed',
  range: 'out_of_range',
  size: 'wrong_size',
  multiple: 'not_a_multiple',
  duplicate: 'duplicate_items',
  alternative: 'no_shape_matches',
  dependency: 'condition_not_met',
  rule: 'rule_broken'
}

/** The code of a kind; none for what is missing, which has a field of its own, and what nobody said. */
export const validationError = (kind: IssueKind): string | undefined => codes[kind]

/** The first kind of a code, the inverse of {@link validationError}; `unknown` for a code that is not ours. */
export const kindOfError = (code: string | undefined): IssueKind =>
  code === undefined ? 'unknown' : (issueKinds.find((kind) => codes[kind] === code) ?? 'unknown')
