import { type Issue, own, type Params, type Path } from '@toolfault/model'
import { valueAt } from '../schema/at.js'
import { misfits } from '../schema/misfits.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/**
 * An issue whose validator named no rule, with the rule of the schema that the value breaks in the same
 * place and in the same way: so whoever validated, the same is said. An issue that names its rule, and one
 * that the schema does not know, is returned as it came; but a number that has to be an integer is one.
 */
export const completed = (walk: Walk, issue: Issue): Issue => {
  if (issue.keyword !== undefined) return asInteger(walk, issue)
  if (!walk.hasValue) return issue
  const { kind, path } = issue
  const rule =
    kind === 'format' || kind === 'pattern' ? stated(walk, path, kind) : broken(walk, issue)
  return rule === undefined ? issue : { ...issue, ...rule }
}

/** zod, valibot and arktype say of a text only that it is no number, and ask of a number for the rest. */
const asInteger = (walk: Walk, issue: Issue): Issue =>
  issue.keyword === 'type' &&
  issue.params?.['type'] === 'number' &&
  rulesAt(walk, issue.path).some(({ schema }) => own(schema, 'type') === 'integer')
    ? { ...issue, params: { ...issue.params, type: 'integer' } }
    : issue

interface Rule {
  readonly keyword: string
  readonly params?: Params
}

/** No pattern is run here and no format is known, so the one that stands there is the one that broke. */
const stated = (walk: Walk, path: Path, keyword: 'format' | 'pattern'): Rule | undefined => {
  for (const { schema } of rulesAt(walk, path)) {
    const rule = own(schema, keyword)
    if (typeof rule === 'string') return { keyword, params: { [keyword]: rule } }
  }
  return undefined
}

/** The first rule of that kind that the value breaks at the very place. */
const broken = (walk: Walk, { kind, path }: Issue): Rule | undefined => {
  const value = valueAt(walk.value, path)
  for (const { schema } of rulesAt(walk, path)) {
    const found = misfits(walk, schema, value, path).find(
      (one) => one.kind === kind && one.path.length === path.length
    )
    if (found?.keyword !== undefined) {
      return {
        keyword: found.keyword,
        ...(found.params === undefined ? {} : { params: found.params })
      }
    }
  }
  return undefined
}
