import type { Issue } from '@toolfault/model'
import { kindOfCode } from './coded.js'
import { located } from './located.js'
import { ruled } from './rules.js'

const head =
  /^(?:[^\n]{0,200}: )?(?:DiscordAPIError\[\d{1,6}\]: |400 Bad Request \(error code: \d{1,6}\): )?Invalid Form Body\n/

/** The place, in discord.js with a code behind it, in discord.py behind a word. */
const line = /^(?:In )?([A-Za-z_][\w.[\]]{0,299}?)(?:\[([A-Z][A-Z_]{2,60})\])?: ([^\n]{1,500})$/

/** What the libraries of Discord print of a form that it refused, a line for each place; none for other texts. */
export const discordSaid = (text: string): ReadonlyArray<Issue> => {
  if (!text.includes('Invalid Form Body\n')) return []
  const [start] = head.exec(text) ?? []
  const issues = start === undefined ? [] : text.slice(start.length).split('\n').map(lineOf)
  return issues.every((issue) => issue !== undefined) ? issues : []
}

const lineOf = (text: string): Issue | undefined => {
  const [, where, code, message = ''] = line.exec(text) ?? []
  if (where === undefined) return undefined
  const isMissing = message === 'This field is required' || kindOfCode({ code }) === 'missing'
  const rule = isMissing ? ruled('required') : ({ kind: 'unknown' } as const)
  return { path: located(where).path, ...rule, message }
}
