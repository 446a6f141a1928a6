import { type Findings, type Issue, isList, own, total, unreadable } from '@toolfault/model'
import { eachOf, noErrors } from '../list.js'
import { type AjvReader, isKept, reader } from './issue.js'
import { named } from './named.js'

/** The part of ajv 8's `ErrorObject` that is read here. `data` and the schemas are never touched. */
export interface AjvError {
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string | undefined
  /** Set on errors of the schema under `propertyNames`. */
  readonly propertyName?: string | undefined
  readonly params: AjvParams | (AjvParams & { readonly [name: string]: unknown })
}

/** The errors of typebox 1.x, which have a source of their own, are told by their lists of keys. */
export type AjvParams = object & { readonly requiredProperties?: never }

const FUNCTION =
  'fromAjv was given the function: it reads what that leaves, fromAjv(validate.errors)'

/** `validate.errors`, or the `ValidationError` with which a `$async` schema rejects. */
export type AjvErrors =
  | ReadonlyArray<AjvError>
  | { readonly errors: ReadonlyArray<Partial<AjvError>> }
  | null
  | undefined

/**
 * Read ajv 8's errors as issues, one for one and in ajv's order: draft-07, 2019-09 and 2020-12,
 * `allErrors` on or off, `verbose` or not, `messages: false`, `discriminator`, ajv-errors, JSON Type Definition.
 *
 * Take them at once: `validate.errors` is overwritten by the next call. `null` and `undefined` mean
 * that nothing was wrong; what is no list of errors becomes one issue of kind `unknown`.
 */
export const fromAjv = (errors: AjvErrors): Findings =>
  total(() => {
    if (errors === null || errors === undefined) return { issues: [] }
    const list = isList(errors) ? errors : own(errors, 'errors')
    if (typeof errors === 'function') return unreadable(FUNCTION)
    if (!isList(list)) return noErrors()
    const { authors, isFull, isUnnamed, read, sums } = reader()
    const found = eachOf(list, read, isFull)
    const issues = isUnnamed() ? named(list, found.issues) : found.issues
    const said = authors.size === 0 ? issues : spoken(list, issues, authors)
    return { ...found, issues: sums.size === 0 ? said : said.filter((issue) => !sums.has(issue)) }
  }, noErrors)

/** What an author says of several keys is told of each, and what it stands for not beside it. */
const spoken = (
  errors: ReadonlyArray<unknown>,
  issues: ReadonlyArray<Issue>,
  authors: AjvReader['authors']
): ReadonlyArray<Issue> => {
  const replaced = new Set([...authors.values()].flatMap((one) => one.replaced))
  return issues.flatMap((issue, at) => {
    const error = own(errors, String(at))
    return isKept(error) && replaced.has(error) ? [] : (authors.get(issue)?.issues ?? [issue])
  })
}
