const isObject = (value) => typeof value === 'object' && value !== null

/** So many keys of a place tell it from others; below, keys are names of parameters and the like. */
const DEEP = 3

/** The places at which two values of JSON differ, with `*` for the index of a list. */
export const differing = (before, after, at = []) => {
  if (Object.is(before, after)) return []
  const isLeaf = !isObject(before) || !isObject(after)
  if (isLeaf || Array.isArray(before) !== Array.isArray(after)) {
    return [at.slice(0, DEEP).join('/')]
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const places = [...keys].flatMap((key) =>
    differing(before[key], after[key], [...at, Array.isArray(before) ? '*' : key])
  )
  return [...new Set(places)]
}
