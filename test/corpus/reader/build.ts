import { isOf } from './coerce.js'
import { formatIn, textOf } from './formats.js'
import { textFor } from './pattern.js'
import { type Shape, shapeOf } from './shape.js'
import type { Want } from './want.js'
import { within } from './within.js'

const defaults: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['string', 'text'],
  ['integer', 0],
  ['number', 0],
  ['boolean', false],
  ['array', []],
  ['object', {}],
  ['null', null]
])

/** A value that is all that was said of it; where nothing was, some text. */
export const build = (want: Partial<Want>): unknown => {
  if (want.exact !== undefined) return want.exact.value
  if (want.values !== undefined) return want.values[0]
  const types = want.types ?? []
  if (want.example !== undefined && suits(want.example.value, types)) return want.example.value
  if (want.shape !== undefined && !types.includes('string'))
    return within(listed(built(shapeOf(want.shape)), want), want)
  const item = typeFor(want) === 'array' ? textOf(want.format ?? '') : undefined
  return within(item === undefined ? (textIn(want) ?? defaults.get(typeFor(want))) : [item], want)
}

/** A shape behind `an array of` is that of an item, where it is no list itself. */
const listed = (value: unknown, want: Partial<Want>): unknown =>
  typeFor(want) === 'array' && !Array.isArray(value) ? [value] : value

const suits = (value: unknown, types: ReadonlyArray<string>): boolean =>
  types.length === 0 || types.some((type) => isOf(value, type))

const typeFor = ({ range, types }: Partial<Want>): string =>
  types?.find((type) => type !== 'null') ?? (range === undefined ? 'string' : 'number')

const textIn = ({ format, pattern, types }: Partial<Want>): string | undefined => {
  if (types !== undefined && !types.includes('string')) return undefined
  return (
    (pattern === undefined ? undefined : textFor(pattern)) ??
    (format === undefined ? undefined : textOf(format))
  )
}

const built = (shape: Shape): unknown => {
  switch (shape.is) {
    case 'value':
      return shape.value
    case 'array':
      return [built(shape.item)]
    case 'object':
      return Object.fromEntries(
        shape.members
          .filter(({ optional }) => !optional)
          .map(({ key, shape: of }) => [key, built(of)])
      )
    case 'type':
      return textOf(formatIn(shape.words) ?? '') ?? defaults.get(shape.type)
  }
}
