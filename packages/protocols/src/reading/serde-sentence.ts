import type { Issue } from '@toolfault/model'
import { ruled } from './ruled.js'
import type { Told } from './told.js'

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
