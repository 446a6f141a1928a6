import { isList, isRecord, keysOf, own, type Path } from '@toolfault/model'
import { isError, textOf, textUnder } from './texts.js'
import { isOfWhole } from './wholes.js'

/** Errors as a list holds them, each with its place and its text. */
type Errors = ReadonlyArray<unknown>

/** Deeper no arguments are. */
const DEEPEST = 8

/** What stands under a name: a lone text, a list of texts, what says of itself that it is an error. */
type Leaf = 'error' | 'text' | 'texts'

/**
 * What a map of errors says, place by place and however deep: nested serializers of Django, with an item for
 * each that was sent, what zod formats or makes a tree of, one error under a name (express-validator, Mongoose).
 * The less is known of the map, the fewer `leaves` are errors. `undefined` where something in it is none, and for
 * a map of none.
 */
export const nested = (map: unknown, leaves: ReadonlyArray<Leaf>): Errors | undefined => {
  if (!isRecord(map)) return undefined
  const found = joined(
    insides(map).map((inner) => (isTree(inner) ? ofNode(inner, []) : within(inner, [], leaves)))
  )
  return found === undefined || found.length === 0 ? undefined : found
}

/** The same of a list of maps, one for each item that was sent. */
export const nestedItems = (list: ReadonlyArray<unknown>): Errors | undefined => {
  const found = ofItems(list, [], ['texts'])
  return found === undefined || found.length === 0 ? undefined : found
}

/** Webargs says first of which part of the request a map is. */
const parts = [
  ...['json', 'query', 'querystring', 'headers', 'cookies'],
  ...['json_or_form', 'json_or_query', 'view_args']
]

const insides = (map: object): ReadonlyArray<object> => {
  const keys = keysOf(map)
  const inner = keys.map((key) => own(map, key)).filter(isRecord)
  return inner.length === keys.length && keys.every((key) => parts.includes(key)) ? inner : [map]
}

/** Whether it is a node of zod's tree, and more than a list of errors. */
export const isTree = (node: unknown): boolean =>
  isNode(node) && (isRecord(own(node, 'properties')) || isList(own(node, 'items')))

const isNode = (node: unknown): boolean =>
  isList(own(node, 'errors')) &&
  keysOf(node).every((key) => ['errors', 'properties', 'items'].includes(key))

const ofNode = (node: unknown, path: Path): Errors | undefined => {
  if (!isNode(node) || path.length > DEEPEST) return undefined
  return joined([
    ofWhole(own(node, 'errors'), path),
    ...['properties', 'items'].flatMap((name) => {
      const inside = own(node, name)
      // Of a list only what is wrong has a node.
      const keys = keysOf(inside).filter((key) => (own(inside, key) ?? null) !== null)
      return keys.map((key) => ofNode(own(inside, key), [...path, key]))
    })
  ])
}

const within = (map: object, path: Path, leaves: ReadonlyArray<Leaf>): Errors | undefined => {
  if (path.length > DEEPEST) return undefined
  return joined(
    keysOf(map).map((key) => {
      const value = own(map, key)
      if (isOfWhole(key, value)) return ofWhole(value, path)
      const found = at(value, [...path, key], leaves)
      return found?.length === 0 ? undefined : found
    })
  )
}

const at = (value: unknown, path: Path, leaves: ReadonlyArray<Leaf>): Errors | undefined => {
  if (typeof value === 'string') {
    // Far inside, one word is rather a value.
    const isSaid = leaves.includes('text') && (path.length === 1 || /\s/.test(value))
    return isSaid ? [{ ...placed(path), message: value }] : undefined
  }
  if (isList(value)) {
    const isLeaf = leaves.includes(typeof value[0] === 'string' ? 'texts' : 'error')
    return (isLeaf ? ofWhole(value, path) : undefined) ?? ofItems(value, path, leaves)
  }
  if (!isRecord(value)) return undefined
  return leaves.includes('error') && textUnder(value, 'message', 'msg') !== undefined
    ? [saying(value, path)]
    : within(value, path, leaves)
}

/** Texts and errors that are of a place as a whole. */
const ofWhole = (list: unknown, path: Path): Errors | undefined => {
  if (!isList(list)) return undefined
  return joined(
    list.map((item) => {
      if (typeof item === 'string') return [{ ...placed(path), message: item }]
      if (!isRecord(item) || !isError(item)) return undefined
      // Some name a place themselves.
      return [path.length === 1 ? { ...placed(path), ...item } : saying(item, path)]
    })
  )
}

/** A map for each item that was sent, which is empty where nothing is wrong. */
const ofItems = (
  list: ReadonlyArray<unknown>,
  path: Path,
  leaves: ReadonlyArray<Leaf>
): Errors | undefined =>
  joined(
    list.map((item, index) =>
      item === null
        ? []
        : isRecord(item)
          ? within(item, [...path, String(index)], leaves)
          : undefined
    )
  )

const placed = (path: Path): object => (path.length === 1 ? { name: path[0] } : { path })

const saying = (error: object, path: Path): object => ({
  message: textOf(error),
  code: own(error, 'code'),
  type: own(error, 'type'),
  ...placed(path)
})

const joined = (all: ReadonlyArray<Errors | undefined>): Errors | undefined =>
  all.every((one) => one !== undefined) ? all.flatMap((one) => one ?? []) : undefined
