import * as v from 'valibot'
import { type Library, saidBy } from './contract.js'
import type { Validating } from './validating.js'

type Schema = v.GenericSchema

const library: Library<Schema> = {
  object: (members, isClosed) => {
    const entries = Object.fromEntries(
      members.map(({ isRequired, key, type }) => [key, isRequired ? type : v.optional(type)])
    )
    return isClosed ? v.strictObject(entries) : v.looseObject(entries)
  },
  map: (values) => v.record(v.string(), values),
  list: (items, { least = 0 }) => v.pipe(v.array(items), v.minLength(least)),
  literals: (values) => v.picklist(values),
  union: (first, ...others) => v.union([first, ...others]),
  text: (pattern = /(?:)/, { least = 0, most = Number.POSITIVE_INFINITY }) =>
    v.pipe(v.string(), v.regex(pattern), v.minLength(least), v.maxLength(most)),
  number: (isWhole, { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }) =>
    isWhole
      ? v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
      : v.pipe(v.number(), v.minValue(least), v.maxValue(most)),
  boolean: () => v.boolean(),
  anything: () => v.unknown()
}

export const valibot: Validating = {
  name: 'valibot + summarize',
  prepare: (schema) => {
    const type = saidBy(library, schema)
    return (value) => {
      const { issues } = v.safeParse(type, value)
      return issues === undefined ? '' : v.summarize(issues)
    }
  }
}
