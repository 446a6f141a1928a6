import { isList, own, owns, type Path, parsePointer } from '@toolfault/model'
import { locationOf } from '../location.js'

/** References that lead from one to the next without an end are not followed. */
const HOPS = 64

/** The schema that has the keyword at the end of a location, through references; `undefined` where there is none. */
export const ownerAt = (schema: unknown, at: Path | undefined): unknown => {
  if (schema === undefined || at === undefined) return undefined
  let node: unknown = schema
  for (const token of at.slice(0, -1)) {
    node = isReference(token) ? behind(schema, node) : within(schema, node, token)
    if (node === undefined) return undefined
  }
  const keyword = at.at(-1) ?? ''
  return holding(schema, node, keyword) ?? node
}

const isReference = (token: string): boolean =>
  token === '$ref' || token === '$dynamicRef' || token === '$recursiveRef'

/** Some validators name a reference on the way, others step over it. */
const within = (root: unknown, node: unknown, token: string): unknown =>
  own(holding(root, node, token), token)

/** The schema itself, or the one that it refers to, that has a keyword. */
const holding = (root: unknown, start: unknown, keyword: string): unknown => {
  let node = start
  for (let hop = 0; hop < HOPS && node !== undefined; hop++) {
    if (owns(node, keyword)) return node
    node = behind(root, node)
  }
  return undefined
}

/** Where a reference into the same document leads. */
const behind = (root: unknown, node: unknown): unknown => {
  const target = own(node, '$ref') ?? own(node, '$recursiveRef') ?? own(node, '$dynamicRef')
  if (typeof target !== 'string' || target[0] !== '#') return undefined
  const path = locationOf(target) ?? parsePointer(target.slice(1))
  return path?.reduce<unknown>((inner, token) => own(inner, token), root)
}

/** The texts of a list. */
export const textsIn = (list: unknown): ReadonlyArray<string> =>
  isList(list) ? list.filter((item) => typeof item === 'string') : []
