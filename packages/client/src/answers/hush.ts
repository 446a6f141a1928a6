import {
  type Advice,
  type Fault,
  type InvalidArguments,
  type Issue,
  isInvalidArguments,
  isWithin,
  own,
  type Path,
  valueAt
} from '@toolfault/model'

/** A shorter text stands in any sentence. */
const SHORT = 4

/**
 * A fault without what the user has answered: a fault goes to a model and into logs, an answer was for the
 * call alone. Values that came at the places of the answers are kept back (row A12), as are texts of
 * others that repeat one.
 */
export const hushed = (fault: Fault, args: unknown, paths: ReadonlyArray<Path>): Fault => {
  const said = paths.flatMap((path) => textsIn(valueAt(args, path)))
  const repeats = (text: unknown): boolean =>
    typeof text === 'string' && said.some((answer) => text.includes(answer))
  const texts = ['message', 'developerMessage', 'guidance', 'hint', 'detail'] as const
  const gone = texts.filter((name) => repeats(own(fault, name)))
  // A border: a fault without a text is a fault, and `detail` is emptied below.
  const quiet = Object.fromEntries(
    Object.entries(fault).flatMap(([name, value]) =>
      gone.some((one) => one === name) ? (name === 'detail' ? [[name, '']] : []) : [[name, value]]
    )
  ) as unknown as Fault
  return isInvalidArguments(quiet) ? hushedPoints(quiet, paths, repeats) : quiet
}

const hushedPoints = (
  fault: InvalidArguments,
  paths: ReadonlyArray<Path>,
  repeats: (text: unknown) => boolean
): InvalidArguments => {
  const isAnswered = (path: Path): boolean => paths.some((answer) => isWithin(path, answer))
  const { advice, issues } = fault
  return {
    ...fault,
    issues: issues.map((issue) =>
      (hasMore(issue) && isAnswered(issue.path)) || repeats(issue.message)
        ? withoutMessage(issue)
        : issue
    ),
    ...(advice === undefined
      ? {}
      : { advice: advice.map((point) => kept(point, isAnswered, repeats)) })
  }
}

/** What may say more of the value than its rule does. */
const hasMore = ({ branches, echo }: Issue): boolean => echo === true || branches !== undefined

const withoutMessage = (issue: Issue): Issue => {
  const { keyword, kind, params, path } = issue
  return {
    path,
    kind,
    ...(keyword === undefined ? {} : { keyword }),
    ...(params === undefined ? {} : { params })
  }
}

const kept = (
  point: Advice,
  isAnswered: (path: Path) => boolean,
  repeats: (text: unknown) => boolean
): Advice => {
  const { expected, fix, received, ...rest } = point
  const isOurs = isAnswered(point.path)
  const isShown = received?.id === 'type' && received.value !== undefined
  // What is to be put is the answer in another form, where no list of the schema says it.
  const isTold = fix?.id === 'put' && expected?.id !== 'one_of'
  const isSaid = expected?.id === 'said' && repeats(expected.text)
  return {
    ...rest,
    ...(expected === undefined || isSaid ? {} : { expected }),
    ...(received === undefined
      ? {}
      : { received: isOurs && isShown ? { id: 'redacted' } : received }),
    ...(fix === undefined || (isOurs && isTold) ? {} : { fix })
  }
}

const textsIn = (answer: unknown): ReadonlyArray<string> =>
  (Array.isArray(answer) ? answer : [answer])
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map(String)
    .filter((text) => text.length >= SHORT)
