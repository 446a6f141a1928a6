import { type Issue, isList, own, type Steps, step } from '@toolfault/model'
import { orOnlyBranch, withoutNothing } from '../nothing.js'
import { textOf } from './text.js'

/** What one error says, and how deep unions stand in unions there. */
export interface Spoken {
  readonly error: unknown
  readonly issues: ReadonlyArray<Issue>
  readonly depth: number
}

/** Deeper unions in unions than this are left whole. */
const DEPTH = 32

/**
 * Puts what an error says behind what was said before, and what the branches of a union say into its `branches`: typebox 1.x
 * tells through which branch a rule was reached, references followed, and the union right behind its branches. Those that are not
 * numbered from the first without a gap stay beside it.
 */
export const branched = (said: Array<Spoken>, one: Spoken, budget: Steps): void => {
  const found = branchesBefore(said, one.error, budget)
  const depth = Math.max(0, ...found.map((branch) => branch.depth)) + 1
  const [union] = one.issues
  if (union === undefined || found.length === 0 || depth > DEPTH) {
    said.push(one)
    return
  }
  said.length -= found.reduce((count, branch) => count + branch.errors, 0)
  const branches = withoutNothing(
    found.map(({ issues }) => issues),
    union.path.length
  )
  said.push({ error: one.error, issues: orOnlyBranch({ ...union, branches }), depth })
}

interface Branch {
  readonly issues: Array<Issue>
  errors: number
  depth: number
}

/** The branches that stand before the error of their union; none where one of them is not sure. */
const branchesBefore = (
  said: ReadonlyArray<Spoken>,
  error: unknown,
  budget: Steps
): ReadonlyArray<Branch> => {
  const keyword = own(error, 'keyword')
  if ((keyword !== 'anyOf' && keyword !== 'oneOf') || isMatched(error)) return []
  const start = `${textOf(error, 'schemaPath')}/${keyword}/`
  const place = textOf(error, 'instancePath')
  const indexes: Array<number> = []
  for (let at = said.length - 1; at >= 0 && step(budget); at--) {
    const index = indexOf(said[at]?.error, start, place)
    if (index === undefined) break
    indexes.push(index)
  }
  const branches: Array<Branch> = []
  for (const [nth, index] of indexes.reverse().entries()) {
    const { depth = 0, issues = [] } = said[said.length - indexes.length + nth] ?? {}
    if (index > branches.length || index < branches.length - 1) return []
    const branch = branches[index] ?? { issues: [], errors: 0, depth: 0 }
    branches[index] = branch
    for (const issue of issues) branch.issues.push(issue)
    branch.errors++
    branch.depth = Math.max(branch.depth, depth)
  }
  // A branch without issues would be one that matched.
  return branches.every(({ issues }) => issues.length > 0) ? branches : []
}

/** Whether more than one branch matched, so that no other was meant. */
const isMatched = (error: unknown): boolean => {
  const passing = own(own(error, 'params'), 'passingSchemas')
  return isList(passing) && passing.length > 0
}

/** Which branch an error is of; `undefined` for one of another place or rule. */
const indexOf = (error: unknown, start: string, place: string): number | undefined => {
  const [schemaPath, instancePath] = [textOf(error, 'schemaPath'), textOf(error, 'instancePath')]
  const isWithin = instancePath === place || instancePath.startsWith(`${place}/`)
  if (!isWithin || !schemaPath.startsWith(start)) return undefined
  const [index = ''] = schemaPath.slice(start.length, start.length + 9).split('/', 1)
  return /^\d{1,8}$/.test(index) ? Number(index) : undefined
}
