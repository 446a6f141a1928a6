import { isList, isRecord, keysOf, own, type Path } from '@toolfault/model'

/** Deeper no arguments are. */
const DEEPEST = 8

/**
 * What class-validator says of each property, as it has it: `constraints` has a sentence for each rule, `children` what
 * is wrong inside. `undefined` where something in the list is no such error, and for a list that says nothing.
 */
export const constrained = (list: unknown): ReadonlyArray<unknown> | undefined => {
  const found = within(list, [])
  return found === undefined || found.length === 0 ? undefined : found
}

const within = (list: unknown, path: Path): ReadonlyArray<unknown> | undefined => {
  if (!isList(list) || (path.length > DEEPEST && list.length > 0)) return undefined
  const found = list.map((item) => ofProperty(item, path))
  return found.every((one) => one !== undefined) ? found.flatMap((one) => one ?? []) : undefined
}

const ofProperty = (item: unknown, path: Path): ReadonlyArray<unknown> | undefined => {
  const property = own(item, 'property')
  const constraints = own(item, 'constraints') ?? {}
  const isKnown = own(item, 'constraints') !== undefined || isList(own(item, 'children'))
  if (typeof property !== 'string' || !isRecord(constraints) || !isKnown) return undefined
  const here = [...path, property]
  const texts = keysOf(constraints).map((rule) => own(constraints, rule))
  const inside = within(own(item, 'children') ?? [], here)
  if (inside === undefined || !texts.every((text) => typeof text === 'string')) return undefined
  return [...texts.map((message) => ({ path: here, message })), ...inside]
}
