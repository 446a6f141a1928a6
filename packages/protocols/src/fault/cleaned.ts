import { isList, own } from '@toolfault/model'
import type { JsonObject } from '@toolfault/types/json'
import { clean, unrevealed } from '@toolfault/words/escape'
import { each, type Members } from './copy.js'

/** Members that are sentences; names, paths and parameters are data. */
const sentences = ['message', 'guidance', 'hint', 'detail', 'action'] as const

/** The members of a fault, whose sentences, and those of its issues, lose what nobody sees: no text brings it along. */
export const cleaned = (members: Members): Members => {
  const { issues, kind } = members
  const whole = saidIn(members)
  return isList(issues) ? { ...whole, kind, issues: each(issues, saidIn) } : { ...whole, kind }
}

const saidIn = (members: JsonObject): JsonObject => {
  let said = members
  for (const name of sentences) {
    const text = own(members, name)
    const bare = typeof text === 'string' ? unrevealed(clean(text)) : text
    // Most have nothing to lose.
    if (typeof bare === 'string' && bare !== text) said = { ...said, [name]: bare }
  }
  return said
}
