import { type Advice, type InvalidArguments, isList, total } from '@toolfault/model'
import type { FieldViolation } from '@toolfault/types/bad-request'
import { line } from '@toolfault/words/escape'
import { pointsOf } from '@toolfault/words/points'
import { type Saying, sentence } from '@toolfault/words/sentence'
import { fieldOf } from './field.js'

/** The bad fields, and how many more there are. */
export interface Violations {
  readonly cut: number
  readonly violations: ReadonlyArray<FieldViolation>
}

/** One violation for each thing to mend, most useful first; what it concerns as a whole has the field `''`. */
export const violationsOf = (fault: InvalidArguments, saying: Saying): Violations => {
  const { cut, points } = pointsOf(fault)
  return { cut, violations: points.map((point) => violation(point, saying)) }
}

const violation = (point: Advice, saying: Saying): FieldViolation => {
  const description = described(point, saying)
  const reason = reasonOf(point)
  return {
    field: fieldOf(point.path),
    ...(description === '' ? {} : { description }),
    ...(reason === undefined ? {} : { reason })
  }
}

/** The kind of an issue as a reason of our domain; where nobody said which it is, there is none. */
const reasonOf = ({ kind }: Advice): string | undefined =>
  typeof kind === 'string' && /^[a-z]+$/.test(kind) && kind !== 'unknown'
    ? kind.toUpperCase()
    : undefined

/**
 * Why the field is bad. A sentence by somebody else stands alone: its place is the field beside it, and
 * what is read and written again must not grow.
 */
export const described = (point: Advice, saying: Saying = {}): string =>
  total(
    () => {
      if (!isList(point.path)) return ''
      const { expected, kind, path, ...more } = point
      if (expected?.id !== 'said') return line(sentence(point, saying))
      const said = line(expected.text)
      if (said === '') return line(sentence({ ...more, kind, path }, saying))
      return Object.keys(more).length === 0 ? said : line(sentence(point, saying))
    },
    () => ''
  )
