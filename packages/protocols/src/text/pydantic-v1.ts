import { type Issue, type Path, printPointer } from '@toolfault/model'
import { either } from '../reading/either.js'
import type { Told } from '../reading/told.js'
import { ruleV1 } from './pydantic-v1-rules.js'

/**
 * The errors of version 1 of pydantic: a line for the place, whose steps stand between arrows, and one for the reason, with
 * its word for it at the end. `undefined` for any other text.
 */
export const pydanticV1 = (text: string, count: number): Told | undefined => {
  const lines = text.trimEnd().split('\n')
  if (lines.length !== count * 2) return undefined
  const found: Array<Issue> = []
  for (let at = 0; at < lines.length; at += 2) {
    const issue = issueOf(lines[at] ?? '', lines[at + 1] ?? '')
    if (issue === undefined) return undefined
    found.push(issue)
  }
  return { issues: merged(found), whole: isClear(found) }
}

/** Pydantic's word; what stands behind it may be what was given. */
const typed = /^ \(type=((?:value|type|assertion)_error[a-z_.\d]{0,80})(?:; .{1,2000})?\)$/

const issueOf = (where: string, said: string): Issue | undefined => {
  const at = said.lastIndexOf(' (type=')
  const word = at < 3 || !said.startsWith('  ') ? undefined : typed.exec(said.slice(at))?.[1]
  if (word === undefined || where === '' || where.startsWith(' ')) return undefined
  const message = said.slice(2, at)
  const steps = where.split(' -> ')
  const path: Path = steps[0] === '__root__' ? steps.slice(1) : steps
  const rule = ruleV1(word, message)
  // What an author says may repeat what came.
  return rule === undefined
    ? { path, kind: 'rule', message, echo: true }
    : { path, ...rule, message }
}

/** Of one place one thing is said, unless each is of another branch of a union. */
const merged = (issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> => {
  const groups = new Map<string, Array<Issue>>()
  for (const issue of issues) {
    const key = printPointer(issue.path)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [issue])
    else group.push(issue)
  }
  return [...groups.values()].map((group) => {
    const [first, ...more] = group
    return first === undefined || more.length > 0
      ? either({
          path: first?.path ?? [],
          kind: 'alternative',
          keyword: 'anyOf',
          branches: group.map((one) => [one])
        })
      : first
  })
}

/** What is said of a value and of a part of it is of two branches of a union, and of which nobody knows. */
const isClear = (issues: ReadonlyArray<Issue>): boolean => {
  const refused = new Set(
    issues.filter(({ kind }) => kind === 'type').map(({ path }) => printPointer(path))
  )
  return !issues.some(
    ({ echo, path }) =>
      echo === true ||
      (path.length <= DEEPEST &&
        path.some((_, at) => at > 0 && refused.has(printPointer(path.slice(0, at)))))
  )
}

const DEEPEST = 32
