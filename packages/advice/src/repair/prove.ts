import {
  type Findings,
  type Issue,
  isList,
  isRecord,
  type Path,
  printPointer,
  total
} from '@toolfault/model'

/** A compiled validator: the right side of `Compile`. */
export type Check = (value: unknown) => Findings

/** What a validator says of a value; `undefined` when it fails or does not answer with findings. */
export const findingsOf = (check: Check, value: unknown): Findings | undefined =>
  total(
    () => {
      const found = check(value)
      return isRecord(found) && isList(found.issues) ? found : undefined
    },
    () => undefined
  )

/**
 * What a repair did. `clean`: what was wrong at its places is gone, and nothing else has become wrong.
 * `partly`: something is gone, but something is still wrong there, or came to light. `failed` otherwise.
 */
export type Proof = 'clean' | 'partly' | 'failed'

/** Compare what a validator says before and after. */
export const compare = (
  before: Findings,
  after: Findings | undefined,
  places: ReadonlyArray<Path>,
  reveals: boolean
): Proof => {
  if (after === undefined) return 'failed'
  const mended = new Set(places.map(printPointer))
  const known = new Set(before.issues.map(markOf))
  const left = new Set(after.issues.map(markOf))
  const isGone = before.issues.some((issue) => !left.has(markOf(issue)))
  const added = after.issues.filter((issue) => !known.has(markOf(issue)))
  if (!isGone || added.some((issue) => !reveals || !isWithin(issue, mended))) return 'failed'
  const isCut = before.truncated === true || after.truncated === true
  return isCut || after.issues.some((issue) => isWithin(issue, mended)) ? 'partly' : 'clean'
}

const markOf = ({ keyword, kind, params, path }: Issue): string =>
  JSON.stringify([kind, keyword, path, params])

/** Whether an issue stands at a place or below it. */
const isWithin = ({ path }: Issue, places: ReadonlySet<string>): boolean =>
  path.some((_, at) => places.has(printPointer(path.slice(0, at + 1))))
