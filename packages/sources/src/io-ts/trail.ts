import { isIndex, isList, isRecord, own, owns, type Path } from '@toolfault/model'
import { type Codec, isWrapper, type Look } from './codec.js'
import { isKnown } from './taken.js'

/** A union that the walk went through. */
export interface Fork {
  /** Where the union stands in the context. */
  readonly at: number
  /** How many keys of the path lead to it. */
  readonly depth: number
  readonly branch: number
  /** The entry that owns the last of those keys. */
  readonly owner: unknown
}

/** One error, and the way from the root to its place. Nothing of it outlives the call. */
export interface Trail {
  readonly error: unknown
  readonly context: ReadonlyArray<unknown>
  readonly path: Path
  readonly forks: ReadonlyArray<Fork>
  /** The entry that owns the last key. */
  readonly owner: unknown
  /** The error is about the last key itself, not about what stands there. */
  readonly isName: boolean
}

/**
 * The way of an error, or `undefined` for what is none. A step below a union or an intersection is the
 * number of a branch and no key: the parent decides, for a key of the data can be `0` too.
 */
export const trailOf = (error: unknown, look: Look): Trail | undefined => {
  const context = own(error, 'context')
  if (!isList(context)) return undefined
  const path: Array<string> = []
  const forks: Array<Fork> = []
  let owner: unknown
  let isName = false
  for (let at = 1; at < context.length && !isName; at++) {
    const [parent, entry] = [context[at - 1], context[at]]
    const key = own(entry, 'key')
    if (typeof key !== 'string') return undefined
    const codec = look(own(parent, 'type'))
    if (isBranch(codec, parent, entry, key)) {
      if (codec.tag === 'UnionType') {
        forks.push({ at: at - 1, depth: path.length, branch: Number(key), owner })
      }
      continue
    }
    path.push(key)
    owner = parent
    isName = codec.tag === 'DictionaryType' && isDomain(codec.inner, parent, entry, key)
  }
  return { error, context, path, forks, owner, isName }
}

const isBranch = (codec: Codec, parent: unknown, entry: unknown, key: string): boolean => {
  if (!isIndex(key)) return false
  switch (codec.tag) {
    case 'UnionType':
    case 'IntersectionType':
      return true
    default:
      return !isOpen(codec) && isSame(parent, entry, key)
  }
}

/** Whether it is known what stands below a codec. */
const isOpen = (codec: Codec): boolean => isKnown(codec) && !isWrapper(codec.tag)

/** A codec of the author's own may hand on to a union: then the value is still the same. */
const isSame = (parent: unknown, entry: unknown, key: string): boolean => {
  if (!owns(parent, 'actual') || !owns(entry, 'actual')) return false
  const value = own(parent, 'actual')
  return Object.is(value, own(entry, 'actual')) && !(owns(value, key) && own(value, key) === value)
}

/** A key that its dictionary's domain refuses is decoded as a value of its own, in the place of the real one. */
const isDomain = (dictionary: unknown, parent: unknown, entry: unknown, key: string): boolean => {
  const domain = own(dictionary, 'domain')
  if (!isRecord(domain) || own(entry, 'type') !== domain || own(entry, 'actual') !== key) {
    return false
  }
  return own(dictionary, 'codomain') !== domain || own(own(parent, 'actual'), key) !== key
}
