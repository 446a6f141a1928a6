import { advise } from '@toolfault/advice/advise'
import { meant } from '@toolfault/advice/meant'
import { type InvalidArguments, type Issue, isRecord, own } from '@toolfault/model'
import { placedIn } from './placed.js'

/** Where else than in its body a request has values, all of them texts. */
export type Part = 'query' | 'path' | 'headers' | 'cookies'

/**
 * Advise a fault of a request: of its body as it is, of another part with the name of the part before each
 * place, as in `query.limit`, lest the caller mends the body.
 */
export const advisedIn = (
  part: Part | undefined,
  fault: InvalidArguments,
  schema: unknown,
  value: unknown
): InvalidArguments => {
  if (part === undefined) return advise(fault, { schema, value, meant })
  const isOfMany = part === 'headers' || part === 'cookies'
  const known = isOfMany ? namedIn(value, schema, fault.issues) : value
  return placedIn(part, advise(fault, { schema, value: known, meant }), known)
}

/**
 * The headers or cookies that a schema or a validator names. The others were set by whoever sends requests,
 * and stand for nothing that is missing.
 */
const namedIn = (value: unknown, schema: unknown, issues: ReadonlyArray<Issue>): unknown => {
  if (!isRecord(value)) return value
  const names = new Set(issues.map(({ path: [name] }) => name))
  const properties = own(schema, 'properties')
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => names.has(name) || own(properties, name) !== undefined)
  )
}
