import { isList } from '@toolfault/model'
import type { JsonObject } from '@toolfault/types/json'
import { clean } from '@toolfault/words/escape'
import { each, type Members } from './copy.js'

/** Members that are sentences; names, paths and parameters are data. */
const sentences: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'message',
  'guidance',
  'hint',
  'detail',
  'action'
])

/** The members of a fault, whose sentences, and those of its issues, lose what nobody sees: no text brings it along. */
export const cleaned = (members: Members): Members => {
  const { issues, kind } = members
  const whole: Members = { ...saidIn(members), kind }
  return isList(issues) ? { ...whole, issues: each(issues, saidIn) } : whole
}

const saidIn = (members: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      typeof value === 'string' && sentences.has(name) ? clean(value) : value
    ])
  )
