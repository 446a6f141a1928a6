import type { Issue, Path } from '@toolfault/model'
import { ruled, typesRule } from '../reading/rules.js'
import type { Told } from '../reading/told.js'

/** Lists as Go prints them: words between blanks. */
const missing = /^&\{Missing:\[([^[\]{}\n]{1,1000})\]\}$/
const surplus = /^&\{Properties:\[([^[\]{}\n]{1,1000})\]\}$/
const wanted = /^&\{(?:Got:)?\w{1,20} (?:Want:)?\[([^[\]{}\n]{1,1000})\]\}$/
const chosen = / Want:\[([^[\]{}\n]{1,1000})\]\}$/
const named = /^&\{\[([A-Za-z_$][\w.$-]{0,99})\]\}$/

/**
 * What mcp-go says of a place: not the sentence of the error, but its members as Go prints a structure, with their names
 * or without. `undefined` for any other text.
 */
export const tekuriPrinted = (said: string, path: Path): Told | undefined => {
  if (!said.startsWith('&{')) return undefined
  const lacks = missing.exec(said)?.[1]
  if (lacks !== undefined) {
    const rule = { ...ruled('required'), message: `missing [${lacks}]` }
    return told(lacks.split(' ').map((key) => ({ path: [...path, key], ...rule })))
  }
  const keys = surplus.exec(said)?.[1]
  if (keys !== undefined) {
    const rule = { ...ruled('additionalProperties'), message: said, echo: true as const }
    return told(keys.split(' ').map((key) => ({ path: [...path, key], ...rule })))
  }
  const types = wanted.exec(said)?.[1]
  const rule = types === undefined ? undefined : typesRule(types.split(' '))
  if (rule !== undefined) return told([{ path, ...rule, message: `want [${types}]` }])
  const values = chosen.exec(said)?.[1]
  if (values !== undefined) return told([{ path, ...ruled('enum'), message: `want [${values}]` }])
  // Without names a list may be of keys that lack as well as of such that nobody knows.
  const key = named.exec(said)?.[1]
  const place = key === undefined ? path : [...path, key]
  return { issues: [{ path: place, kind: 'unknown', message: said, echo: true }], whole: false }
}

const told = (issues: ReadonlyArray<Issue>): Told => ({ issues, whole: true })
