// Which tests a mutant is tried on: those that reached it, the quickest file first.

/** A test that takes longer is left out where another reaches the mutant too; in ms of the processor. */
const slow = 2_500
/** What is tried on one mutant at most, in ms without it: of the package's own tests, and of others. */
const most = { own: 6_000, others: 8_000 }

/** Per mutant id the files that reach it: the cost of loading, of each test in ms by its place, and the hits without the mutant. */
export const planned = (passes) => {
  const plans = new Map()
  for (const { file, costs, loaded, hits } of passes) {
    const prices = new Map(costs)
    const add = (id, place, count) => {
      const files = plans.get(id) ?? plans.set(id, new Map()).get(id)
      const fresh = { file, loaded, tests: new Map(), hits: 0 }
      const one = files.get(file) ?? files.set(file, fresh).get(file)
      one.tests.set(place, prices.get(place) ?? 0)
      one.hits += count
    }
    // What is reached while a file is loaded may be asked by each of its tests.
    for (const [id, count] of Object.entries(hits.static))
      for (const place of prices.keys()) add(id, place, count)
    for (const [place, reached] of Object.entries(hits.perTest))
      for (const [id, count] of Object.entries(reached)) add(id, Number(place), count)
  }
  return plans
}

const costOf = ({ loaded, tests }) => [...tests.values()].reduce((sum, ms) => sum + ms, loaded)

const quick = (one) => ({
  ...one,
  tests: new Map([...one.tests].filter(([, ms]) => ms <= slow))
})

/** The files to try: those of the package's own folder first, then others within the bounds, the cheapest first; at least one. */
export const tries = (files, folder) => {
  const some = [...files.values()].map(quick).filter(({ tests }) => tests.size > 0)
  const priced = (some.length > 0 ? some : [...files.values()].slice(0, 1))
    .map((one) => ({
      ...one,
      cost: costOf(one),
      tests: [...one.tests.keys()].sort((a, b) => a - b)
    }))
    .sort((a, b) => a.cost - b.cost)
  const isOwn = ({ file }) => file.startsWith(folder)
  return [
    ...within(priced.filter(isOwn), most.own),
    ...within(
      priced.filter((one) => !isOwn(one)),
      most.others
    )
  ]
}

const within = (priced, bound) => {
  let spent = 0
  return priced.filter(({ cost }) => {
    if (spent > 0 && spent + cost > bound) return false
    spent += cost
    return true
  })
}
