import { isList, own, readJson } from '@toolfault/model'
import { unbranched } from '../reading/pydantic-branch.js'
import type { PydanticError } from '../reading/pydantic-error.js'
import { shown } from '../reading/pydantic-json.js'
import { untagged } from '../reading/pydantic-tagged.js'
import { jsonOfPython } from '../reading/python.js'
import type { Told } from '../reading/told.js'
import { issueOf } from './pydantic-issue.js'
import { ofTag } from './pydantic-tag.js'

/** The list that `errors()` of pydantic gives, as Python prints it or as JSON; `undefined` for any other text. */
export const pydanticList = (text: string): Told | undefined => {
  if (!text.startsWith('[{')) return undefined
  const json = readJson(jsonOfPython(text) ?? text)
  const list = json._tag === 'Right' ? json.right : undefined
  if (!isList(list) || list.length === 0) return undefined
  const errors = list.flatMap(errorOf)
  return errors.length < list.length ? undefined : unbranched(untagged(errors))
}

const errorOf = (item: unknown): ReadonlyArray<PydanticError> => {
  const [loc, msg, type] = [own(item, 'loc'), own(item, 'msg'), own(item, 'type')]
  if (!isList(loc) || typeof msg !== 'string' || typeof type !== 'string') return []
  const path = loc.map(String)
  const came = shown(own(item, 'input'))
  const tag = ofTag(path, type, msg)
  const issue = tag ?? issueOf(path, msg, type, came)
  // Of what is missing the object is shown that lacks it.
  const depth = path.length - (tag === undefined && issue.kind === 'missing' ? 1 : 0)
  return [{ issue, came, depth }]
}
