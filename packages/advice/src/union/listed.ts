import { type Issue, own, type Path, printPointer } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { valuesAsked } from '../asked.js'
import { shapeOf } from '../schema/shape.js'
import type { Scene } from './scene.js'
import type { Branch } from './tag.js'

/**
 * Whether what came is as likely meant for another branch as for those of its type, which only list values and to none
 * of which it is near: `true` for `false`, beside an object, `"400px"` for `"auto"`, beside numbers. Where several are
 * listed, a word is one of these and no number. A branch for arrays of the same says no more than they do.
 */
export const isStray = (
  scene: Scene,
  typed: ReadonlyArray<Branch>,
  branches: ReadonlyArray<Branch>,
  value: unknown
): boolean => {
  if (typed.some(({ shape: { values } }) => values === undefined)) return false
  const listed = typed.flatMap(({ shape: { values } }) => values ?? [])
  const isMeasure = typeof value === 'string' && Number.isFinite(Number.parseFloat(value))
  const isOther = (type: string): boolean => {
    if (type === 'object' || type === 'array') return true
    return type !== 'null' && (listed.length === 1 || (isMeasure && type !== 'boolean'))
  }
  const isOfSame = ({ schema }: Branch): boolean =>
    shapeOf(scene, own(schema, 'items')).values?.every((one) => listed.includes(one)) === true
  return branches.some(
    (branch) =>
      branch.shape.values === undefined &&
      [...branch.shape.types].some(isOther) &&
      !isOfSame(branch)
  )
}

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
