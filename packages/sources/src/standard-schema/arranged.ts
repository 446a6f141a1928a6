import { isList, isRecord, keysOf, own, type Path, type Steps, step, steps } from '@toolfault/model'
import { placeOf, printed } from './printed.js'

/** Sentences of issues as zod and valibot arrange them to be shown: what more was known of an issue is lost. */
export type ArrangedErrors =
  /** zod's `flattenError`, or `flatten` of a `ZodError`. */
  | {
      readonly formErrors: ReadonlyArray<string>
      readonly fieldErrors: { readonly [key: string]: ReadonlyArray<string> | undefined }
    }
  /** zod's `treeifyError`. */
  | { readonly errors: ReadonlyArray<string>; readonly properties?: object }
  /** zod's `formatError`, or `format` of a `ZodError`. */
  | { readonly _errors: ReadonlyArray<string> }
  /** valibot's `flatten`. */
  | FlatErrors

/** What valibot's `flatten` makes: sentences of the whole, of places with their keys joined by dots, and of such that have none. */
interface FlatErrors {
  readonly root?: ReadonlyArray<string> | undefined
  readonly nested?: { readonly [place: string]: ReadonlyArray<string> | undefined } | undefined
  readonly other?: ReadonlyArray<string> | undefined
}

interface Arranged {
  readonly path: Path
  readonly message: string
  /** Somewhere below the place, so that the sentence says nothing of what stands there. */
  readonly code?: 'below'
}

/** What is so deep was sent to hurt. */
const DEPTH = 64

/** The issues of what arranges them by place, and whether there are more; `undefined` for what is no such thing, or holds none. */
export const arranged = (
  given: unknown,
  value: unknown
): { readonly list: ReadonlyArray<Arranged>; readonly isCut: boolean } | undefined => {
  const found: Array<Arranged> = []
  const budget = steps()
  if (isSentences(own(given, 'formErrors')) && isRecord(own(given, 'fieldErrors'))) {
    add(found, [], own(given, 'formErrors'), budget)
    for (const key of keysOf(own(given, 'fieldErrors'))) {
      const isLeaf = isRecord(value) && typeof own(value, key) !== 'object'
      const code = isLeaf ? undefined : 'below'
      add(found, [key], own(own(given, 'fieldErrors'), key), budget, code)
    }
  } else if (isSentences(own(given, 'errors'))) gather(found, [], given, treeOf, budget)
  else if (isSentences(own(given, '_errors'))) gather(found, [], given, formatOf, budget)
  else if (typeof given === 'string') found.push(...printed(given, value, budget))
  else if (isFlat(given)) {
    add(found, [], own(given, 'root'), budget)
    for (const place of keysOf(own(given, 'nested')))
      add(found, placeOf(place, value), own(own(given, 'nested'), place), budget)
    add(found, [], own(given, 'other'), budget, 'below')
  }
  return found.length === 0 ? undefined : { list: found, isCut: budget.left <= 0 }
}

/** Whether something has no more than what valibot's `flatten` makes. */
const isFlat = (given: unknown): boolean =>
  isRecord(given) &&
  keysOf(given).every((name) =>
    name === 'nested'
      ? isRecord(own(given, name))
      : (name === 'root' || name === 'other') && isSentences(own(given, name))
  )

/** What a node says of its place, and the nodes below it. */
interface Node {
  readonly said: unknown
  readonly below: ReadonlyArray<readonly [key: string, node: unknown]>
}

const treeOf = (node: unknown): Node => {
  const [properties, items] = [own(node, 'properties'), own(node, 'items')]
  return { said: own(node, 'errors'), below: [...entriesOf(properties), ...entriesOf(items)] }
}

const formatOf = (node: unknown): Node => ({
  said: own(node, '_errors'),
  below: entriesOf(node).filter(([key]) => key !== '_errors')
})

const gather = (
  found: Array<Arranged>,
  path: Path,
  node: unknown,
  read: (node: unknown) => Node,
  budget: Steps
): void => {
  if (!isRecord(node) || path.length > DEPTH || !step(budget)) return
  const { below, said } = read(node)
  add(found, path, said, budget)
  for (const [key, next] of below) gather(found, [...path, key], next, read, budget)
}

const add = (
  found: Array<Arranged>,
  path: Path,
  said: unknown,
  budget: Steps,
  code?: 'below'
): void => {
  for (const message of isSentences(said) ? said : []) {
    if (step(budget)) found.push({ path, message, ...(code === undefined ? {} : { code }) })
  }
}

/** Of a list that has holes no more than what is there. */
const entriesOf = (node: unknown): ReadonlyArray<readonly [string, unknown]> =>
  keysOf(node).map((key) => [key, own(node, key)] as const)

const isSentences = (list: unknown): list is ReadonlyArray<string> =>
  isList(list) && list.every((one) => typeof one === 'string')
