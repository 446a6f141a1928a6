import type { PydanticError } from './pydantic-error.js'

/**
 * Errors without the tags that pydantic puts behind the place of a union: a step is one where the object that stands
 * there, and is shown, has it as the value of its tag.
 */
export const untagged = (errors: ReadonlyArray<PydanticError>): ReadonlyArray<PydanticError> => {
  const tags = new Set(errors.flatMap(tagsIn))
  if (tags.size === 0) return errors
  return errors.map(({ came, depth, issue }) => {
    const path = issue.path.filter((_, at) => !tags.has(headOf(issue.path, at)))
    return { came, depth: depth + path.length - issue.path.length, issue: { ...issue, path } }
  })
}

/** The heads of a path that end with a tag. */
const tagsIn = ({ came, depth, issue: { path } }: PydanticError): ReadonlyArray<string> => {
  const heads: Array<string> = []
  if (!came.startsWith('{') || depth !== path.length - 1) return heads
  const tags = new Set([...came.matchAll(tagged)].map(([, tag = '']) => tag))
  for (let at = depth - 1; at > 0 && tags.has(path[at] ?? ''); at--) heads.push(headOf(path, at))
  return heads
}

const tagged = /'\w{0,40}(?:type|kind|tag|variant)': '([^'\\]{1,100})'/gi

const headOf = (path: ReadonlyArray<string>, at: number): string =>
  JSON.stringify(path.slice(0, at + 1))
