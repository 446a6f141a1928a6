import {
  blamesOwner,
  type Issue,
  type IssueKind,
  isRecord,
  keysOf,
  kindOf,
  own,
  type Params,
  type Path,
  parsePointer,
  steps
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { type Copy, copier } from '../copy.js'
import { illegible, type Reader } from '../list.js'
import { authored } from './authored.js'

/** Characters of all pointers of a list: deep errors below long keys are many times what was sent. */
const POINTERS = 20_000_000

/** One reader for one list: it reads each array of allowed values once, however often it is met. */
export const reader = (): Reader => {
  const budget = steps()
  const copy = copier(budget)
  let room = POINTERS
  const read = (error: unknown): Issue => {
    const pointer = own(error, 'instancePath')
    if (typeof pointer !== 'string') return issueAt([], error)
    room -= pointer.length
    return issueAt(parsePointer(pointer) ?? [], error)
  }
  const issueAt = (path: Path, error: unknown): Issue =>
    own(error, 'keyword') === 'errorMessage'
      ? authored(error, path, read, budget)
      : toIssue(error, path, copy)
  return { read, isFull: () => room < 0 }
}

const toIssue = (error: unknown, path: Path, copy: Copy): Issue => {
  const keyword = own(error, 'keyword')
  if (!isRecord(error) || typeof keyword !== 'string') return illegible
  const given = own(error, 'params')
  const message = own(error, 'message')
  const key = blamed(keyword, given)
  const params = paramsOf(error, given, copy)
  const issue: Drafted = {
    // Not by a spread, which keeps room for more.
    path: key === undefined ? path : path.concat(key),
    kind: keyword === 'discriminator' ? kindOfTag(given) : kindOf(keyword),
    keyword
  }
  // Not by spreads: there may be very many errors.
  if (typeof message === 'string') issue.message = message
  if (params !== undefined) issue.params = params
  return issue
}

/** An issue while it is made. */
type Drafted = { -readonly [name in keyof Issue]: Issue[name] }

/** ajv says `must be string` also of a tag that is not there. */
const kindOfTag = (params: unknown): IssueKind => {
  if (own(params, 'error') !== 'tag') return kindOf('discriminator')
  return own(params, 'tagValue') === undefined ? 'missing' : 'type'
}

/** ajv names the owner of a missing or surplus key, or of a bad tag; the key is in its params. */
const blamed = (keyword: string, params: unknown): string | undefined => {
  const name = blamesOwner(keyword) ? nameIn(params) : undefined
  const key = name === undefined ? undefined : own(params, name)
  return typeof key === 'string' ? key : undefined
}

const names = [
  'missingProperty',
  'additionalProperty',
  'unevaluatedProperty',
  'propertyName',
  'tag'
] as const

const nameIn = (params: unknown): string | undefined => {
  for (const name of names) if (own(params, name) !== undefined) return name
  return undefined
}

/** Said elsewhere (the blamed key), the caller's own (`tagValue`), or ajv-errors' originals. */
const left: ReadonlySet<string> = /* @__PURE__ */ new Set([...names, 'tagValue', 'errors'])

const paramsOf = (error: object, given: unknown, copy: Copy): Params | undefined => {
  let params: { [name: string]: Json } = {}
  let isEmpty = true
  for (const name of keysOf(given)) {
    const value = left.has(name) ? undefined : copy(own(given, name))
    if (value === undefined) continue
    isEmpty = false
    // As in `toJson`: to assign would lose this one key.
    if (name === '__proto__') params = { ...params, [name]: value }
    else params[name] = value
  }
  // An error of the schema under `propertyNames` speaks of a key, not of the value at its path.
  const key = own(error, 'propertyName')
  if (typeof key === 'string') return { ...params, propertyName: key }
  return isEmpty ? undefined : params
}
