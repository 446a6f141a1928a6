import type { Told } from '../reading/told.js'
import { jsonschemaError } from './jsonschema-error.js'
import { pydantic } from './pydantic.js'
import { pydanticList } from './pydantic-list.js'
import { spoken } from './spoken.js'
import { tekuriError } from './tekuri-error.js'

/** What was raised of the arguments, as what stands before it says: an error that some print whole, else one sentence. */
export const raised = (text: string, tool: string | undefined): Told | undefined =>
  pydantic(text, tool, true) ??
  pydanticList(text) ??
  jsonschemaError(text) ??
  tekuriError(text) ??
  spoken(text)
