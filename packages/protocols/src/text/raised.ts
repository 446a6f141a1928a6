import { isList } from '@toolfault/model'
import { foreign } from '../reading/foreign.js'
import { each, type Told } from '../reading/told.js'
import { bodyIn } from './body-in.js'
import { jsonschemaError } from './jsonschema-error.js'
import { pydantic } from './pydantic.js'
import { pydanticList } from './pydantic-list.js'
import { spoken } from './spoken.js'
import { tekuriError } from './tekuri-error.js'
import { parsed } from './zod.js'

/**
 * What was raised of the arguments, as what stands before it says: an error that some print whole, one sentence, or either
 * as JSON.
 */
export const raised = (text: string, tool: string | undefined): Told | undefined =>
  pydantic(text, tool, true) ??
  pydanticList(text) ??
  jsonschemaError(text) ??
  tekuriError(text) ??
  spoken(text) ??
  listed(text) ??
  mapped(text)

/** A list of sentences. */
const listed = (text: string): Told | undefined => {
  const list = parsed(text)
  return isList(list) && list.every((item) => typeof item === 'string')
    ? each(list, spoken)
    : undefined
}

/** An object that has what is wrong below the names of what it is of (marshmallow, Django REST framework), or as bodies have it. */
const mapped = (text: string): Told | undefined => {
  const { body, head = '' } = bodyIn(text) ?? {}
  const { issues, text: rest } = foreign(head.trim() === '' ? body : undefined)
  return issues.length === 0 ? undefined : { issues, whole: rest === '' }
}
