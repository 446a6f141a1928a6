import type { Issue } from '@toolfault/model'
import { typed } from '../reading/go-json.js'
import { ruled } from '../reading/rules.js'

/** mcp-go, `RequireString` and its like: the argument of a handler, or an item of one. */
const missing = /^required argument "([^"\\\n]{1,200})" not found$/
const mistyped =
  /^(?:item (\d{1,9}) in )?argument "([^"\\\n]{1,200})" (?:is not an?|cannot be converted to) (string|int|float64|bool)( slice)?$/

/** What a server in Go says of one argument that it wants; `undefined` for any other sentence. */
export const goArgument = (message: string): Issue | undefined => {
  const [, name] = missing.exec(message) ?? []
  if (name !== undefined) return { path: [name], ...ruled('required'), message }
  const [, index, key, of = '', slice] = mistyped.exec(message) ?? []
  if (key === undefined) return undefined
  const path = index === undefined ? [key] : [key, index]
  return { path, ...typed(slice === undefined ? of : `[]${of}`), message }
}
