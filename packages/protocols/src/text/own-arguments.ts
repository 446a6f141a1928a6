import type { Fault, Issue } from '@toolfault/model'
import { faults, points } from '@toolfault/words/en'
import { ajvSentence } from '../reading/ajv.js'
import { ownPath } from '../reading/written-place.js'

/** So many points are read; the text has the others. */
const MOST = 64

/**
 * Invalid arguments in our own words. What is left out of the lines (values, advice) cannot be had back,
 * so the text stays, unless the issues alone say the same.
 */
export const ownArguments = (text: string): ReadonlyArray<Fault> => {
  const [first = '', ...lines] = text.split('\n')
  const named = faults.invalidArguments('.').slice(0, -1)
  const rest = first.startsWith(named) ? first.slice(named.length) : ''
  const isList = first.endsWith(':') && lines[0]?.startsWith('- ') === true
  // A name that could be more than one may hold a colon.
  const [quoted = '', name] = /^`([^`]+)`/.exec(rest) ?? []
  const behind = quoted === '' ? first : rest.slice(quoted.length)
  const colon = rest.indexOf(': ')
  const listed = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))
  const told = isList ? listed : [behind.slice(behind.indexOf(': ') + 2)]
  const tool = name ?? (isList ? rest.slice(0, -1) : colon < 0 ? rest : rest.slice(0, colon))
  const issues = told.slice(0, MOST).flatMap(issueOf)
  const isCut = first.endsWith(faults.truncated) || lines.includes(faults.truncated)
  const shared = {
    kind: 'invalid_arguments' as const,
    ...(tool === '' ? {} : { tool }),
    ...(isCut ? { truncated: true as const } : {})
  }
  const guidance = isList || lines.length === 0 ? {} : { guidance: lines.join('\n') }
  return [
    { ...shared, issues: [], ...guidance },
    { ...shared, issues },
    { ...shared, issues, message: text },
    { ...shared, issues: [], message: text }
  ]
}

/** What one line says: its place, and whether that is missing, surplus or of the wrong type. */
const issueOf = (line: string): ReadonlyArray<Issue> => together(line) ?? alone(line)

/** The places of one line that are told together. */
const listed = /^`[^`]*`(?:, `[^`]*`)*(?: and `[^`]*`)/

/** What is said of several keys of one object; `undefined` where it is of one place. */
const together = (line: string): ReadonlyArray<Issue> | undefined => {
  const [head] = listed.exec(line) ?? []
  if (head === undefined) return undefined
  const said = line.slice(head.length)
  // Nothing refuses them.
  if (said.startsWith(points.ignoredAll(''))) return []
  const kind = said.startsWith(points.missingAll(''))
    ? 'missing'
    : said.startsWith(points.unexpectedAll(''))
      ? 'unexpected'
      : undefined
  if (kind === undefined) return undefined
  return [...head.matchAll(/`([^`]*)`/g)].flatMap(([, where = '']): ReadonlyArray<Issue> => {
    const path = ownPath(where)
    return path === undefined ? [] : [{ path, kind }]
  })
}

const alone = (line: string): ReadonlyArray<Issue> => {
  const where = /^`([^`]*)`/.exec(line)?.[1]
  const path = where === undefined ? undefined : ownPath(where)
  if (path === undefined) return []
  const said = line.slice(`\`${where}\``.length)
  if (said.startsWith(points.strange(''))) return []
  if (said.startsWith(' is missing')) return [{ path, kind: 'missing' }]
  if (said.startsWith(' is not an accepted key')) return [{ path, kind: 'unexpected' }]
  if (said.startsWith(': ')) {
    const message = said.slice(2).replace(/\.$/, '')
    const told = ajvSentence(message, path)
    return told !== undefined ? [told] : [{ path, kind: 'unknown', message }]
  }
  // What came is the caller's, and the command is ours.
  const message = said
    .trim()
    .replace(/(?:, received |: ).*/, '')
    .replace(/\.$/, '')
  const isType = /^must be (?:null|an? (?:string|number|integer|boolean|array|object))$/.test(
    message
  )
  return [{ path, kind: isType ? 'type' : 'unknown', ...(message === '' ? {} : { message }) }]
}
