import { type Issue, type Path, printPointer } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { valuesAsked } from '../asked.js'
import type { Branch } from './tag.js'

/**
 * Whether a branch that only lists texts is no better guess for a text that begins as a number than one for
 * numbers: `"400px"` is no slip of `"auto"`.
 */
export const isMeasure = (
  value: unknown,
  { shape: { values } }: Branch,
  branches: ReadonlyArray<Branch>
): boolean =>
  values !== undefined &&
  typeof value === 'string' &&
  Number.isFinite(Number.parseFloat(value)) &&
  branches.some(({ shape: { types } }) => types.has('number') || types.has('integer'))

/**
 * Whether a text is as likely one of what some branches list as one for the others, whose patterns nobody
 * runs: `"week"` for `"pw"` or a range of dates. What begins with no letter is none of the words.
 */
export const isWord = (value: unknown, branches: ReadonlyArray<Branch>): boolean =>
  typeof value === 'string' &&
  /^\s*\p{L}/u.test(value) &&
  branches.some(({ shape: { values } }) => values?.some((one) => typeof one === 'string')) &&
  branches.some(({ shape: { values } }) => values === undefined)

/**
 * The one place in which a value is not among what each of some branches lists, with all that they list there;
 * `undefined` where anything else is wrong with one of them.
 */
export const missedBy = (
  wrong: ReadonlyArray<ReadonlyArray<Issue>>
): { readonly path: Path; readonly values: ReadonlyArray<Json> } | undefined => {
  const path = wrong[0]?.[0]?.path ?? []
  const place = printPointer(path)
  const values: Array<Json> = []
  for (const [issue, more] of wrong) {
    if (issue === undefined || more !== undefined) return undefined
    const listed = valuesAsked(issue)
    if (listed === undefined || printPointer(issue.path) !== place) return undefined
    values.push(...listed)
  }
  return { path, values: [...new Set(values)] }
}
