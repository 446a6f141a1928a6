import type { Expected, Path } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { nameOf } from '../pointers.js'
import { isSecretList } from '../schema/secret-list.js'
import { typeOf } from '../schema/value.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { hides, saysSecret } from './hides.js'
import { likeFirst } from './like-first.js'

/**
 * What may be said of an expectation: of listed values that are a secret their types, and nothing where
 * what came is of one of these.
 */
export const unlisted = (
  walk: Walk,
  path: Path,
  expected: Expected | undefined,
  came: unknown
): Expected | undefined => {
  switch (expected?.id) {
    case 'one_of': {
      if (!hidesList(walk, path, expected.values)) {
        const values = likeFirst(expected.values, came)
        // Which of them is like a secret would tell half of it.
        return values === expected.values || hides(walk, path, path, came)
          ? expected
          : { ...expected, values }
      }
      const types = new Set(expected.values.map(typeNameOf))
      const type = typeNameOf(came)
      return came !== undefined && (types.has(type) || (type === 'integer' && types.has('number')))
        ? undefined
        : { id: 'type', types: [...types] }
    }
    case 'one_branch':
    case 'other_than':
      return unlistedIn(walk, path, expected)
    default:
      return expected
  }
}

const typeNameOf = (value: unknown): string => typeOf(value) ?? 'null'

/** Whether what the schema lists for a place is not said. */
export const hidesList = (walk: Walk, path: Path, values: ReadonlyArray<Json>): boolean =>
  saysSecret(walk, path) ||
  isSecretList(
    walk,
    nameOf(path) ?? '',
    rulesAt(walk, path).map(({ schema }) => schema),
    values
  )

/** A union may call its branches by what they list. */
const unlistedIn = (
  walk: Walk,
  path: Path,
  expected: Expected & { readonly id: 'one_branch' | 'other_than' }
): Expected => {
  const { rules } = expected
  const told = rules?.flatMap((rule) => unlisted(walk, path, rule, undefined) ?? [])
  const isNamed = expected.id === 'one_branch' && expected.names !== undefined
  if (!isNamed || !saysSecret(walk, path))
    return told === undefined ? expected : { ...expected, rules: told }
  const { names: _, ...nameless } = expected
  return nameless
}
