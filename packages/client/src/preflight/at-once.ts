/** Run work on each item, so many at a time and no more; the results are in order. */
export const atOnce = async <A, B>(
  items: ReadonlyArray<A>,
  most: number,
  run: (item: A) => Promise<B>
): Promise<ReadonlyArray<B>> => {
  const results: Array<readonly [number, B]> = []
  const rest = items.entries()
  const work = async (): Promise<void> => {
    for (const [at, item] of rest) results.push([at, await run(item)])
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, work))
  return results.sort(([one], [other]) => one - other).map(([, result]) => result)
}
