/** `count` of a list, evenly spread, in its order; all where there are no more. */
export const spread = (list, count) => {
  const step = Math.max(1, list.length / count)
  return list.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step))
}
