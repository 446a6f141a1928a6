import { type Issue, own } from '@toolfault/model'

/** Keywords that speak of a text, as a key is, or may do. */
const ofTexts: ReadonlySet<unknown> = /* @__PURE__ */ new Set(
  'anyOf const enum format maxLength minLength oneOf pattern'.split(' ')
)

/** What an error of `propertyNames` says of those before it: the key, where its object stands, and the schema of that. */
interface Summary {
  readonly key: string
  readonly place: unknown
  readonly schema: string
}

/**
 * Issues of which those about a key say it. ajv names the key with each error of the schema under `propertyNames` unless
 * that is a reference it compiles apart (a recursive one, `inlineRefs: false`): then only the error behind them does.
 */
export const named = (
  errors: ReadonlyArray<unknown>,
  issues: ReadonlyArray<Issue>
): ReadonlyArray<Issue> => {
  const found = [...issues]
  let summary: Summary | undefined
  for (let at = issues.length - 1; at >= 0; at--) {
    const error = own(errors, String(at))
    const issue = issues[at]
    if (own(error, 'keyword') === 'propertyNames') summary = summaryOf(error)
    else if (own(error, 'propertyName') !== undefined) continue
    else if (summary === undefined || issue === undefined) continue
    else if (!isOf(summary, error, own(errors, String(at - 1)))) summary = undefined
    else found[at] = { ...issue, params: { ...issue.params, propertyName: summary.key } }
  }
  return found
}

const summaryOf = (error: unknown): Summary | undefined => {
  const key = own(own(error, 'params'), 'propertyName')
  const path = schemaPathOf(error)
  return typeof key === 'string' && path.endsWith('/propertyNames')
    ? { key, place: own(error, 'instancePath'), schema: path.slice(0, -'propertyNames'.length) }
    : undefined
}

const schemaPathOf = (error: unknown): string => {
  const path = own(error, 'schemaPath')
  return typeof path === 'string' ? path : ''
}

/** Whether an error is of the schema for keys, and no other of the same object; a union speaks of what its branches did. */
const isOf = ({ place, schema }: Summary, error: unknown, before: unknown): boolean => {
  if (!isAbout(place, error)) return false
  // What is compiled apart begins anew, so below the root nothing tells them apart.
  if (schema !== '#/' && schemaPathOf(error).startsWith(schema)) return false
  const isUnion = ['anyOf', 'oneOf'].some((keyword) => own(error, 'keyword') === keyword)
  return !isUnion || isAbout(place, before)
}

const isAbout = (place: unknown, error: unknown): boolean =>
  own(error, 'instancePath') === place && ofTexts.has(own(error, 'keyword'))
