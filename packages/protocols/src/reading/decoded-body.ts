import { decoded } from './decoded.js'
import type { Foreign } from './foreign.js'
import { serdePlaced } from './serde-placed.js'
import type { Told } from './told.js'

/** What stands before what a decoder said of a body: axum, actix, and handlers in Go and Kotlin. */
const head =
  /^(?:failed to deserialize (?:the json body into the target type|form body|form|query string)|(?:json|query|form) deserialize error|(?:invalid|bad|malformed) (?:request|json|body|request body|json body|input|payload|arguments|params|parameters)|(?:failed to|could not|cannot|error|failed) (?:parse|parsing|decode|decoding|unmarshal|unmarshaling|read|reading) (?:the )?(?:request|json|body|request body|json body|input|payload|arguments|params|parameters)): /i

/** What a body says, with what a decoder said in its sentence of what was sent, where nothing is listed. */
export const withDecoded = (found: Foreign): Foreign => {
  const told = found.issues.length > 0 ? undefined : decodedBody(found.text)
  if (told === undefined) return found
  return { issues: told.issues, notes: ['from_text'], text: told.whole ? '' : found.text }
}

/** What the sentence of a body says of the keys and places of what was sent, where its status says that this was wrong. */
const decodedBody = (text: string): Told | undefined => {
  if (text.length > LONGEST) return undefined
  const [before = ''] = head.exec(text) ?? []
  const said = text.slice(before.length)
  // Before serde's sentence others may have anything.
  return decoded(said) ?? (/deserialize/i.test(before) ? serdePlaced(said) : undefined)
}

/** Longer texts are dumps. */
const LONGEST = 4_000
