import { type Issue, isList, isRecord, keysOf, own, type Path } from '@toolfault/model'
import { unbranched } from './pydantic-branch.js'
import type { PydanticError } from './pydantic-error.js'
import { untagged } from './pydantic-tagged.js'

/**
 * Pydantic's errors as JSON without the names of branches and the tags that it puts behind the place of a union, which
 * are no keys: what is said of the branches of one union is one error. As they are where anything else is among them,
 * and where names may be keys as well.
 */
export const withoutBranches = (list: ReadonlyArray<unknown>): ReadonlyArray<unknown> => {
  const errors = list.flatMap(errorOf)
  if (errors.length < list.length) return list
  const bare = untagged(errors)
  const told = unbranched(bare)
  const issues = told.whole ? told.issues : bare.map(({ issue }) => issue)
  const paths = new Set(errors.map(({ issue }) => JSON.stringify(issue.path)))
  const isSame =
    issues.length === list.length && issues.every(({ path }) => paths.has(JSON.stringify(path)))
  return isSame
    ? list
    : issues.map(({ kind, message, path }) => ({
        loc: path,
        msg: message,
        ...(kind === 'missing' ? { type: 'missing' } : {})
      }))
}

/** An error as the text of pydantic has it, with the sentence as it came. */
const errorOf = (item: unknown): ReadonlyArray<PydanticError> => {
  const loc = own(item, 'loc')
  const msg = own(item, 'msg')
  const type = own(item, 'type')
  if (!isList(loc) || typeof msg !== 'string' || typeof type !== 'string') return []
  const path: Path = loc.map(String)
  const issue: Issue = { path, kind: kindOf(type), message: msg }
  // Of what is missing the object is shown that lacks it.
  const depth = path.length - (issue.kind === 'missing' ? 1 : 0)
  return [{ issue, came: shown(own(item, 'input')), depth }]
}

/** What tells a key from a branch: a key is missing or refused, and a model takes an object. */
const kindOf = (type: string): Issue['kind'] =>
  type === 'missing'
    ? 'missing'
    : type === 'extra_forbidden'
      ? 'unexpected'
      : /^(?:model|dataclass|dict|mapping)_/.test(type)
        ? 'type'
        : 'unknown'

/** A value as Python prints it, as far as it tells one from another; nothing is told of what some leave out. */
export const shown = (input: unknown): string => {
  if (input === undefined) return '{}'
  if (!isRecord(input)) return JSON.stringify(input)
  const members = keysOf(input).map((key) => `'${key}': ${quoted(own(input, key))}`)
  return `{${members.join(', ')}}`
}

const quoted = (value: unknown): string =>
  typeof value === 'string' && !/['\\]/.test(value) ? `'${value}'` : (JSON.stringify(value) ?? '')
