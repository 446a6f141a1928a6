import {
  type Advice,
  type Fault,
  foldIndexes,
  type Issue,
  isInvalidArguments,
  isLacking,
  type Path,
  printPointer
} from '@toolfault/model'
import { sentence } from '@toolfault/words/sentence'
import type { Mark } from './ask.js'

/** More underlined places than this help nobody. */
const MOST = 100

/**
 * The places of a fault in the arguments: those of its advice, and those of its issues that no advice
 * stands at. A key that has to be renamed is marked itself; of one that is missing, the object that lacks it.
 */
export const marksOf = (fault: Fault): ReadonlyArray<Mark> => {
  if (!isInvalidArguments(fault)) return []
  const { advice = [], issues } = fault
  const marks = new Map<string, Mark>()
  const put = (mark: Mark): void => {
    const place = printPointer(mark.path) + (mark.on === 'owner' ? '/*' : '')
    if (marks.size < MOST && !marks.has(place)) marks.set(place, mark)
  }
  for (const piece of advice) {
    put({ ...spotOf(piece), severity: 'error', text: sentence(piece) })
  }
  const from = advice.flatMap(({ fix, path }) => (fix?.id === 'rename' ? [path, fix.from] : []))
  const moved = new Set(from.map(printPointer))
  for (const issue of issues.slice(0, MOST * 10)) {
    if (!moved.has(printPointer(issue.path))) put(ofIssue(issue, advice))
  }
  return [...marks.values()]
}

type Spot = Pick<Mark, 'on' | 'path'>

const spotOf = (piece: Advice): Spot => {
  if (piece.fix?.id === 'rename') return { path: piece.fix.from, on: 'key' }
  return spotAt(piece, piece.path)
}

const spotAt = (piece: Pick<Advice, 'because' | 'kind' | 'received'>, path: Path): Spot => ({
  path,
  on:
    piece.kind === 'unexpected'
      ? 'key'
      : piece.received?.id !== 'blank' && isLacking(piece)
        ? 'owner'
        : 'value'
})

/** An issue that is one of many is said as they are; of any other the validator's own words are shown. */
const ofIssue = (issue: Issue, advice: ReadonlyArray<Advice>): Mark => {
  const place = foldIndexes(issue.path)
  const piece = advice.find(({ kind, path }) => kind === issue.kind && foldIndexes(path) === place)
  return {
    ...spotAt(issue, issue.path),
    severity: piece === undefined ? 'info' : 'error',
    text: piece === undefined ? (issue.message ?? issue.kind) : sentence(piece)
  }
}
