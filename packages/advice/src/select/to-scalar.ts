import { own, type Path } from '@toolfault/model'
import { isKin } from '../names/kin.js'
import { isShortEnough, spokenOf } from '../names/short.js'
import { isSameName } from '../names/spelling.js'
import { sole } from '../union/sole.js'
import type { Walk } from '../walk/walk.js'
import { listsNear } from './far.js'
import { requiredAt } from './inside.js'
import { move } from './move.js'
import type { Owner } from './owners.js'
import { freeIn, MANY, type Search, single } from './search.js'
import { keysIn } from './spelled.js'
import { takes, takesForm } from './takes.js'

/** Of more keys that have to go, or of an object, none is looked for. */
const FEW = 8

/**
 * What an object has to hold came in parts: one of them in place of the object, as a text or a number, and the others beside
 * that (`amount: 10.5` and `currency: "usd"` of `amount: { value, currency_code }`).
 */
export const byScalar = (search: Search): void => {
  for (const owner of search.strange) {
    if (owner.refused.size === 0 || owner.known.size > MANY) continue
    const keys = freeIn(search, owner).filter((key) => owner.refused.has(key) && isShortEnough(key))
    if (keys.length === 0 || keys.length > FEW) continue
    const finds = [...owner.known].flatMap((name) =>
      [...(partsOf(search.walk, owner, name, keys) ?? [])].map(([key, part]) => ({
        key,
        to: [...owner.path, name, part]
      }))
    )
    // Of two objects nobody knows which it is of.
    const isOne = single(finds.map(({ key }) => key))
    for (const { key, to } of finds) {
      if (isOne(key)) move(search, owner.refused.get(key), [...owner.path, key], to)
    }
  }
}

/**
 * Which keys of the object that a place wants those beside it are, where a text or a number stands for the only other one
 * that has to be there; `undefined` where none does.
 */
const partsOf = (
  walk: Walk,
  { path, value }: Owner,
  name: string,
  keys: ReadonlyArray<string>
): ReadonlyMap<string, string> | undefined => {
  const came = own(value, name)
  if (typeof came !== 'number' && typeof came !== 'string') return undefined
  const place = [...path, name]
  const required = requiredAt(walk, place)
  const names = [...keysIn(walk, place)]
  if (required.size === 0 || names.length < 2 || names.length > FEW) return undefined
  if (takes(walk, place, place)) return undefined
  const found = keys.flatMap((key) => {
    const fitting = names.filter((one) => {
      const [to, from] = [
        [...place, one],
        [...path, key]
      ]
      return isFit(walk, to, from) || listsNear(walk, to, from)
    })
    const part =
      sole(fitting.filter((one) => isSameName(one, key))) ??
      sole(fitting.filter((one) => isKin(spokenOf(key), spokenOf(one))))
    return part === undefined ? [] : [[key, part] as const]
  })
  const isOne = single(found.map(([, part]) => part))
  const parts = new Map(found.filter(([, part]) => isOne(part)))
  const taken = new Set(parts.values())
  const rest = sole([...required].filter((one) => !taken.has(one)))
  return parts.size > 0 && rest !== undefined && isFit(walk, [...place, rest], place)
    ? parts
    : undefined
}

const isFit = (walk: Walk, to: Path, from: Path): boolean =>
  takes(walk, to, from) || takesForm(walk, to, from)
