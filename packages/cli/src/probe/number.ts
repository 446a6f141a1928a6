import { own } from '@toolfault/model'

/** Farther from zero than this, a fraction has no room. */
const FAR = 2 ** 52

/** A number within the bounds of a schema, near 1, and a multiple of what it asks for or of `unit`. */
export const number = (schema: object, unit: number | undefined): number => {
  const of = finite(own(schema, 'multipleOf')) ?? unit
  const small = of ?? 0.5
  const above = excluded(schema, 'exclusiveMinimum', 'minimum')
  const below = excluded(schema, 'exclusiveMaximum', 'maximum')
  const least = Math.max(
    finite(own(schema, 'minimum')) ?? Number.NEGATIVE_INFINITY,
    above === undefined ? Number.NEGATIVE_INFINITY : above + small
  )
  const most = Math.min(
    finite(own(schema, 'maximum')) ?? Number.POSITIVE_INFINITY,
    below === undefined ? Number.POSITIVE_INFINITY : below - small
  )
  const near = Math.min(Math.max(of ?? 1, least), most)
  if (of === undefined || of <= 0 || Math.abs(near) > FAR) return near
  const up = Math.ceil(near / of) * of
  return up <= most ? up : Math.floor(near / of) * of
}

/** A limit that is excluded, by itself or by a flag beside it (OpenAPI 3.0, draft-04). */
const excluded = (schema: object, keyword: string, limit: string): number | undefined =>
  finite(own(schema, own(schema, keyword) === true ? limit : keyword))

const finite = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
