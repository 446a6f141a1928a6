import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { nested } from './nested.js'
import { placeOf } from './place.js'
import { withoutBranches } from './pydantic-json.js'

/** The errors of a list, or of a map, which is a list of its texts, each under its name. */
export const entriesOf = (errors: unknown): ReadonlyArray<unknown> =>
  isList(errors)
    ? withoutBranches(errors).flatMap(ofEach)
    : (nested(errors, ['error', 'text', 'texts']) ??
      keysOf(errors).flatMap((name) => {
        const texts = own(errors, name)
        return (isList(texts) ? texts : [texts]).map((text) =>
          isRecord(text) ? { name, ...text } : { name, reason: text }
        )
      }))

/** So many names of one sentence are told. */
const MOST = 64

/** Salesforce lists the names of all that one sentence is about. */
const ofEach = (item: unknown): ReadonlyArray<unknown> => {
  const fields = own(item, 'fields')
  const isAbout = isRecord(item) && isList(fields) && fields.every((one) => typeof one === 'string')
  return isAbout && fields.length > 0 && placeOf(item).path.length === 0
    ? fields.slice(0, MOST).map((name) => ({ ...item, name }))
    : [item]
}
