import { type About, type Expected, isIndex, own, type Path } from '@toolfault/model'
import { clip } from '../clip.js'
import { lastOf, nameOf } from '../pointers.js'
import { abridged } from '../schema/abridged.js'
import { withinNull } from '../schema/beside-null.js'
import { branchesOf } from '../schema/branches.js'
import { enumNamesOf } from '../schema/enum-names.js'
import { holdsSecret } from '../schema/holds-secret.js'
import { fitsAll } from '../schema/misfits.js'
import { shapeOf } from '../schema/shape.js'
import { parameterTypeOf } from '../schema/subschema.js'
import { isPartial } from '../union/alike.js'
import type { Rule } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { exampleOf } from './example.js'
import { groundAt, hidesAt } from './hides.js'

/** A longer shape is told with less of it: nobody builds it from one line. */
const SIGNATURE = 400
const CLIPPED = 600

/** Author's words are kept short: the carrier has to hold them. */
const TITLE = 100
const DESCRIPTION = 300

/**
 * What the schema says about a place: what it is called, its shape where the type alone says too little,
 * an example. `matching` is the shape of what is counted, where that is not the value itself.
 */
export const aboutOf = (
  walk: Walk,
  rules: ReadonlyArray<Rule>,
  expected: Expected | undefined,
  path: Path,
  matching: string | undefined
): About | undefined => {
  const has = needsShape(walk, expected, rules[0]?.schema)
  if (matching !== undefined) return written(walk, rules, path, has, matching)
  const known = seen.get(rules)?.get(has)
  if (known !== undefined) return known.about
  const about = written(walk, rules, path, has, undefined)
  // A budget that has ended tells nothing for another call.
  if (walk.budget.left > 0) {
    seen.set(rules, (seen.get(rules) ?? new Map<boolean, Known>()).set(has, { about }))
  }
  return about
}

interface Known {
  readonly about: About | undefined
}

/** The same subschemas say the same of their place. */
const seen = new WeakMap<ReadonlyArray<Rule>, Map<boolean, Known>>()

const written = (
  walk: Walk,
  rules: ReadonlyArray<Rule>,
  path: Path,
  has: boolean,
  matching: string | undefined
): About | undefined => {
  const schemas = rules.map(({ schema }) => schema)
  const parameterType = parameterTypeOf(schemas, path.at(-1))
  const title = textOf(schemas, 'title')
  const within = withinNull(walk.root, schemas)
  const description =
    textOf(schemas, 'description') ??
    textOf(within, 'description') ??
    (has ? textOf(openIn(walk, schemas[0]), 'description') : undefined) ??
    enumNamesOf(within)
  const signature = matching ?? (has ? shapeIn(walk, path, schemas[0]) : undefined)
  const given = exampleOf(schemas, (value) => fitsAll(walk, schemas, value))
  const isHidden =
    given !== undefined && (hidesAt(walk, path, path, given) || holdsSecret(walk, given, schemas))
  const example = isHidden ? undefined : given
  const about: About = {
    ...(parameterType === undefined ? {} : { parameterType }),
    ...(title === undefined ? {} : { title: clip(title, TITLE) }),
    ...(description === undefined ? {} : { description: clip(description, DESCRIPTION) }),
    ...(signature === undefined ? {} : { signature }),
    ...(example === undefined ? {} : { example })
  }
  return Object.keys(about).length === 0 ? undefined : about
}

/** What an author says of the list that an item stands in: who describes that seldom describes its items as well. */
export const aboutList = (walk: Walk, path: Path): About | undefined => {
  if (!isIndex(lastOf(path))) return undefined
  const schemas = rulesAt(walk, path.slice(0, -1)).map(({ schema }) => schema)
  const description = textOf(withinNull(walk.root, schemas), 'description')
  return description === undefined ? undefined : { description: clip(description, DESCRIPTION) }
}

/** The only branch of a union that lists no values, which say themselves what they are. */
const openIn = (walk: Walk, schema: unknown): ReadonlyArray<unknown> => {
  const open = (branchesOf(schema) ?? []).filter((branch) => {
    const { types, values } = shapeOf(walk, branch)
    return values === undefined && !(types.size === 1 && types.has('null'))
  })
  return open.length === 1 ? open : []
}

const textOf = (schemas: ReadonlyArray<unknown>, name: string): string | undefined =>
  schemas
    .map((schema) => own(schema, name))
    .find((text): text is string => typeof text === 'string' && text !== '')

/** Where an object, an array or one of some listed values is wanted the type alone says too little. */
const needsShape = (walk: Walk, expected: Expected | undefined, schema: unknown): boolean => {
  if (isPartial(schema)) return false
  switch (expected?.id) {
    case 'one_branch':
    case 'other_than':
      return true
    case 'type':
      return (
        expected.types.some((type) => type === 'object' || type === 'array') ||
        (branchesOf(schema) ?? []).some((branch) => shapeOf(walk, branch).values !== undefined)
      )
    case 'count':
      return expected.of !== 'characters'
    default:
      return false
  }
}

const shapeIn = (walk: Walk, path: Path, schema: unknown): string | undefined => {
  const text = clip(abridged(groundAt(walk, path), schema, SIGNATURE, nameOf(path)), CLIPPED)
  return ['any', 'object', 'any[]', ''].includes(text) ? undefined : text
}
