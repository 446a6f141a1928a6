import { type Issue, isList, own, owns, type Params } from '@toolfault/model'
import { type Mute, muting } from '../mute.js'
import { actualOf, isAbsent } from './absent.js'
import type { Codec, Look } from './codec.js'
import { companionRule } from './companion.js'
import type { Refuse } from './refusal.js'
import { spoken } from './spoken.js'
import { isKnown } from './taken.js'
import type { Trail } from './trail.js'

/** Reads the error at the end of a trail as one issue. */
export type Leaf = (trail: Trail) => Issue

/** One for each list of errors. */
export const reading = (look: Look, refuse: Refuse): Leaf => {
  const read = (trail: Trail): Omit<Issue, 'path' | 'message' | 'echo'> & { at?: string } => {
    const key = trail.path.at(-1)
    if (trail.isName) return { kind: 'unexpected', keyword: 'propertyNames' }
    const entry = trail.context.at(-1)
    const type = own(entry, 'type')
    const codec = look(type)
    if (codec.tag === 'NeverType') return surplus(trail, look)
    const value = actualOf(entry, trail.error)
    const isAuthors = typeof own(trail.error, 'message') === 'string'
    if (key !== undefined && isAbsent(trail.owner, key, value)) {
      return { kind: 'missing', keyword: isAuthors ? 'errorMessage' : 'required' }
    }
    const refusal = refuse(codec, value)
    if (refusal !== undefined) {
      return isAuthors ? { ...refusal, keyword: 'errorMessage' } : refusal
    }
    const companion = isAuthors ? undefined : companionRule(type, codec.name, value)
    if (companion !== undefined) return companion
    // What is refined was accepted; so it is the refinement that was not met.
    if (codec.isRefined) return { kind: 'rule', ...named(codec) }
    if (!isAuthors) return { kind: 'unknown', ...named(codec) }
    return isKnown(codec) ? { kind: 'rule', keyword: 'errorMessage' } : { kind: 'rule' }
  }

  const muteFor = forOne()
  return (trail) => {
    const { at, ...issue } = read(trail)
    return {
      path: at === undefined ? trail.path : [...trail.path, at],
      ...issue,
      ...spoken(trail, muteFor(actualOf(trail.context[0], undefined)))
    }
  }
}

/** The errors of one list are mostly of one value. */
const forOne = (): ((root: unknown) => Mute) => {
  let known: { readonly root: unknown; readonly mute: Mute } | undefined
  return (root) => {
    if (known === undefined || known.root !== root) known = { root, mute: muting(root) }
    return known.mute
  }
}

const named = ({ name }: Codec): { readonly params?: Params } =>
  name === undefined ? {} : { params: { name } }

/** `never` refuses the value of a key that its owner names, and any key at all of one that does not. */
const surplus = ({ context, owner, path }: Trail, look: Look): Pick<Issue, 'kind' | 'keyword'> => {
  const key = path.at(-1)
  const codec = look(own(owner, 'type'))
  const isNamed = key === undefined || items.has(codec.tag) || names(codec, key, look, 0)
  const isBranch = context.length > 1 && owner !== context.at(-2)
  return {
    kind: 'unexpected',
    keyword: isNamed || isBranch ? 'false schema' : 'additionalProperties'
  }
}

const items: ReadonlySet<string | undefined> = /* @__PURE__ */ new Set([
  'ArrayType',
  'ReadonlyArrayType',
  'TupleType'
])

const DEPTH = 16

const names = ({ inner, tag }: Codec, key: string, look: Look, depth: number): boolean => {
  if (tag !== 'IntersectionType') return owns(own(inner, 'props'), key)
  const members = own(inner, 'types')
  return (
    depth < DEPTH &&
    isList(members) &&
    members.some((member) => names(look(member), key, look, depth + 1))
  )
}
