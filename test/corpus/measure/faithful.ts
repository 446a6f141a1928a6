import { isDeepStrictEqual } from 'node:util'
import { isList, isRecord, keysOf, own, type Path, printPointer } from '@toolfault/model'
import type { Mutation, Truth } from './truths.js'

/**
 * What of the truth an edited call does not hold, one line each; empty where nothing that was right was
 * lost and what can be known was restored. Whether the call is valid is asked elsewhere.
 */
export const lost = ({ mutations, valid }: Truth, edited: unknown): ReadonlyArray<string> => [
  ...mutations.flatMap((mutation) => unmet(mutation, edited)),
  ...untouched(valid, mutations).flatMap((path) =>
    isDeepStrictEqual(at(edited, path), at(valid, path))
      ? []
      : [`${printPointer(path)} was right and is ${shown(at(edited, path))}`]
  )
]

const unmet = (
  { correctPath, from, path, truth }: Mutation,
  edited: unknown
): ReadonlyArray<string> => {
  const now = at(edited, path)
  switch (truth) {
    case 'any':
      return []
    case 'absent':
      return now === undefined ? [] : [`${printPointer(path)} is still there`]
    case 'restore':
      return isDeepStrictEqual(now, from)
        ? []
        : [`${printPointer(path)} is ${shown(now)}, was ${shown(from)}`]
    case 'rename': {
      const right = at(edited, correctPath ?? path)
      return [
        ...(now === undefined ? [] : [`${printPointer(path)} is still there`]),
        ...(isDeepStrictEqual(right, from)
          ? []
          : [`${printPointer(correctPath ?? path)} is ${shown(right)}, was ${shown(from)}`])
      ]
    }
  }
}

/** The leaves of the valid call below no mistake: its scalars and its empty lists and objects. */
const untouched = (valid: unknown, mutations: ReadonlyArray<Mutation>): ReadonlyArray<Path> => {
  const touched = mutations.flatMap(({ correctPath, path, truth, unionPath }) => [
    path,
    ...(correctPath === undefined ? [] : [correctPath]),
    // Where any value will do inside of a union, so will another branch of it.
    ...(truth === 'any' && unionPath !== undefined ? [unionPath] : [])
  ])
  const isTouched = (path: Path): boolean =>
    touched.some((other) => other.every((key, index) => path[index] === key))
  return leaves(valid, []).filter((path) => !isTouched(path))
}

const leaves = (value: unknown, path: Path): ReadonlyArray<Path> => {
  const keys = isList(value) ? value.map((_item, index) => String(index)) : keysOf(value)
  return (isList(value) || isRecord(value)) && keys.length > 0
    ? keys.flatMap((key) => leaves(own(value, key), [...path, key]))
    : [path]
}

const at = (value: unknown, path: Path): unknown => path.reduce<unknown>(own, value)

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'absent').slice(0, 120)
