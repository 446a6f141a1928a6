import {
  type Advice,
  type Issue,
  isWithin,
  type Path,
  printPointer,
  valueAt
} from '@toolfault/model'
import { put, without } from './edit.js'
import type { Refused } from './run.js'

/** What a validator still says against what was advised to send; nothing where the advice is right. */
export const followed = (one: Refused): ReadonlyArray<string> =>
  one.advice.flatMap((piece) => [
    ...literal(one, piece),
    ...typed(one, piece),
    ...moved(one, piece)
  ])

const says = (what: string, path: Path, left: ReadonlyArray<Issue>): ReadonlyArray<string> =>
  left
    .slice(0, 1)
    .map(({ keyword }) => `${what} at "${printPointer(path)}" is refused by ${keyword}`)

/** A value that is shown to be sent, or as an example, is taken whole. */
const literal = ({ check, data }: Refused, { about, fix, path }: Advice): ReadonlyArray<string> => {
  const values = [
    ...(fix?.id === 'put' ? [fix.value] : []),
    ...(fix?.id === 'choose' ? fix.values : []),
    ...(about?.example === undefined ? [] : [about.example])
  ]
  return values.flatMap((value) =>
    says(
      JSON.stringify(value),
      path,
      check(put(data, path, value)).issues.filter((issue) => isWithin(issue.path, path))
    )
  )
}

const samples: Readonly<Record<string, unknown>> = {
  null: null,
  boolean: true,
  integer: 1,
  number: 0.5,
  string: 'text',
  array: [],
  object: {}
}

/** A value of a type that was asked for has no wrong type, and a key to be added is one that is accepted. */
const typed = (
  { check, data }: Refused,
  { expected, fix, path }: Advice
): ReadonlyArray<string> => {
  if (fix?.id !== 'add' && fix?.id !== 'send') return []
  const types = fix.types ?? []
  const listed = expected?.id === 'one_of' ? expected.values : undefined
  const values = listed ?? types.map((type) => samples[type])
  const more = fix.id === 'add' && values.length === 0 ? [1] : values
  return more.flatMap((value) =>
    says(
      `${fix.id} ${JSON.stringify(value)}`,
      path,
      check(put(data, path, value)).issues.filter(
        (issue) =>
          printPointer(issue.path) === printPointer(path) &&
          (issue.kind === 'missing' ||
            (issue.kind === 'unexpected' && issue.keyword !== 'false schema') ||
            (issue.kind === 'type' && types.length > 0))
      )
    )
  )
}

/** A key that is removed or renamed is no longer refused, and one that comes to be by it no longer missing. */
const moved = (one: Refused, { fix, kind, path }: Advice): ReadonlyArray<string> => {
  const { check, data, issues } = one
  const count = (all: ReadonlyArray<Issue>): number =>
    all.filter((issue) => issue.kind === kind).length
  if (fix?.id === 'remove') {
    const left = check(without(data, path)).issues
    const isLess = count(left) < count(issues) || left.length < issues.length
    return isLess ? [] : [`"${printPointer(path)}" is removed in vain`]
  }
  if (fix?.id !== 'rename' || fix.guess === true) return []
  const now = put(without(data, fix.from), fix.to, valueAt(data, fix.from))
  const places = [fix.from, fix.to].map(printPointer)
  const left = check(now).issues.filter(
    (issue) =>
      places.includes(printPointer(issue.path)) && ['missing', 'unexpected'].includes(issue.kind)
  )
  return says(`renaming to ${printPointer(fix.to)}`, fix.from, left)
}
