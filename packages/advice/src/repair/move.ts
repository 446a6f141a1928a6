import { type Fix, isList, isRecord, keysOf, own, printPointer, valueAt } from '@toolfault/model'
import { isFreeAt, isNothing } from '../blank.js'
import { isSameName } from '../names/spelling.js'
import { isSample } from '../point/example.js'
import { hasAt } from '../schema/at.js'
import { holdsSecret } from '../schema/holds-secret.js'
import { listedBy, type Shape } from '../schema/shape.js'
import { isSecret as isSecretAt } from '../secret/secret.js'
import { keysAt } from '../select/keys.js'
import { missingAbove } from '../select/missing-above.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import { isMap, shapesAt } from '../walk/shapes.js'
import type { Grade } from './grade.js'
import { exact, type JsonPatchOperation } from './patch.js'
import type { Mend, Site, Standing } from './site.js'

/** More members than this are not moved. */
const MANY = 100

/**
 * A value moved to the key that was meant. Nothing where a value stands there already, or where another
 * key could have meant it as well.
 */
export const renamed = (site: Site, fix: Fix & { readonly id: 'rename' }): ReadonlyArray<Mend> => {
  const { path: place, walk } = site
  const { from, to } = fix
  const home = to.slice(0, -1)
  const made = missingAbove(walk.value, to)
  const owner = valueAt(walk.value, made[0]?.path.slice(0, -1) ?? home)
  const isFree = hasAt(walk.value, from) && isRecord(owner) && isFreeAt(walk.value, to)
  // An object that takes anything may have been meant itself.
  if (made.length > 0 && isMap(walk, home) && !shapesAt(walk, to).some(isScalar)) return []
  const isOfList = isList(valueAt(walk.value, from.slice(0, -1)))
  if (!isFree || isOfList) return []
  const grade = gradeOf(site, fix)
  const ops: ReadonlyArray<JsonPatchOperation> = [
    ...made.map(({ holder, path }) => ({
      op: 'add' as const,
      path: printPointer(path),
      value: holder
    })),
    { op: 'move', from: printPointer(from), path: printPointer(to) }
  ]
  return grade === undefined ? [] : [{ place, grade, ops, reveals: true }]
}

const isScalar = ({ types }: Shape): boolean =>
  types.size > 0 && !(types.has('object') || types.has('array'))

const gradeOf = (
  { walk }: Site,
  { from, guess, to }: Fix & { readonly id: 'rename' }
): Grade | undefined => {
  const owner = to.slice(0, -1)
  const { known } = keysAt(walk, owner)
  const value = valueAt(walk.value, owner)
  const [old = '', name = ''] = [from.at(-1), to.at(-1)]
  const isBeside = printPointer(from.slice(0, -1)) === printPointer(owner)
  // What is advised only if it was meant is no surer here; a key that the schema knows has a meaning of its own.
  if (guess === true || (isBeside && known.has(old))) return 'guess'
  if (!isBeside || !isSameName(old, name) || hasAt(walk.value, to)) return 'likely'
  const rivals = [...keysOf(value), ...known].filter(
    (key) => key !== old && key !== name && isSameName(key, name)
  )
  if (rivals.length > 0) return undefined
  return known.has(name) ? 'certain' : 'likely'
}

/** A key left out. Something is lost: never certain, and a guess where it may be meant. */
export const removed = (site: Standing): ReadonlyArray<Mend> => {
  const { path: place, piece, rejected } = site
  // A number out of range may say something of its own: -1 for all.
  const isNumber = piece.kind === 'range' && typeof rejected.value === 'number'
  const isMeant = site.mayBeMeant || mayBeRenamed(site) || isNumber
  const grade = isMeant && !isNothing(rejected.value) ? 'guess' : 'likely'
  return [{ place, grade, ops: [{ op: 'remove', path: printPointer(place) }] }]
}

/** Whether a key is refused where another name may do: it breaks a rule for names, or some are a matter of a pattern. */
const mayBeRenamed = ({ path, piece, walk }: Standing): boolean =>
  piece.kind === 'unexpected' &&
  piece.expected?.id !== 'nothing' &&
  piece.expected?.id !== 'said' &&
  (piece.expected !== undefined || knownOf(rulesAt(walk, path.slice(0, -1))).isMapped)

/**
 * A key that is not there: the only value that it may have, which is certain; else the author's default
 * or example, a guess. Never where two values fit, never a secret, and never a sample of ours.
 */
export const added = (site: Site): ReadonlyArray<Mend> => {
  const { isSecret, owner, path: place, piece, schemas, walk } = site
  if (isSecret || !isRecord(owner)) return []
  const listed = schemas.map(listedBy).find((values) => values !== undefined)
  const isOnly = listed?.length === 1 && site.isRequired
  const example = own(own(piece, 'about'), 'example')
  const value = isOnly ? listed[0] : (authored(site) ?? (isSample(example) ? undefined : example))
  // A branch of a union was chosen by somebody: its tag follows from that choice.
  const grade = !isOnly ? 'guess' : piece.chosen === undefined ? 'certain' : 'likely'
  const copy = exact(value, walk.budget)
  if (copy === undefined || isSecretAt(place, [], copy) || holdsSecret(walk, copy, schemas))
    return []
  return [{ place, grade, ops: [{ op: 'add', path: printPointer(place), value: copy }] }]
}

/** The default or the first example that the author of a schema has given. */
export const authored = ({ schemas }: Site): unknown =>
  schemas
    .flatMap((schema) => [own(schema, 'default'), own(own(schema, 'examples'), '0')])
    .find((one) => one !== undefined)

/**
 * Arguments inside a wrapper: its members are moved out and it goes. What holds it is never replaced.
 * Nothing where a member would take another's place.
 */
export const lifted = ({ owner, path: place, rejected, walk }: Standing): ReadonlyArray<Mend> => {
  const key = place.at(-1) ?? ''
  const members = keysOf(rejected.value)
  const others = keysOf(owner).filter((other) => other !== key)
  if (!isRecord(owner) || !isRecord(rejected.value) || members.length > MANY) return []
  if (members.some((member) => others.includes(member))) return []
  const move = (member: string): JsonPatchOperation => ({
    op: 'move',
    from: printPointer([...place, member]),
    path: printPointer([...place.slice(0, -1), member])
  })
  const inside = members.filter((member) => member !== key).map(move)
  // A member with the wrapper's own name takes its place, so it must be the last one in it.
  const last: JsonPatchOperation = members.includes(key)
    ? move(key)
    : { op: 'remove', path: printPointer(place) }
  const beside = keysAt(walk, place.slice(0, -1))
    .unknown.filter((other) => other !== key)
    .map(
      (other): JsonPatchOperation => ({
        op: 'remove',
        path: printPointer([...place.slice(0, -1), other])
      })
    )
  return [{ place, grade: 'likely', ops: [...beside, ...inside, last], reveals: true }]
}
