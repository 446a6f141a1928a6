import { isList, own } from '@toolfault/model'
import { textUnder } from './texts.js'

/**
 * What the OperationOutcome of FHIR says (R5, 2.10): of each issue a text or the diagnostics, and where, from the resource
 * on. What is no error only where nothing is.
 */
export const outcomeIn = (body: unknown): ReadonlyArray<unknown> | undefined => {
  const issues = own(body, 'issue')
  if (own(body, 'resourceType') !== 'OperationOutcome' || !isList(issues)) return undefined
  const errors = issues.filter((issue) =>
    /^(?:error|fatal)$/.test(textUnder(issue, 'severity') ?? '')
  )
  return (errors.length > 0 ? errors : issues).flatMap((issue) => {
    const message = textUnder(own(issue, 'details'), 'text') ?? textUnder(issue, 'diagnostics')
    return message === undefined ? [] : [{ message, name: placeIn(own(issue, 'expression')) }]
  })
}

/** Behind the type of the resource; what is more than a path is of the whole. */
const placeIn = (expressions: unknown): string => {
  const [one] = isList(expressions) && expressions.length === 1 ? expressions : []
  return typeof one === 'string' ? (/^[A-Z]\w*\.([\w.[\]]+)$/.exec(one)?.[1] ?? '') : ''
}
