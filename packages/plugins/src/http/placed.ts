import {
  type Advice,
  type Chosen,
  type Fix,
  type InvalidArguments,
  type Issue,
  type Path,
  printPointer,
  valueAt
} from '@toolfault/model'

/**
 * What was told of a part of a request, as it is of the whole: each place begins with the name of the part,
 * and nothing is to be written there but text.
 */
export const placedIn = (
  part: string,
  fault: InvalidArguments,
  value: unknown
): InvalidArguments => {
  const { advice, ignored, issues, ...rest } = fault
  const refused = issues.filter(
    ({ kind, path }) => kind === 'type' && valueAt(value, path) !== undefined
  )
  const typed = new Set(refused.map(({ path }) => printPointer(path)))
  // What no validator said of a text, a server may well convert.
  const pieces = (some: ReadonlyArray<Advice>): ReadonlyArray<Advice> =>
    some
      .filter((piece) => !isSpelt(piece) || typed.has(printPointer(piece.path)))
      .map((piece) => pieceIn(part, piece))
  return {
    ...rest,
    issues: issues.map((issue) => issueIn(part, issue)),
    ...(advice === undefined ? {} : { advice: pieces(advice) }),
    ...(ignored === undefined ? {} : { ignored: pieces(ignored) })
  }
}

const issueIn = (part: string, issue: Issue): Issue => ({
  ...issue,
  path: [part, ...issue.path],
  ...(issue.branches === undefined
    ? {}
    : { branches: issue.branches.map((branch) => branch.map((one) => issueIn(part, one))) })
})

const pieceIn = (part: string, piece: Advice): Advice => {
  const { at, because, chosen, fix: _, path, ...rest } = piece
  const within = (place: Path): Path => [part, ...place]
  const fix = fixIn(part, piece)
  return {
    ...rest,
    path: within(path),
    ...(at === undefined ? {} : { at: at + 1 }),
    ...(because === undefined ? {} : { because: { ...because, path: within(because.path) } }),
    ...(chosen === undefined ? {} : { chosen: chosenIn(chosen, within) }),
    ...(fix === undefined ? {} : { fix })
  }
}

const chosenIn = (chosen: Chosen, within: (place: Path) => Path): Chosen => ({
  ...chosen,
  ...(chosen.tag === undefined ? {} : { tag: within(chosen.tag) }),
  ...(chosen.of === undefined ? {} : { of: within(chosen.of) })
})

/** Whether a text says already what is wanted of another type. */
const isSpelt = ({ fix, received }: Pick<Advice, 'fix' | 'received'>): boolean =>
  fix?.id === 'put' &&
  typeof fix.value !== 'string' &&
  typeof fix.value !== 'object' &&
  received?.id === 'type' &&
  received.value === String(fix.value)

/** A text that says already what is wanted of another type is mended by nothing that a caller can write. */
const fixIn = (part: string, piece: Advice): Fix | undefined => {
  const { expected, fix } = piece
  const asked: Fix | undefined =
    expected?.id === 'type' ? { id: 'send', types: expected.types } : undefined
  switch (fix?.id) {
    case 'rename':
      return { ...fix, from: [part, ...fix.from], to: [part, ...fix.to] }
    case 'convert':
      return fix.how === 'split' || piece.kind === 'unexpected' ? fix : asked
    case 'put': {
      const { value } = fix
      if (typeof value === 'string') return fix
      if (typeof value === 'object') return undefined
      if (isSpelt(piece)) return undefined
      return asked ?? { id: 'meet' }
    }
    default:
      return fix
  }
}
