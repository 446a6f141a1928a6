import { build } from './build.js'
import { unfolded } from './locate.js'
import { mended } from './mend.js'
import { at, isList, isObject, type Keys, put, without } from './value.js'
import type { Want } from './want.js'

/** Whether something is asked of a part of the arguments. */
export const isPart = ({ path }: Want): boolean => path.length > 0

/** The arguments with what was asked of them as a whole. */
export const wholeOf = (args: unknown, wants: ReadonlyArray<Want>): unknown => {
  const root = wants.find((want) => !isPart(want))
  return root === undefined ? args : mended(args, root)
}

/** The arguments as they were asked for: renamed, freed of surplus keys, mended, completed, in this order. */
export const edit = (args: unknown, wants: ReadonlyArray<Want>): unknown => {
  const whole = wholeOf(args, wants)
  const all = wants.flatMap((want) => unfolded(want.path, whole).map((path) => ({ ...want, path })))
  const renamed = all.reduce(rename, whole)
  const moved = all.map(({ from }) => JSON.stringify(from))
  const goes = (want: Want): boolean =>
    want.surplus === true && !(isChoice(want) && isItem(want.path, whole))
  const freed = all
    .filter((want) => goes(want) && !moved.includes(JSON.stringify(want.path)))
    .reduceRight((value, { path }) => without(value, path), renamed)
  return all
    .filter((want) => !goes(want) && want.path.length > 0)
    .sort((a, b) => a.path.length - b.path.length)
    .reduce(mend, freed)
}

/** "Leave it out, or send a string": an item is sent, for the others would move up. */
const isChoice = ({ exact, types, values }: Want): boolean =>
  exact !== undefined || types !== undefined || values !== undefined

const isItem = (path: Keys, args: unknown): boolean => isList(at(args, path.slice(0, -1)))

const rename = (value: unknown, { from, path }: Want): unknown => {
  if (from === undefined || at(value, from) === undefined) return value
  if (at(value, path) !== undefined) return value
  const moved = at(value, from)
  const parent = from.slice(0, -1)
  const owner = at(value, parent)
  const last = path.at(-1) ?? ''
  if (isObject(owner) && same(parent, path.slice(0, -1))) {
    const entries = Object.entries(owner).map(([key, one]) => [
      key === from.at(-1) ? last : key,
      one
    ])
    return put(value, parent, Object.fromEntries(entries))
  }
  return put(without(value, from), path, moved)
}

const same = (a: Keys, b: Keys): boolean => JSON.stringify(a) === JSON.stringify(b)

const mend = (value: unknown, want: Want): unknown => {
  const { missing, path } = want
  const now = at(value, path)
  if (now === undefined) {
    // What a place must be is said of one that is not there, too; its owner has to be there then.
    const isWanted = missing === true || (isChoice(want) && isObject(at(value, path.slice(0, -1))))
    return isWanted && isOpen(value, path) ? put(value, path, build(want)) : value
  }
  const isBlank = now === null || (typeof now === 'string' && now.trim() === '')
  const next = missing === true && isBlank ? build(want) : mended(now, want)
  return next === now ? value : put(value, path, next)
}

/** Nothing is put into a text or a number. */
const isOpen = (value: unknown, path: Keys): boolean =>
  path.every((_key, index) => {
    const owner = at(value, path.slice(0, index))
    return owner === undefined || typeof owner === 'object'
  })
