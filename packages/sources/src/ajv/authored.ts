import {
  type Issue,
  isList,
  own,
  type Path,
  printPointer,
  type Steps,
  step
} from '@toolfault/model'

/**
 * ajv-errors hides the errors that it replaced in `params.errors`. When they agree on one place and
 * one kind, the author's sentence is about that; else it is a rule of the author's own.
 */
export const authored = (
  error: unknown,
  path: Path,
  read: (error: unknown) => Issue,
  budget: Steps
): Issue => {
  const replaced = own(own(error, 'params'), 'errors')
  const originals = isList(replaced)
    ? replaced
        .slice(0, Math.max(0, budget.left))
        .filter((original) => step(budget) && own(original, 'keyword') !== 'errorMessage')
        .map(read)
    : []
  const first = originals[0]
  const agreed =
    first !== undefined &&
    originals.every((other) => other.kind === first.kind && samePlace(other.path, first.path))
  const message = own(error, 'message')
  return {
    path: agreed ? first.path : path,
    kind: agreed ? first.kind : 'rule',
    keyword: 'errorMessage',
    ...(typeof message === 'string' ? { message } : {}),
    ...(agreed && first.params !== undefined ? { params: first.params } : {})
  }
}

const samePlace = (a: Path, b: Path): boolean => printPointer(a) === printPointer(b)
