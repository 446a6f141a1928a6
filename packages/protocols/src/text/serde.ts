import { serdeSentence } from '../reading/serde-sentence.js'
import type { Recogniser } from './recognise.js'
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
