import { located } from './located.js'
import { ruled } from './ruled.js'
import { serdeSentence } from './serde-sentence.js'
import type { Told } from './told.js'

/** Serde's sentence behind the place that serde_path_to_error found, as axum has it; `undefined` for any other. */
export const serdePlaced = (message: string): Told | undefined => {
  const [head = '', where = ''] =
    /^([\w$-][\w.$[\]-]{0,499}): (?=missing field |invalid type: )/.exec(message) ?? []
  if (head === '') return undefined
  const said = message.slice(head.length)
  const { path } = located(where)
  const lacks = serdeSentence(said)?.issues ?? []
  if (lacks.length > 0) {
    return {
      issues: lacks.map((issue) => ({ ...issue, path: [...path, ...issue.path] })),
      whole: true
    }
  }
  // What came stands before it, and may hold anything.
  const at = said.lastIndexOf(EXPECTED)
  const wanted =
    at < 0 ? '' : said.slice(at + EXPECTED.length).replace(/ at line \d{1,9} column \d{1,9}$/, '')
  const type = typeOf(wanted)
  const rule = ruled('type', type === undefined ? undefined : { type })
  return { issues: [{ path, ...rule, message: said, echo: true }], whole: true }
}

const EXPECTED = ', expected '

/** What JSON calls a type of Rust's, or what serde calls it. */
const typeOf = (wanted: string): string | undefined => {
  if (/^(?:[iu](?:8|16|32|64|128|size)|integer)$/.test(wanted)) return 'integer'
  if (/^f(?:32|64)$/.test(wanted)) return 'number'
  if (/^a (?:borrowed )?string$/.test(wanted)) return 'string'
  if (wanted === 'a boolean') return 'boolean'
  if (wanted === 'a sequence') return 'array'
  return wanted === 'a map' || wanted.startsWith('struct ') ? 'object' : undefined
}
