import { type Convert, isRecord, keysOf, own, type Path, printPointer } from '@toolfault/model'
import { typesOf } from '../schema/shape.js'
import { formOf, split, unwrapped, wrapped } from './form.js'
import type { JsonPatchOperation } from './patch.js'
import { type Form, isOfType, parsed } from './scalar.js'
import { type Mend, mendOf, type Site } from './site.js'

/** More members than this are not moved. */
const MANY = 100

/** The same value in the form that is advised. */
export const convert = (site: Site, fix: Convert): ReadonlyArray<Mend> => {
  const key = site.path.at(-1)
  if (key === undefined) return []
  // A key that nobody knows holds what should stand beside it.
  const isWrapper = site.piece.kind === 'unexpected' && fix.how === 'unwrap' && fix.key === key
  if (isWrapper) return lifted(site.owner, site.path.slice(0, -1), key)
  const form = advised(site, fix)
  return form === undefined ? [] : mendOf(site, form)
}

const advised = (site: Site, { how, key, to }: Convert): Form | undefined => {
  const { items, path, value } = site
  switch (how) {
    case 'parse':
      return parsed(value, to)
    case 'split':
      return split(value, items)
    case 'wrap':
      return wrapped(value, items)
    case 'unwrap':
      return unwrapped(value, to, path.at(-1) ?? '') ?? below(value, to, key)
    default:
      return undefined
  }
}

/** What stands under a key, which may have said something. */
const below = (value: unknown, to: string, key: string | undefined): Form | undefined =>
  key !== undefined && isRecord(value) && isOfType(own(value, key), to)
    ? { grade: 'likely', under: key }
    : undefined

/** The forms of a value that have one of these types, each value once. */
export const converted = (site: Site, types: ReadonlyArray<string>): ReadonlyArray<Mend> => {
  const found = types
    // An integer is a number: what fits both is found once.
    .filter((type) => type !== 'integer' || !types.includes('number'))
    .map((type) => formOf(site.value, type, site.items, site.path.at(-1) ?? ''))
  return found.flatMap((form) => (form === undefined ? [] : mendOf(site, form)))
}

/**
 * Arguments inside a wrapper: its members are moved out and it goes. What holds it is never replaced.
 * Nothing where a member would take another's place.
 */
const lifted = (owner: unknown, path: Path, key: string): ReadonlyArray<Mend> => {
  const wrapper = own(owner, key)
  if (!isRecord(owner) || !isRecord(wrapper)) return []
  const members = keysOf(wrapper)
  const others = keysOf(owner).filter((other) => other !== key)
  if (members.some((member) => others.includes(member)) || members.length > MANY) return []
  const move = (member: string): JsonPatchOperation => ({
    op: 'move',
    from: printPointer([...path, key, member]),
    path: printPointer([...path, member])
  })
  const inside = members.filter((member) => member !== key).map(move)
  // A member with the wrapper's own name takes its place, so it must be the last one in it.
  const last: JsonPatchOperation = members.includes(key)
    ? move(key)
    : { op: 'remove', path: printPointer([...path, key]) }
  return [{ grade: 'likely', ops: [...inside, last], reveals: true }]
}

/** The types that a place asks for, by its advice or else by its schema. */
export const wantedAt = ({ fix, piece, schema }: Site): ReadonlyArray<string> => {
  if (fix?.id === 'send') return fix.types
  return piece.expected?.id === 'type' ? piece.expected.types : typesOf(schema)
}
