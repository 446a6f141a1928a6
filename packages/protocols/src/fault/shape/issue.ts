import { type Issue, type IssueKind, issueKinds } from '@toolfault/model'
import * as t from 'io-ts'
import { among, exactly, jsonObject, texts } from './exactly.js'

/** What sort of rule was broken. */
export const kind: t.Type<IssueKind> = among(issueKinds)

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
