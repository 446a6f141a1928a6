import { build } from './build.js'
import { coerce, isOf, splitText } from './coerce.js'
import { unfolded } from './locate.js'
import { parseHeld } from './loose.js'
import { textFor } from './pattern.js'
import { at, child, isList, isObject, type Keys, put, without } from './value.js'
import type { Want } from './want.js'
import { within } from './within.js'

/** The arguments as they were asked for: renamed, freed of surplus keys, mended, completed, in this order. */
export const edit = (args: unknown, wants: ReadonlyArray<Want>): unknown => {
  const root = wants.find(({ path }) => path.length === 0)
  const whole = root === undefined ? args : mended(args, root)
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

const mended = (value: unknown, want: Want): unknown => {
  const { exact, example, types = [], values } = want
  if (exact !== undefined) return exact.value
  const taken = converted(value, want)
  if (values !== undefined) return chosen(taken, values)
  const typed = types.length === 0 ? taken : ofType(taken, want)
  const worded = typeof typed === 'string' && typed === value ? inFormat(typed, want) : typed
  const next = within(isList(worded) ? withItems(worded, want) : worded, want)
  return next === value && example !== undefined ? example.value : next
}

/** A text in the format or of the pattern that was said; itself where none was, or it fits. */
const inFormat = (text: string, want: Want): unknown => {
  const { example, format, pattern } = want
  if (format === undefined && (pattern === undefined || matches(text, pattern))) return text
  if (typeof example?.value === 'string') return example.value
  const made = pattern === undefined ? undefined : textFor(pattern)
  return made ?? (format === undefined ? text : build({ format }))
}

/** A list with its items in the type that was said, and filled where it was empty and must not be. */
const withItems = (list: ReadonlyArray<unknown>, want: Want): ReadonlyArray<unknown> => {
  if (list.length === 0 && (want.items?.least ?? 0) > 0) {
    const made = want.example?.value ?? (want.shape === undefined ? undefined : build(want))
    // What is shown is the list, or one item of it.
    return made === undefined || isList(made) ? (made ?? []) : [made]
  }
  const type = /^(\w+)\[\]$/.exec(want.shape ?? '')?.[1]
  return type === undefined ? list : list.map((item) => coerce(item, type)?.value ?? item)
}

const converted = (value: unknown, { how, inside, path }: Want): unknown => {
  if (inside !== undefined) {
    const key =
      isObject(value) && Object.hasOwn(value, inside)
        ? inside
        : (inside
            .split(/[.[/\]]+/)
            .filter(Boolean)
            .at(-1) ?? inside)
    const found = child(value, key)
    if (found !== undefined) return found
  }
  if (how === 'parse' && typeof value === 'string') return parseHeld(value)?.value ?? value
  if (how === 'split' && typeof value === 'string')
    return parseHeld(value)?.value ?? splitText(value)
  if (how === 'wrap' && !isList(value) && path.length > 0) return [value]
  if (how === 'unwrap' && isList(value) && value.length > 0) return value[0]
  return value
}

const ofType = (value: unknown, want: Want): unknown => {
  const types = want.types ?? []
  if (types.some((type) => isOf(value, type))) return value
  for (const type of types) {
    const made = coerce(value, type)
    if (made !== undefined) return made.value
  }
  return build(want)
}

/** The member that the value spells in another way, else the first. */
const chosen = (value: unknown, values: ReadonlyArray<unknown>): unknown => {
  const same = values.find((one) => JSON.stringify(one) === JSON.stringify(value))
  return same ?? values.find((one) => folded(one) === folded(value)) ?? values[0]
}

const folded = (value: unknown): string =>
  String(isList(value) ? value[0] : value)
    .toLowerCase()
    .replace(/[\s_-]+/g, '')

/** Whether a short text is one of those that a regular expression describes. */
const matches = (text: string, pattern: string): boolean => {
  try {
    return text.length < 100 && new RegExp(pattern, 'u').test(text)
  } catch {
    return false
  }
}
