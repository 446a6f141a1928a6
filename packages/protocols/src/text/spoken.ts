import type { Issue } from '@toolfault/model'
import { decoded } from '../reading/decoded.js'
import { lacking } from '../reading/lacking.js'
import type { Told } from '../reading/told.js'
import { pathOf } from '../reading/written-place.js'
import { checkedSaid } from './checked/read.js'
import { handlerSaid } from './handlers.js'
import { jsonSchemaSentence } from './json-schema.js'
import { gemSentences } from './json-schema-gem.js'
import { pythonCall } from './python-call.js'

/**
 * One sentence that is of the arguments, as what stands before it or its code says. The schema's own example has one
 * without a place (row M, `InvalidParamsError`); `undefined` for what is not known.
 */
export const spoken = (text: string): Told | undefined => {
  const gem = gemSentences(text)
  if (gem !== undefined) return gem
  const said = [jsonSchemaSentence(text) ?? [], lacking(text), required(text)]
  const issues = said.find((found) => found.length > 0)
  return issues === undefined
    ? (decoded(text) ?? pythonCall(text) ?? checkedSaid(text) ?? handlerSaid(text))
    : { issues, whole: true }
}

/** `city is required`: what else is so is no argument. A text of ours ends with a full stop. */
const required = (message: string): ReadonlyArray<Issue> => {
  const name = /^(["'`]?)([a-z_$][\w.$-]{0,99})\1 is required$/.exec(message)?.[2]
  const path = name === undefined ? undefined : pathOf(name)
  return path === undefined ? [] : [{ path, kind: 'missing', keyword: 'required', message }]
}
