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
  const freed = all
    .filter(({ path, surplus }) => surplus === true && !moved.includes(JSON.stringify(path)))
    .reduce((value, { path }) => without(value, path), renamed)
  return all
    .filter(({ path, surplus }) => surplus !== true && path.length > 0)
    .sort((a, b) => a.path.length - b.path.length)
    .reduce(mend, freed)
}

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
  if (now === undefined)
    return missing === true && isOpen(value, path) ? put(value, path, build(want)) : value
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
  const { exact, example, format, pattern, types = [], values } = want
  if (exact !== undefined) return exact.value
  const taken = converted(value, want)
  if (values !== undefined) return chosen(taken, values)
  const typed = types.length === 0 ? taken : ofType(taken, want)
  if (typeof typed === 'string' && typed === taken) {
    if (format !== undefined || pattern !== undefined) {
      if (example !== undefined && typeof example.value === 'string') return example.value
      const text = pattern === undefined ? undefined : textFor(pattern)
      return within(text ?? (format === undefined ? typed : build({ format })), want)
    }
  }
  if (isList(typed) && typed.length === 0 && want.shape !== undefined) {
    const filled = build(want)
    // The shape is that of the list, or of one item of it.
    if ((want.items?.least ?? 0) > 0) return within(isList(filled) ? filled : [filled], want)
  }
  return within(typed, want)
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
