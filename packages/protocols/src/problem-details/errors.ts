import {
  type Advice,
  type InvalidArguments,
  type Issue,
  parsePointer,
  printPointer
} from '@toolfault/model'
import type { ProblemError } from '@toolfault/types/problem-details'
import { line } from '@toolfault/words/escape'
import { pointsOf } from '@toolfault/words/points'
import { type Saying, sentence } from '@toolfault/words/sentence'
import { printFragment } from '../pointer.js'

/**
 * The same fault with its points as sentences, each at its place: what a reader of the list of errors
 * knows, so that the digest is made of what the list says and whoever reads both writes the same again.
 */
export const spoken = (fault: InvalidArguments, saying: Saying): InvalidArguments => {
  const { cut, points } = pointsOf(fault)
  const { advice: _, ignored: __, unadvised: ___, unlisted: ____, ...rest } = fault
  const found = new Map(points.map((point) => entry(point, saying)))
  return { ...rest, issues: [...found.values()], ...(cut > 0 ? { unlisted: cut } : {}) }
}

/** Two branches can want the same. */
const entry = (point: Advice, saying: Saying): readonly [key: string, issue: Issue] => {
  const pointer = printPointer(point.path)
  const path = parsePointer(pointer) ?? []
  const message = told(point, saying) || sentence({ path, kind: 'unknown' }, saying)
  return [JSON.stringify([pointer, message]), { path, kind: 'unknown', message }]
}

/** What somebody else said stands as it is: the pointer names the place. */
const told = (point: Advice, saying: Saying): string => {
  const { about, expected, fix } = point
  return expected?.id === 'said' && fix === undefined && about === undefined
    ? line(expected.text)
    : line(sentence(point, saying))
}

/** The "errors" of a fault whose points are sentences (RFC 9457, section 3). */
export const errorsOf = ({ issues }: InvalidArguments): ReadonlyArray<ProblemError> =>
  issues.map(({ message = '', path }) => ({ detail: message, pointer: printFragment(path) }))
