import {
  blamesOwner,
  type Issue,
  type IssueKind,
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
import { type Authored, authored } from './authored.js'
import { isOfMacro } from './macro.js'
import { defined } from './type-definition.js'

/** Characters of all pointers of a list: deep errors below long keys are many times what was sent. */
const POINTERS = 20_000_000

/** A reader of ajv's errors. */
export interface AjvReader extends Reader {
  /** Whether some of what was read are about a key that only the error behind them names. */
  readonly isUnnamed: () => boolean
  /** What authors said of several places, or beside the errors that it stands for, by the first issue of it. */
  readonly authors: ReadonlyMap<Issue, Authored>
  /** What says no more than that the schema of a macro has spoken. */
  readonly sums: ReadonlySet<Issue>
}

/** One reader for one list: it reads each array of allowed values once, however often it is met. */
export const reader = (): AjvReader => {
  const budget = steps()
  const copy = copier(budget)
  let room = POINTERS
  let before: unknown
  let path: Path = []
  let isUnnamed = false
  let last: unknown
  const authors = new Map<Issue, Authored>()
  const sums = new Set<Issue>()
  const read = (error: unknown): Issue => {
    const pointer = own(error, 'instancePath')
    if (typeof pointer === 'string') room -= pointer.length
    // Errors of one place follow one another, and share its path.
    if (pointer !== before) {
      before = pointer
      path = (typeof pointer === 'string' ? parsePointer(pointer) : undefined) ?? []
    }
    const keyword = own(error, 'keyword')
    if (keyword === 'propertyNames') isUnnamed ||= own(last, 'propertyName') === undefined
    const other = last
    last = error
    if (typeof keyword !== 'string') return illegible
    if (keyword === 'errorMessage') return byAuthor(authored(error, path, read, budget))
    const issue = toIssue(error, keyword, path, copy)
    if (issue.kind === 'rule' && isOfMacro(error, other)) sums.add(issue)
    return issue
  }
  const byAuthor = (one: Authored): Issue => {
    const [first, ...more] = one.issues
    if (more.length > 0 || one.replaced.some(isKept)) authors.set(first, one)
    return first
  }
  return { read, isFull: () => room < 0, isUnnamed: () => isUnnamed, authors, sums }
}

/** ajv-errors marks what it has replaced, and with `keepErrors` leaves it in the list. */
export const isKept = (error: unknown): boolean => own(error, 'emUsed') === true

const toIssue = (error: unknown, told: string, owner: Path, copy: Copy): Issue => {
  const given = own(error, 'params')
  const message = own(error, 'message')
  const other = defined(error, told, given)
  const keyword = other?.keyword ?? told
  const key = other?.isAtKey === true ? undefined : blamed(keyword, given)
  const params = other?.params ?? paramsOf(error, given, copy)
  const path = key === undefined ? owner : below(owner, key)
  const kind = keyword === 'discriminator' ? kindOfTag(given) : kindOf(keyword)
  // Not by spreads: there may be very many errors, and what is added to an object later takes more room.
  if (typeof message !== 'string') {
    return params === undefined ? { path, kind, keyword } : { path, kind, keyword, params }
  }
  return params === undefined
    ? { path, kind, keyword, message }
    : { path, kind, keyword, message, params }
}

/** A path longer by a key: `concat` takes ten times as long, and a spread keeps room for more. */
const below = (owner: Path, key: string): Path => {
  const path = new Array<string>(owner.length + 1)
  for (let at = 0; at < owner.length; at++) path[at] = owner[at] ?? ''
  path[owner.length] = key
  return path
}

/** ajv says `must be string` also of a tag that is not there. */
const kindOfTag = (params: unknown): IssueKind => {
  if (own(params, 'error') !== 'tag') return kindOf('discriminator')
  return own(params, 'tagValue') === undefined ? 'missing' : 'type'
}

/** ajv names the owner of a missing or surplus key, or of a bad tag; the key is in one of these parameters. */
const names: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'missingProperty',
  'additionalProperty',
  'unevaluatedProperty',
  'propertyName',
  'tag'
])

const blamed = (keyword: string, params: unknown): string | undefined => {
  const name = blamesOwner(keyword) ? keysOf(params).find((one) => names.has(one)) : undefined
  const key = name === undefined ? undefined : own(params, name)
  return typeof key === 'string' ? key : undefined
}

/** Said elsewhere (the blamed key), the caller's own (`tagValue`), or ajv-errors' originals. */
const left: ReadonlySet<string> = /* @__PURE__ */ new Set([...names, 'tagValue', 'errors'])

const paramsOf = (error: unknown, given: unknown, copy: Copy): Params | undefined => {
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
