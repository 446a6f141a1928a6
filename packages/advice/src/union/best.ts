/** Those of the highest score; of one alone nobody asks what it is. */
export const best = <A>(list: ReadonlyArray<A>, score: (one: A) => number): ReadonlyArray<A> => {
  if (list.length < 2) return list
  const scores = list.map(score)
  const most = scores.reduce((top, points) => Math.max(top, points))
  return list.filter((_, at) => scores[at] === most)
}
