/** What a thing is called by beside other keys of it, for the key that is called as the group: `name` of `repository: { owner, name }` for `repo`. */
export const namedIn = (
  inside: ReadonlyArray<string>,
  known: ReadonlySet<string>,
  like: string,
  claimed: ReadonlyArray<string>
): ReadonlyArray<readonly [inner: string, name: string]> => {
  const [only, more] = inside.filter((inner) => /^(?:id|key|name|slug)$/.test(inner))
  return only === undefined || more !== undefined || known.has(only) || claimed.includes(like)
    ? []
    : [[only, like]]
}
