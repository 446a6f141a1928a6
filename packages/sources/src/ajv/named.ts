import { type Issue, own } from '@toolfault/model'

/** Keywords that speak of a text, as a key is, or may do. */
const ofTexts: ReadonlySet<unknown> = /* @__PURE__ */ new Set(
  'const enum format maxLength minLength pattern'.split(' ')
)

/**
 * Issues of which those about a key say it. ajv names the key with each error of the schema under `propertyNames` unless
 * that is a reference it compiles apart (a recursive one, `inlineRefs: false`): then only the error behind them does.
 */
export const named = (
  errors: ReadonlyArray<unknown>,
  issues: ReadonlyArray<Issue>
): ReadonlyArray<Issue> => {
  const found = [...issues]
  let summary: unknown
  let propertyName: unknown
  for (const [at, issue] of [...issues.entries()].reverse()) {
    const error = own(errors, String(at))
    if (own(error, 'keyword') === 'propertyNames') {
      summary = error
      propertyName = own(own(error, 'params'), 'propertyName')
    } else if (typeof propertyName === 'string' && isOf(summary, error))
      found[at] = { ...issue, params: { ...issue.params, propertyName } }
    else if (own(error, 'propertyName') === undefined) summary = undefined
  }
  return found
}

/** Whether an error is of the schema for keys, and no other of the same object. */
const isOf = (summary: unknown, error: unknown): boolean => {
  const owner = schemaPathOf(summary).replace(/propertyNames$/, '')
  return (
    summary !== undefined &&
    own(error, 'propertyName') === undefined &&
    ofTexts.has(own(error, 'keyword')) &&
    own(error, 'instancePath') === own(summary, 'instancePath') &&
    // What is compiled apart begins anew, so below the root nothing tells them apart.
    (owner === '#/' || !schemaPathOf(error).startsWith(owner))
  )
}

const schemaPathOf = (error: unknown): string => {
  const path = own(error, 'schemaPath')
  return typeof path === 'string' ? path : ''
}
