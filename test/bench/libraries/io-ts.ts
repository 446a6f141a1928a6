import * as t from 'io-ts'
import { PathReporter } from 'io-ts/lib/PathReporter.js'
import { type Library, saidBy } from './contract.js'
import type { Validating } from './validating.js'

const within =
  (least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY) =>
  (size: number): boolean =>
    size >= least && size <= most

/** It has no word for a closed object: a surplus key passes. */
const library: Library<t.Mixed> = {
  object: (members) => {
    const of = (wanted: boolean): t.Props =>
      Object.fromEntries(
        members
          .filter(({ isRequired }) => isRequired === wanted)
          .map(({ key, type }) => [key, type])
      )
    return t.intersection([t.type(of(true)), t.partial(of(false))])
  },
  map: (values) => t.record(t.string, values),
  list: (items, { least, most }) =>
    t.refinement(t.array(items), ({ length }) => within(least, most)(length), 'List'),
  literals: (values) => {
    const [first = t.undefined, second, ...others]: ReadonlyArray<t.Mixed> = values.map((value) =>
      t.literal(value)
    )
    return second === undefined ? first : t.union([first, second, ...others])
  },
  union: (first, second = first, ...others) => t.union([first, second, ...others]),
  text: (pattern = /(?:)/, { least, most }) =>
    t.refinement(
      t.string,
      (text) => pattern.test(text) && within(least, most)(text.length),
      'Text'
    ),
  number: (isWhole, { least, most }) =>
    t.refinement(
      t.number,
      (value) => (!isWhole || Number.isInteger(value)) && within(least, most)(value),
      isWhole ? 'Integer' : 'Number'
    ),
  boolean: () => t.boolean,
  anything: () => t.unknown
}

export const ioTs: Validating = {
  name: 'io-ts + PathReporter',
  prepare: (schema) => {
    const type = saidBy(library, schema)
    return (value) => {
      const result = type.decode(value)
      return result._tag === 'Right' ? '' : PathReporter.report(result).join('\n')
    }
  }
}
