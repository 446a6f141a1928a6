import { isList, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { isSameName } from '../names/spelling.js'
import { branchesOf } from './branches.js'
import { listedBy } from './shape.js'
import { textOf } from './value.js'

type Named = readonly [name: string, value: Json]

/** How NSwag and OpenAPI Generator say what listed numbers are called. */
const keywords = ['x-enumNames', 'x-enum-varnames'] as const

/** More values are not called by their names. */
const MANY = 64

/** Listed values with the names that a generator or their author gave them; `[]` where one has none, or is its own. */
const namesIn = (schema: unknown): ReadonlyArray<Named> => {
  const values = listedBy(schema)
  return values === undefined ? titledIn(schema) : namedIn(schema, values)
}

const namedIn = (schema: unknown, values: ReadonlyArray<Json>): ReadonlyArray<Named> => {
  const names = keywords.map((keyword) => own(schema, keyword)).find(isList) ?? []
  if (names.length !== values.length || values.length > MANY) return []
  const named = values.flatMap((value, at): ReadonlyArray<Named> => {
    const name = names[at]
    return typeof name === 'string' && name !== value ? [[name, value]] : []
  })
  return named.length === values.length ? named : []
}

/**
 * The constants of a union with what each is called: `{ "const": 1, "title": "Low" }`, as MCP's elicitation has them, or as schemars
 * describes the variants of an enum. Nothing where these say no more than the values do.
 */
const titledIn = (schema: unknown): ReadonlyArray<Named> => {
  const branches = (branchesOf(schema) ?? []).filter((branch) => own(branch, 'type') !== 'null')
  if (branches.length > MANY) return []
  const named = branches.flatMap((branch): ReadonlyArray<Named> => {
    const [value, more] = listedBy(branch) ?? []
    const name = own(branch, 'title') ?? own(branch, 'description')
    return value !== undefined && more === undefined && typeof name === 'string'
      ? [[name, value]]
      : []
  })
  const isTelling = named.some(([name, value]) => !isSameName(name, textOf(value)))
  const areApart = new Set(named.map(([name]) => name)).size === branches.length
  return isTelling && areApart ? named : []
}

/** The only listed value that a text is the name of. */
export const valueCalled = (schemas: ReadonlyArray<unknown>, text: unknown): Json | undefined => {
  if (typeof text !== 'string') return undefined
  const [only, more] = schemas.flatMap(namesIn).filter(([name]) => isSameName(name, text))
  return more === undefined ? only?.[1] : undefined
}

/** What listed values are called, in one line: `0 = None, 1 = Read`. */
export const enumNamesOf = (schemas: ReadonlyArray<unknown>): string | undefined => {
  const text = schemas
    .flatMap(namesIn)
    .map(([name, value]) => `${textOf(value)} = ${name}`)
    .join(', ')
  return text === '' ? undefined : text
}
