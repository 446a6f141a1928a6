import { type Advice, type Expected, isList, own, owns, type Path } from '@toolfault/model'
import { hasAt, valueAt } from '../schema/at.js'
import { fits } from '../schema/misfits.js'
import { type Rule, rulesAt } from '../schema/rules.js'
import { same } from '../schema/same.js'
import type { Walk } from '../schema/walk.js'
import { looksSecret } from '../secret/look.js'
import { isSecret } from '../secret/secret.js'
import { nearMember, type Rejected } from './fix.js'
import { receivedAt } from './received.js'

/** What came to a place: what may be said of it, and what is known of it to mend it. */
export interface Came {
  readonly received?: Advice['received']
  readonly rejected?: Rejected
}

/** Look at the value of a place. Nothing where there is no value to look at. */
export const cameTo = (
  walk: Walk,
  path: Path,
  rules: ReadonlyArray<Rule>,
  expected: Expected | undefined,
  texts: boolean
): Came => {
  if (!walk.hasValue) return {}
  if (!hasAt(walk.value, path)) return { received: { id: 'absent' } }
  const value = valueAt(walk.value, path)
  const schemas = rules.map(({ schema }) => schema)
  let secret: boolean | undefined
  const hides = (): boolean => {
    secret ??= hidesAt(path, rules, schemas)
      ? isSecret(path, schemas, value)
      : looksSecret(value, path.at(-1) ?? '')
    return secret
  }
  const isNeeded = isRequired(walk, path)
  const values = expected?.id === 'one_of' ? expected.values : []
  const isListed = (text: string): boolean =>
    values.includes(text) || nearMember(walk.meant, text, values) !== undefined
  const received = receivedAt(value, { isNeeded, hides, texts, isListed })
  return {
    ...(received === undefined ? {} : { received }),
    rejected: {
      value,
      meant: walk.meant,
      types: typesOf(expected),
      formats: schemas.map((schema) => own(schema, 'format')),
      fits: (inner) =>
        expected?.id === 'one_of'
          ? values.some((one) => same(one, inner))
          : rules.every(({ maybe, schema }) => maybe === true || fits(walk, schema, inner)),
      fitsItem: (inner) => {
        const items = rulesAt(walk, [...path, '0'])
        // Of a union of arrays nobody knows whose items are meant, but whether one of them takes it.
        if (items.length === 0 && schemas.some(isUnion))
          return schemas.every((schema) => fits(walk, schema, [inner]))
        return items.every(({ schema }) => fits(walk, schema, inner))
      },
      isSecret: hides,
      isOptional: path.length > 0 && !isNeeded && !isList(valueAt(walk.value, path.slice(0, -1)))
    }
  }
}

/** Whether the keys or the schemas of a place say secret of any value at all: the same for like rules. */
const hidesAt = (
  path: Path,
  rules: ReadonlyArray<Rule>,
  schemas: ReadonlyArray<unknown>
): boolean => {
  const known = hiding.get(rules)
  if (known !== undefined) return known
  const hides = isSecret(path, schemas, '')
  hiding.set(rules, hides)
  return hides
}

const hiding = new WeakMap<ReadonlyArray<Rule>, boolean>()

const isUnion = (schema: unknown): boolean => owns(schema, 'anyOf') || owns(schema, 'oneOf')

const typesOf = (expected: Expected | undefined): ReadonlyArray<string> => {
  if (expected?.id === 'type') return expected.types
  if (expected?.id !== 'one_of') return []
  return [...new Set(expected.values.map((one) => (one === null ? 'null' : typeof one)))]
}

/** Whether the schema of the owner lists the last key of a path as required. */
const isRequired = (walk: Walk, path: Path): boolean => {
  const key = path.at(-1)
  if (key === undefined) return false
  return rulesAt(walk, path.slice(0, -1)).some(({ schema }) => {
    const required = own(schema, 'required')
    return isList(required) && required.includes(key)
  })
}
