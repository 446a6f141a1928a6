import { type AdviseAbout, advise } from '@toolfault/advice/advise'
import {
  type Advice,
  type Fix,
  type Issue,
  invalidArguments,
  kindOf,
  type Params,
  parsePointer,
  printPointer
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'

const withinOf = ({ within }: Fix & { readonly id: 'add' }): string =>
  within === undefined
    ? ''
    : Object.entries(within)
        .filter(([side]) => side !== 'key')
        .map(([side, sign]) => ` ${side === 'markup' ? 'behind' : side} ${sign} in ${within.key}`)
        .join('')

const besideOf = ({ beside }: Fix & { readonly id: 'put' | 'remove' }): string =>
  beside === undefined ? '' : `, ${beside.key} ${JSON.stringify(beside.value)}`

const fixOf = (fix: Fix): string => {
  switch (fix.id) {
    case 'rename':
      return `${printPointer(fix.from)} > ${printPointer(fix.to)}${fix.guess === true ? '?' : ''}`
    case 'put':
      return `put ${JSON.stringify(fix.value)}${besideOf(fix)}`
    case 'add':
      return `add${withinOf(fix)}`
    case 'remove':
      return `remove${besideOf(fix)}`
    case 'meet':
      return fix.surplus === undefined ? 'meet' : `meet without ${fix.surplus}`
    case 'convert':
      return fix.key === undefined ? fix.how : `${fix.how} ${fix.key}`
    case 'choose':
      return `choose ${JSON.stringify(fix.values)}`
    case 'send':
      return `send ${fix.types.join()}`
  }
}

/** A piece of advice in short: the place, what is wrong there, and what mends it; `?` behind a guess. */
export const lineOf = ({ fix, kind, path }: Advice): string =>
  `${printPointer(path)} ${kind}${fix === undefined ? '' : `: ${fixOf(fix)}`}`

/** The advice on issues of a call, in short. */
export const linesFor = (
  about: AdviseAbout,
  ...issues: ReadonlyArray<Issue>
): ReadonlyArray<string> =>
  (advise(invalidArguments('t', { issues }), about).advice ?? []).map(lineOf)

/** An issue as ajv has it. */
export const issueOf = (keyword: string, path: string, params?: Params): Issue => ({
  path: parsePointer(path) ?? [],
  kind: kindOf(keyword),
  keyword,
  ...(params === undefined ? {} : { params })
})

export const lacks = (path: string): Issue => issueOf('required', path)
export const refuses = (path: string): Issue => issueOf('additionalProperties', path)
export const wants = (type: string, path: string): Issue => issueOf('type', path, { type })
export const lists = (path: string, ...allowedValues: ReadonlyArray<Json>): Issue =>
  issueOf('enum', path, { allowedValues })

export const text = { type: 'string' }
export const integer = { type: 'integer' }

/** An object of a schema, which takes other keys; and one that does not. */
export const open = (properties: object, ...required: ReadonlyArray<string>): object => ({
  type: 'object',
  properties,
  required
})
export const closed = (properties: object, ...required: ReadonlyArray<string>): object => ({
  ...open(properties, ...required),
  additionalProperties: false
})

/** A condition and its halves; a test must not have a key of this name itself. */
export const when = (test: object, holds: object, fails: object = {}): object =>
  Object.fromEntries([
    ['if', test],
    ['then', holds],
    ['else', fails]
  ])

/** The lines of what failed at the union `u` of a schema, or in it. */
export const linesOfUnion = (
  schema: object,
  value: unknown,
  issues: ReadonlyArray<Issue>
): ReturnType<typeof linesFor> =>
  linesFor(
    {
      schema: { properties: { u: schema, w: integer } },
      value: { u: value, v: { a: 'x' }, w: 'x' }
    },
    ...issues
  )
