import { isRecord, keysOf, own, owns, type Path, printPointer, valueAt } from '@toolfault/model'
import { listAt, unions } from '../schema/branches.js'
import { fits } from '../schema/misfits.js'
import { ruleOf, type Told } from '../told/told.js'
import { unionOf } from '../union/facts.js'
import type { Walk } from '../walk/walk.js'

/** The keys of an object of which some cannot stand beside others. */
export interface Exclusive {
  /** Where the object stands. */
  readonly path: Path
  readonly value: object
  readonly keys: ReadonlyArray<string>
  /** Whether an object with fewer of them is refused no more. */
  readonly allows: (rest: object) => boolean
}

/** Which keys exclude each other, where that is what was told. `undefined` elsewhere. */
export const exclusiveOf = (walk: Walk, told: Told): Exclusive | undefined => {
  const { issue } = told
  const rule = told.rule ?? ruleOf(walk, issue)
  const refused = issue.keyword === 'false schema' ? issue.path.at(-1) : undefined
  const path = refused === undefined ? issue.path : issue.path.slice(0, -1)
  const value = valueAt(walk.value, path)
  if (rule === undefined || !isRecord(value)) return undefined
  const { because, schema } = rule
  const cause =
    because?.id === 'present' && printPointer(because.path.slice(0, -1)) === printPointer(path)
      ? because.path.at(-1)
      : undefined
  const found =
    refused === undefined
      ? ruleIn(walk, schema, issue.keyword)
      : { keys: [refused], allows: (rest: object) => !owns(rest, refused) }
  if (found === undefined) return undefined
  const keys = new Set(cause === undefined ? found.keys : [...found.keys, cause])
  return {
    path,
    value,
    keys: keysOf(value).filter((key) => keys.has(key)),
    allows: (rest) => (cause !== undefined && !owns(rest, cause)) || found.allows(rest)
  }
}

/** What a `not` or a union says of keys. */
const ruleIn = (
  walk: Walk,
  schema: unknown,
  keyword: string | undefined
): (Pick<Exclusive, 'allows'> & { readonly keys: Iterable<string> }) | undefined => {
  const union = unions.find((name) => name === keyword)
  if (keyword === 'not') {
    const excluded = own(schema, 'not')
    const keys = [excluded, ...listAt(excluded, 'anyOf')]
      .flatMap((one) => listAt(one, 'required'))
      .filter((key) => typeof key === 'string')
    return { keys, allows: (rest) => !fits(walk, excluded, rest) }
  }
  if (union === undefined || !isRecord(schema)) return undefined
  const branches = listAt(schema, union)
  return {
    keys: unionOf(walk, schema, union).keys,
    allows: (rest) => {
      const fitting = branches.filter((branch) => fits(walk, branch, rest)).length
      return union === 'oneOf' ? fitting === 1 : fitting > 0
    }
  }
}
