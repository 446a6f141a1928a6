import type { Issue, Path } from '@toolfault/model'
import { ofKey } from '../reading/of-key.js'
import { unbranched } from '../reading/pydantic-branch.js'
import type { PydanticError } from '../reading/pydantic-error.js'
import { untagged } from '../reading/pydantic-tagged.js'
import type { Told } from '../reading/told.js'
import { issueOf } from './pydantic-issue.js'
import { ofTag } from './pydantic-tag.js'
import { pydanticV1 } from './pydantic-v1.js'

/** What pydantic read, and of which tool, where its headline says so. */
export interface Raised extends Told {
  readonly tool?: string
}

/** The headline; each error has a line for its place, one for its reason, and the address of a page. */
const headline =
  /^(\d{1,6}) validation errors? for (?:call\[([^\n]{1,300})\]|([^\n]{1,300})Arguments|(\w{1,300}))\n/

/**
 * The text of pydantic's `ValidationError`, where it is about the arguments of a tool: the SDK calls
 * the model `searchArguments`, FastMCP `call[search]`, others after the tool, or their code says so
 * (`isOfArguments`). One raised inside a tool says nothing of them.
 */
export const pydantic = (
  text: string,
  tool: string | undefined,
  isOfArguments = false
): Raised | undefined => {
  const match = headline.exec(text)
  if (match === null) return undefined
  const [head, count, called, owner = ''] = match
  const model = match[4]
  if (model !== undefined && !isOfArguments && !isNamedAfter(model, tool)) return undefined
  const rest = text.slice(head.length)
  const errors = errorsIn(rest)
  const first = errors === undefined ? pydanticV1(rest, Number(count)) : undefined
  const { issues, whole } = first ?? unbranched(untagged(errors ?? []))
  // A sentence that cannot be shown says more than its place.
  const isShown =
    errors?.every(({ issue }) => issue.echo !== true) === true && errors.length === Number(count)
  const name = model === undefined ? (tool ?? called ?? owner) : tool
  return {
    ...(name === undefined ? {} : { tool: name }),
    issues,
    whole: whole && (isShown || first !== undefined)
  }
}

/**
 * `SearchNotesInput` of the tool `search_notes`. What is called as the tool alone may be what it makes; where nobody says
 * which tool it was, that they are its arguments.
 */
const isNamedAfter = (model: string, tool: string | undefined): boolean => {
  const owner = /^(\w+?)(?:Args|Input|Params|Parameters)$/.exec(model)?.[1]
  return owner !== undefined && (tool === undefined || plain(owner) === plain(tool))
}

const plain = (name: string): string => name.replace(/[^A-Za-z\d]/g, '').toLowerCase()

const errorsIn = (text: string): ReadonlyArray<PydanticError> | undefined => {
  const errors: Array<PydanticError> = []
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const where = lines[at] ?? ''
    if (where === '' || where.startsWith('    For further information visit ')) continue
    // What came may have lines of its own.
    let end = at + 1
    while (end < at + 50 && !/\]$/.test(lines[end] ?? '')) end++
    const error = reasonOf(where, lines.slice(at + 1, end + 1).join('\n'))
    if (error === undefined || where.startsWith(' ')) return undefined
    errors.push(error)
    at = end
  }
  return errors
}

/** A sentence, and in brackets pydantic's word for it and what came. */
const reasonOf = (where: string, text: string): PydanticError | undefined => {
  const at = text.indexOf(' [type=')
  const type = /^ \[type=([a-z\d_]{1,60})/.exec(text.slice(at))?.[1]
  if (!text.startsWith('  ') || type === undefined || !text.endsWith(']')) return undefined
  const start = text.indexOf(', input_value=', at)
  const end = text.lastIndexOf(', input_type=')
  const came = start < 0 ? '' : text.slice(start + ', input_value='.length, end < start ? -1 : end)
  const message = text.slice(2, at)
  const path = pathOf(where)
  const tag = ofTag(path, type, message)
  const issue = ofMark(tag ?? issueOf(path, message, type, came))
  // Of a tag the object is shown that has it, and of what is missing the one that lacks it.
  const depth = path.length - (tag === undefined && issue.kind === 'missing' ? 1 : 0)
  return { issue, came, depth }
}

/** Keys are joined with dots; one that holds a dot stands between backticks. */
const pathOf = (where: string): Path =>
  [...where.matchAll(/`[^`]*`|[^.`]+/g)].map(([key]) => key.replaceAll('`', ''))

/** What is said of a key of a dictionary stands behind it, at a step that is none. */
const ofMark = (issue: Issue): Issue => {
  const [propertyName, mark] = issue.path.slice(-2)
  return mark === '[key]' && propertyName !== undefined
    ? ofKey({ ...issue, path: issue.path.slice(0, -2), params: { ...issue.params, propertyName } })
    : issue
}
