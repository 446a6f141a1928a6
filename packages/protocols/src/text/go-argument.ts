import type { Issue } from '@toolfault/model'
import { goType } from './go-type.js'
import { ruled } from './rules.js'

/** mcp-go, `RequireString` and its like: the argument of a handler, or an item of one. */
const missing = /^required argument "([^"\\\n]{1,200})" not found$/
const mistyped =
  /^(?:item (\d{1,9}) in )?argument "([^"\\\n]{1,200})" (?:is not an?|cannot be converted to) (string|int|float64|bool)( slice)?$/

/** What encoding/json cannot put into the arguments of a typed handler: the kind of what came, and where it goes. */
const unbound =
  /^(?:failed to bind|unmarshaling) arguments: json: cannot unmarshal (?:[a-z]{1,10}|number [\d.eE+-]{1,40}) into Go struct field \w{1,100}\.(\S{1,200}) of type (\S{1,100})$/

/** What a server in Go says of one argument that it wants; `undefined` for any other sentence. */
export const goArgument = (message: string): Issue | undefined => {
  const [, name] = missing.exec(message) ?? []
  if (name !== undefined) return { path: [name], ...ruled('required'), message }
  const [, index, key, of = '', slice] = mistyped.exec(message) ?? []
  if (key !== undefined) {
    const path = index === undefined ? [key] : [key, index]
    return { path, ...typed(slice === undefined ? of : `[]${of}`), message }
  }
  const [, field, wanted = ''] = unbound.exec(message) ?? []
  return field === undefined ? undefined : { path: field.split('.'), ...typed(wanted), message }
}

const typed = (name: string): Omit<Issue, 'path'> => {
  const type = goType(name)
  return ruled('type', type === undefined ? undefined : { type })
}
