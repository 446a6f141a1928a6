import type { Issue } from '@toolfault/model'
import { goType } from './go-type.js'
import { ruled } from './ruled.js'
import type { Told } from './told.js'

/** The kind of what came, and where it goes: the field of a structure by its names in JSON, and the type of that. */
const unbound =
  /^json: cannot unmarshal (?:[a-z]{1,10}|number [\d.eE+-]{1,40}) into Go struct field \w{1,100}\.(\S{1,200}) of type (\S{1,100})$/

/** What Go's encoding/json cannot put into the arguments of a handler; `undefined` for any other sentence. */
export const goJsonSentence = (message: string): Told | undefined => {
  const [, field, type = ''] = unbound.exec(message) ?? []
  if (field !== undefined) return told({ path: field.split('.'), ...typed(type), message })
  const strange = /^json: unknown field "([^"\\\n]{1,200})"$/.exec(message)?.[1]
  return strange === undefined
    ? undefined
    : told({ path: [strange], ...ruled('additionalProperties'), message, echo: true })
}

/** The rule of a type of Go's, where JSON has one for it. */
export const typed = (name: string): Omit<Issue, 'path'> => {
  const type = goType(name)
  return ruled('type', type === undefined ? undefined : { type })
}

const told = (issue: Issue): Told => ({ issues: [issue], whole: true })
