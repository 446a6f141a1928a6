import { isList, own } from '@toolfault/model'
import { textUnder } from './texts.js'

/**
 * Where a body was no JSON, in the words of FastAPI, which lists that among the errors of a place: behind `body` stands no
 * key, but the character. `undefined` for a body that says anything else; JSON inside a text has a place.
 */
export const unparsedIn = (body: unknown): string | undefined => {
  const list = own(body, 'detail')
  const [item] = isList(list) && list.length === 1 ? list : []
  const loc = own(item, 'loc')
  const type = textUnder(item, 'type')
  const said = textUnder(item, 'msg') ?? ''
  const isOurs = type === 'json_invalid' || type === 'value_error.jsondecode'
  if (!isOurs || !isList(loc) || loc[0] !== 'body' || loc.length > 2) return undefined
  const [, at] = loc
  // Pydantic says so of a text of JSON in a list.
  if ((at !== undefined && typeof at !== 'number') || said.startsWith('Invalid JSON')) {
    return undefined
  }
  const reason = textUnder(own(item, 'ctx'), 'error') ?? said
  return at === undefined || reason.includes('char ') ? reason : `${reason} (char ${at})`
}
