import { isJsonObject, isList } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { typeOf } from './type.js'

/** A wire without what is for operators: a DebugInfo is a stack trace, and leaves for nobody. */
export const quiet = (json: Json): Json => {
  if (isList(json)) {
    return json.filter((item) => typeOf(item) !== 'google.rpc.DebugInfo').map(quiet)
  }
  if (!isJsonObject(json)) return json
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, quiet(value)]))
}
