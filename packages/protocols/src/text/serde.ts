import type { Issue } from '@toolfault/model'
import type { Recogniser } from './recognise.js'
import { ruled } from './rules.js'
import { wrong } from './told.js'

/**
 * What the Rust SDK writes of arguments (rmcp, `Parameters`), with serde's sentence: it names a key and not the object
 * that it is of, and of a value of the wrong type no place.
 */
export const serdeSaid: Recogniser = (body, text) => {
  const message = /^failed to deserialize parameters: ([^\n]{1,2000})/.exec(body)?.[1]
  if (message === undefined) return undefined
  const lacks = /^missing field `([^`]{1,200})`(?: at line \d{1,9} column \d{1,9})?$/.exec(
    message
  )?.[1]
  if (lacks !== undefined) {
    const issue: Issue = { path: [lacks], ...ruled('required'), message }
    return wrong(undefined, { issues: [issue], whole: true }, text, 'likely')
  }
  // Behind it stand the keys that there are.
  const strange = /^unknown field `([^`]{1,200})`, /.exec(message)?.[1]
  const issue: Issue = {
    path: [strange ?? ''],
    ...ruled('additionalProperties'),
    message,
    echo: true
  }
  return wrong(undefined, { issues: strange === undefined ? [] : [issue], whole: false }, text)
}
