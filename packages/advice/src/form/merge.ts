import { isIndex, isList, isRecord, keysOf, own, owns, type Path, total } from '@toolfault/model'

/** What a user filled in, by the names of the form (Schema, `ElicitResult.content`). */
export type Answers = { readonly [name: string]: string | number | boolean | ReadonlyArray<string> }

/**
 * Put the answers of a form into the arguments of the call, and return new arguments: the answers
 * come back beside the arguments, which still lack them, so merge first and check after
 * (`protocols.md` 1.7).
 *
 * Nothing is changed in place. An answer that the form did not ask for, that is no text, number, yes or
 * no or list of texts, or whose place is held by something else is left out.
 */
export const mergeAnswers = (
  value: unknown,
  content: Answers | undefined,
  paths: { readonly [name: string]: Path }
): unknown =>
  total(
    () => {
      let merged = value
      for (const name of keysOf(paths)) {
        const answer = own(content, name)
        const path = own(paths, name)
        if (isAnswer(answer) && isPath(path)) merged = put(merged, path, answer)
      }
      return merged
    },
    () => value
  )

const isAnswer = (answer: unknown): boolean =>
  typeof answer === 'string' ||
  typeof answer === 'boolean' ||
  Number.isFinite(answer) ||
  (isList(answer) && answer.every((item) => typeof item === 'string'))

/** Deeper than any argument is. */
const DEEP = 64

const isPath = (path: unknown): path is Path =>
  isList(path) &&
  path.length > 0 &&
  path.length <= DEEP &&
  path.every((key) => typeof key === 'string')

/** A copy of `here` with `answer` at the path; `here` itself where there is no room for it. */
const put = (here: unknown, path: Path, answer: unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return answer
  const before = own(here, key)
  if (isList(here)) {
    // An index behind the end would leave a hole.
    if (!isIndex(key) || Number(key) > here.length) return here
    const after = put(before, rest, answer)
    return after === before ? here : Object.assign([...here], { [key]: after })
  }
  if (here !== undefined && !isRecord(here)) return here
  const after = put(before, rest, answer)
  if (after === before && owns(here, key)) return here
  // Not an assignment: a key called `__proto__` would be lost.
  return Object.fromEntries([
    ...keysOf(here).map((name): readonly [string, unknown] => [name, own(here, name)]),
    [key, after]
  ])
}
