import {
  type Issue,
  isList,
  own,
  type Path,
  printPointer,
  type Steps,
  step
} from '@toolfault/model'

/** What an author said, once for each place, and the errors that it stands for. */
export interface Authored {
  readonly issues: readonly [Issue, ...ReadonlyArray<Issue>]
  readonly replaced: ReadonlyArray<unknown>
}

/**
 * ajv-errors hides the errors that it replaced in `params.errors`. When they agree on one place and
 * one kind, the author's sentence is about that, and about each key where several are refused; else it is a rule of
 * the author's own.
 */
export const authored = (
  error: unknown,
  path: Path,
  read: (error: unknown) => Issue,
  budget: Steps
): Authored => {
  const replaced = own(own(error, 'params'), 'errors')
  const errors = isList(replaced)
    ? replaced
        .slice(0, Math.max(0, budget.left))
        .filter((original) => step(budget) && own(original, 'keyword') !== 'errorMessage')
    : []
  const originals = errors.map(read)
  const [first, ...others] = originals
  const message = own(error, 'message')
  const said = {
    keyword: 'errorMessage',
    ...(typeof message === 'string' ? { message } : {})
  }
  const toldOf = ({ kind, params, path }: Issue): Issue =>
    params === undefined ? { path, kind, ...said } : { path, kind, ...said, params }
  if (first === undefined || others.some(({ kind }) => kind !== first.kind)) {
    return { issues: [{ path, kind: 'rule', ...said }], replaced: [] }
  }
  if (others.every((other) => samePlace(other.path, first.path))) {
    return { issues: [toldOf(first)], replaced: errors }
  }
  return first.kind === 'unexpected'
    ? { issues: [toldOf(first), ...others.map(toldOf)], replaced: errors }
    : { issues: [{ path, kind: 'rule', ...said }], replaced: [] }
}

const samePlace = (a: Path, b: Path): boolean => printPointer(a) === printPointer(b)
