import { isList, isRecord, own, owns } from '@toolfault/model'
import type { Copy } from '../../copy.js'
import { without } from '../../excluded.js'
import { bare, type Said } from '../../said.js'
import { textOf } from '../../text-of.js'
import { ruleOf } from './rule.js'

const kinds: ReadonlySet<unknown> = /* @__PURE__ */ new Set([
  'schema',
  'validation',
  'transformation'
])

/**
 * What an issue says that has valibot's `kind` and `type`. Of its `input` and of the owners along its
 * path nothing is kept. `undefined` for another kind.
 */
export const valibotSaid = (issue: object, copy: Copy): Said | undefined => {
  const type = own(issue, 'type')
  if (!kinds.has(own(issue, 'kind')) || typeof type !== 'string') return undefined
  const last = lastOf(own(issue, 'path'))
  const input = own(issue, 'input')
  const told = {
    stock: isStock(issue),
    texts: [input],
    came: owns(issue, 'input') && input !== undefined ? 'something' : 'nothing',
    absent: isAbsent(input, last)
  } as const
  // Of a key valibot says the key, of a surplus one that nothing was expected there.
  if (own(last, 'origin') === 'key' && input !== undefined) {
    return own(issue, 'expected') === 'never'
      ? { ...told, ...bare('additionalProperties') }
      : { ...told, ...ruleOf(issue, type, copy), isOfKey: true }
  }
  if (type === 'strict_tuple' && own(issue, 'expected') === 'never') {
    return { ...told, kind: 'size', keyword: 'items', isRest: true }
  }
  // A key that is not there, and be it of what is no object.
  if (own(last, 'origin') === 'key' && own(issue, 'expected') === `"${String(own(last, 'key'))}"`) {
    return { ...told, ...bare('required'), absent: true }
  }
  const rule =
    type === 'excludes' && isList(input)
      ? without(input, own(issue, 'requirement'), copy)
      : ruleOf(issue, type, copy)
  const message = told.stock && rule.params === undefined ? unquoted(issue) : undefined
  return {
    ...told,
    ...rule,
    ...(message === undefined ? {} : { message }),
    ...(type === 'union' ? { leaves: own(issue, 'issues') } : {})
  }
}

/**
 * Where nothing but the sentence says what was expected, it stays without its end that repeats the text of
 * the caller and would keep it from being shown.
 */
const unquoted = (issue: object): string | undefined => {
  const end = ` but received ${String(textOf(issue, 'received'))}`
  const message = textOf(issue, 'message')
  return end.includes('"') && message?.endsWith(end) === true
    ? message.slice(0, -end.length)
    : undefined
}

const lastOf = (path: unknown): unknown => (isList(path) ? path[path.length - 1] : undefined)

/**
 * Every step of a path holds the owner, so the issue alone tells missing from `undefined`, and from a
 * function that the owner has from its prototype.
 */
const isAbsent = (input: unknown, last: unknown): boolean => {
  const key = own(last, 'key')
  return (
    (input === undefined || typeof input === 'function') &&
    typeof key === 'string' &&
    isRecord(own(last, 'input')) &&
    !owns(own(last, 'input'), key)
  )
}

/** `Invalid <label>: Expected <expected> but received <received>`, or without what was expected. */
const isStock = (issue: object): boolean => {
  const expected = own(issue, 'expected')
  const begin = typeof expected === 'string' ? `Expected ${expected} but r` : 'R'
  const message = textOf(issue, 'message') ?? ''
  return (
    message.startsWith('Invalid ') &&
    message.endsWith(`: ${begin}eceived ${String(textOf(issue, 'received'))}`)
  )
}
