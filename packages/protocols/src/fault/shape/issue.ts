import type { Issue, IssueKind } from '@toolfault/model'
import * as t from 'io-ts'
import { among, exactly, jsonObject, texts } from './exactly.js'

const kinds: readonly [IssueKind, IssueKind, ...ReadonlyArray<IssueKind>] = [
  'missing',
  'unexpected',
  'type',
  'choice',
  'format',
  'pattern',
  'range',
  'size',
  'multiple',
  'duplicate',
  'alternative',
  'dependency',
  'rule',
  'unknown'
]

/** What sort of rule was broken. */
export const kind: t.Type<IssueKind> = among(kinds)

/** One issue, as the model has it. */
export const issue: t.Type<Issue> = t.recursion('Issue', () =>
  exactly(
    { path: texts, kind },
    {
      keyword: t.string,
      message: t.string,
      params: jsonObject,
      branches: t.readonlyArray(t.readonlyArray(issue)),
      echo: t.literal(true)
    }
  )
)
