// Which tests a mutant is tried on: those that reached it, the quickest file first.

/** A test that takes longer is left out where another reaches the mutant too; in ms of the processor. */
const slow = 2500
/** What is tried on one mutant at most, in ms without it. */
const whole = 8_000

/** Per mutant id the files that reach it, with the places of the tests, their cost in ms, and the hits without the mutant. */
export const planned = (passes) => {
  const plans = new Map()
  for (const { file, costs, loaded, hits } of passes) {
    const add = (id, place, count) => {
      const files = plans.get(id) ?? plans.set(id, new Map()).get(id)
      const one =
        files.get(file) ?? files.set(file, { file, tests: [], cost: loaded, hits: 0 }).get(file)
      if (place !== undefined && !one.tests.includes(place)) {
        one.tests.push(place)
        one.cost += costs[place] ?? 0
      }
      one.hits += count
    }
    const all = [...costs.keys()]
    // What is reached while a file is loaded may be asked by each of its tests.
    for (const [id, count] of Object.entries(hits.static))
      for (const place of all) add(id, place, count)
    for (const [place, reached] of Object.entries(hits.perTest))
      for (const [id, count] of Object.entries(reached)) add(id, Number(place), count)
  }
  return plans
}

/** The files to try, cheapest first, within the bounds; at least one. */
export const tries = (files) => {
  let spent = 0
  return [...files.values()]
    .sort((a, b) => a.cost - b.cost)
    .filter(({ cost }, i) => {
      if (i > 0 && (cost > slow || spent + cost > whole)) return false
      spent += cost
      return true
    })
}
