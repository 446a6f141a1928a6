import type { IssueKind } from '@toolfault/model'

/** Kinds that are one thing said in several ways: a wrong value, a wrong type, no branch of a union. */
export const forms: ReadonlySet<IssueKind> = /* @__PURE__ */ new Set([
  'alternative',
  'choice',
  'type'
])
