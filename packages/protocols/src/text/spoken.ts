import type { Issue } from '@toolfault/model'
import { decoded } from '../reading/decoded.js'
import { lacking } from '../reading/lacking.js'
import type { Told } from '../reading/told.js'
import { jsonSchemaSentence } from './json-schema.js'
import { gemSentences } from './json-schema-gem.js'
import { pythonCall } from './python-call.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'

/**
 * One sentence that is of the arguments, as what stands before it or its code says. The schema's own example has one
 * without a place (row M, `InvalidParamsError`); `undefined` for what is not known.
 */
export const spoken = (text: string): Told | undefined => {
  const gem = gemSentences(text)
  if (gem !== undefined) return gem
  const said = [jsonSchemaSentence(text) ?? [], lacking(text), required(text)]
  const issues = said.find((found) => found.length > 0)
  return issues === undefined ? (decoded(text) ?? pythonCall(text)) : { issues, whole: true }
}

/** A sentence alone, of which the code says that it is of the arguments (row A1). */
export const paramsSaid: Recogniser = (body, text, code) => {
  const told = code === INVALID_PARAMS ? spoken(body) : undefined
  return told === undefined || told.issues.length === 0
    ? undefined
    : wrong(undefined, told, text, 'likely')
}

const INVALID_PARAMS = -32602

/** `city is required`: what else is so is no argument. A text of ours ends with a full stop. */
const required = (message: string): ReadonlyArray<Issue> => {
  const name = /^(["'`]?)([a-z_$][\w.$-]{0,99})\1 is required$/.exec(message)?.[2]
  return name === undefined ? [] : [{ path: [name], kind: 'missing', keyword: 'required', message }]
}
