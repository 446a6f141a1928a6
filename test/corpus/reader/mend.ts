import { build } from './build.js'
import { coerce, isOf, splitText } from './coerce.js'
import { parseHeld } from './loose.js'
import { textFor } from './pattern.js'
import { child, isList, isObject } from './value.js'
import type { Want } from './want.js'
import { within } from './within.js'

/** A value as it was asked for: the very one, one of those listed, or itself made to fit. */
export const mended = (value: unknown, want: Want): unknown => {
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

const converted = (value: unknown, { how, inside, path, types }: Want): unknown => {
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
    if (types?.includes('object') === true && !isObject(value)) return { [key]: value }
  }
  if (how === 'parse' && typeof value === 'string') return parseHeld(value)?.value ?? value
  if (how === 'split' && typeof value === 'string')
    return parseHeld(value)?.value ?? splitText(value)
  if (how === 'join' && isList(value)) return value.join(',')
  if (how === 'stringify' && typeof value === 'object') return JSON.stringify(value)
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
