import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { chained } from './chained.js'
import { nested } from './nested.js'
import { placeOf } from './place.js'
import { withoutBranches } from './pydantic-json.js'

/** The errors of a list, or of a map, which is a list of its texts, each under its name. */
export const entriesOf = (errors: unknown): ReadonlyArray<unknown> =>
  isList(errors)
    ? withoutBranches(errors).map(chained).flatMap(ofEach)
    : (nested(errors, ['error', 'text', 'texts']) ??
      keysOf(errors).flatMap((name) => {
        const texts = own(errors, name)
        return (isList(texts) ? texts : [texts]).map((text) =>
          isRecord(text) ? { name, ...text } : { name, reason: text }
        )
      }))

/** So many names of one sentence are told. */
const MOST = 64

/** Salesforce lists the names of all that one sentence is about, express-validator the keys that nobody knows. */
const ofEach = (item: unknown): ReadonlyArray<unknown> => {
  const inner = own(item, 'nestedErrors')
  // express-validator, "Error types": one of several has to hold, and of each stands what is wrong.
  if (isList(inner) && inner.length > 0) return inner.flat().slice(0, MOST)
  const fields = own(item, 'fields')
  if (!isRecord(item) || !isList(fields) || placeOf(item).path.length > 0) return [item]
  const isUnknown = own(item, 'type') === 'unknown_fields'
  const names = fields.map((one) => (isUnknown ? own(one, 'path') : one))
  return names.length > 0 && names.every((one) => typeof one === 'string')
    ? names.slice(0, MOST).map((name) => ({ ...item, name }))
    : [item]
}
