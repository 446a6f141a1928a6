import type { Issue } from '@toolfault/model'
import type { Told } from '../reading/told.js'
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
  const told = serdeSentence(message)
  if (told === undefined) return wrong(undefined, { issues: [], whole: false }, text)
  return wrong(undefined, told, text, told.whole ? 'likely' : 'certain')
}

/** Serde's sentence of a key that lacks or that nobody knows; `undefined` for any other. */
export const serdeSentence = (message: string): Told | undefined => {
  const lacks = /^missing field `([^`\n]{1,200})`(?: at line \d{1,9} column \d{1,9})?$/.exec(
    message
  )?.[1]
  if (lacks !== undefined) {
    return { issues: [{ path: [lacks], ...ruled('required'), message }], whole: true }
  }
  // Behind it stand the keys that there are.
  const strange = /^unknown field `([^`\n]{1,200})`, /.exec(message)?.[1]
  if (strange === undefined) return undefined
  const issue: Issue = {
    path: [strange],
    ...ruled('additionalProperties'),
    message,
    echo: true
  }
  return { issues: [issue], whole: false }
}
