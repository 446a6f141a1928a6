import { LONGEST_NAME } from '@toolfault/model'

/**
 * The name of a tool where it was written in another case, or with other separators. A name that is only
 * near is not enough to call a tool by: `delete_users` may not have meant `delete_user`.
 */
export const nameOf = (name: string, names: ReadonlyArray<string>): string | undefined => {
  if (names.includes(name)) return name
  const alike = names.filter((other) => bare(other) === bare(name))
  return alike.length === 1 ? alike[0] : undefined
}

const bare = (name: string): string =>
  name
    .slice(0, LONGEST_NAME + 1)
    .toLowerCase()
    .replace(/[\s_./-]+/g, '')
