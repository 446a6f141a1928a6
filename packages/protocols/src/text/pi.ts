import type { Issue, Path } from '@toolfault/model'
import { ruled } from '../reading/rules.js'
import { type Told, together } from '../reading/told.js'
import { placedSentence } from './joined.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'

const heading = /^Validation failed for tool "([^"\n]{1,128})":\n(?= {2}- )/

/**
 * What pi and agents made of it show a model of a call that they refused: a line for each place, in the sentences of ajv or
 * TypeBox, and behind them what was sent, of which nothing is told again.
 */
export const piSaid: Recogniser = (body, text) => {
  const [head, tool] = heading.exec(body) ?? []
  if (head === undefined) return undefined
  const end = body.indexOf('\n\nReceived', head.length)
  const lines = body.slice(head.length, end < 0 ? body.length : end).split('\n')
  return wrong(tool, together(lines.map(placed)), text)
}

const placed = (line: string): Told => {
  const [head = '', where = ''] = /^ {2}- ([^\s:]{1,1000}): /.exec(line) ?? []
  if (head === '') return { issues: [], whole: false }
  const path = pathOf(where)
  const said = line.slice(head.length)
  return lacking(said, path) ?? placedSentence(said, path)
}

/** TypeBox and its steps between dots, or ajv and its pointer without the first slash. */
const pathOf = (where: string): Path => {
  if (where === 'root') return []
  const steps = where.replace(/^\//, '').split(where.includes('/') ? '/' : '.')
  return steps.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** TypeBox names all that lack, and pi has put the first of them into the place. */
const lacking = (message: string, path: Path): Told | undefined => {
  const names = /^must have required properties (\S.{0,1000})$/.exec(message)?.[1]?.split(', ')
  if (names === undefined) return undefined
  const around = path.at(-1) === names[0] ? path.slice(0, -1) : path
  const rule = { ...ruled('required'), message }
  return { issues: names.map((name): Issue => ({ path: [...around, name], ...rule })), whole: true }
}
