import type { Advice, Issue } from '@toolfault/model'
import { points } from '@toolfault/words/en'
import { pointsOf } from '@toolfault/words/points'
import { readings } from '@toolfault/words/readings'
import { sentence } from '@toolfault/words/sentence'

/**
 * An alternative with what its branches say in place of its own sentence, which of a library tells no more than
 * that none of them fits; the author's stays.
 */
export const either = (issue: Issue): Issue => {
  const { branches = [], echo: _, ...rest } = issue
  if (rest.keyword === 'errorMessage') return issue
  const told = branches.map((branch) => points.and(saidOf(branch, rest.path.length)))
  const texts = [...new Set(told)].filter((text) => text !== '')
  return texts.length === 0 ? issue : { ...rest, message: readings.either(texts), branches }
}

const saidOf = (branch: ReadonlyArray<Issue>, depth: number): ReadonlyArray<string> =>
  pointsOf({ kind: 'invalid_arguments', issues: branch })
    .points.map((point) => (point.path.length > depth ? sentence(point) : bare(point)))
    .filter((text) => text !== '')

/** Of the place of the union itself, which stands before all of it. */
const bare = (point: Advice): string =>
  point.expected === undefined ? '' : sentence({ ...point, path: [] })
