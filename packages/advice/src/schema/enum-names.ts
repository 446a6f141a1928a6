import { isList, own, writeJson } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { isSameName } from '../names/spelling.js'
import { listedBy } from './shape.js'

type Named = readonly [name: string, value: Json]

/** How NSwag and OpenAPI Generator say what listed numbers are called. */
const keywords = ['x-enumNames', 'x-enum-varnames'] as const

/** More values are not called by their names. */
const MANY = 64

/** Listed values with the names that a generator gave them; `[]` where one has none, or is its own. */
const namesIn = (schema: unknown): ReadonlyArray<Named> => {
  const values = listedBy(schema) ?? []
  const names = keywords.map((keyword) => own(schema, keyword)).find(isList) ?? []
  if (names.length !== values.length || values.length > MANY) return []
  const named = values.flatMap((value, at): ReadonlyArray<Named> => {
    const name = names[at]
    return typeof name === 'string' && name !== value ? [[name, value]] : []
  })
  return named.length === values.length ? named : []
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
    .map(([name, value]) => `${writeJson(value)} = ${name}`)
    .join(', ')
  return text === '' ? undefined : text
}
