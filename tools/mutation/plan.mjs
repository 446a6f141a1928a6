// Which tests a mutant is tried on: those that reached it, the quickest file first.

/** A test that takes longer is left out where another reaches the mutant too; in ms of the processor. */
const slow = 2_500
/** What is tried on one mutant at most, in ms without it: of the package's own tests, and of others. */
const most = { own: 6_000, others: 8_000 }
/** The same where a run only looks for what is worth a test. */
const hasty = { own: 1_500, others: 500 }
/** The same of the second pass, which is for what survived the first: of all that is left, those up to `brief` ms first. */
const thorough = { brief: 20, slow: 8_000, most: 12_000 }

/** The mutants inside of one, or where there are none all of its source: the same list for all of these. */
const around = (mutants) => {
  const bySource = new Map()
  for (const one of mutants)
    (bySource.get(one.file) ?? bySource.set(one.file, []).get(one.file)).push(one)
  const known = new Map()
  const byId = new Map(mutants.map((one) => [one.id, one]))
  return (id) => {
    if (!known.has(id)) {
      const { file, span } = byId.get(id)
      const all = bySource.get(file)
      const inner = all.filter((one) => one.span[0] > span[0] && one.span[1] <= span[1])
      known.set(id, inner.length > 0 ? inner : all)
    }
    return known.get(id)
  }
}

/** How many files reach each mutant. */
const reached = (passes) => {
  const counts = new Map()
  for (const { hits } of passes) {
    const ids = new Set(Object.values(hits.perTest).flatMap((some) => Object.keys(some)))
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/**
 * Per id of the mutants that are wanted the files that reach it: the cost of loading, of each test in ms by its place, the hits without the mutant,
 * how much of its source the file reaches, where what few files reach counts for more, and which tests are near to it.
 */
export const planned = (passes, mutants, wanted) => {
  const plans = new Map()
  const asked = new Set(wanted.map(({ id }) => id))
  const sources = new Map(mutants.map(({ id, file }) => [id, file]))
  const aboutOf = around(mutants)
  const counts = reached(passes)
  for (const { file, costs, loaded, hits } of passes) {
    const prices = new Map(costs)
    const tests = new Map()
    for (const [place, ids] of Object.entries(hits.perTest))
      for (const id of Object.keys(ids))
        (tests.get(id) ?? tests.set(id, new Set()).get(id)).add(Number(place))
    const breadths = new Map()
    for (const id of tests.keys()) {
      const source = sources.get(id)
      breadths.set(source, (breadths.get(source) ?? 0) + 1 / counts.get(id))
    }
    const add = (id, place, count, near) => {
      const files = plans.get(id) ?? plans.set(id, new Map()).get(id)
      const breadth = breadths.get(sources.get(id)) ?? 0
      const fresh = { file, loaded, tests: new Map(), near, hits: 0, breadth }
      const one = files.get(file) ?? files.set(file, fresh).get(file)
      one.tests.set(place, prices.get(place) ?? 0)
      one.hits += count
    }
    // What is reached while a file is loaded may be asked by each of its tests: sooner by those that reach what is in it.
    const nearBy = new Map()
    const usersOf = (about) => new Set(about.flatMap(({ id }) => [...(tests.get(id) ?? [])]))
    for (const [id, count] of Object.entries(hits.static)) {
      if (!asked.has(id)) continue
      const about = aboutOf(id)
      const near = nearBy.get(about) ?? nearBy.set(about, usersOf(about)).get(about)
      for (const place of prices.keys()) add(id, place, count, near)
    }
    for (const [place, ids] of Object.entries(hits.perTest))
      for (const [id, count] of Object.entries(ids))
        if (asked.has(id)) add(id, Number(place), count)
  }
  return plans
}

const costOf = ({ loaded, tests }) => [...tests.values()].reduce((sum, ms) => sum + ms, loaded)

const quick = (one, bound = slow) => ({
  ...one,
  tests: new Map([...one.tests].filter(([, ms]) => ms <= bound))
})

const cheapest = (files) => [...files].sort((a, b) => costOf(a) - costOf(b))

/** First the files that reach at least a third as much of the source as the one that reaches most, for they are about it; then those with most tests for their cost. */
const ordered = (files) => {
  const broadest = Math.max(...files.map(({ breadth }) => breadth))
  const isFar = ({ breadth }) => Number(breadth < broadest / 3)
  const price = (one) => costOf(one) / one.tests.size
  return [...files].sort((a, b) => isFar(a) - isFar(b) || price(a) - price(b))
}

/** Of a file the tests that reach what is in a mutant, or its source: what is made while a file is loaded is mostly asked by these. */
const nearTo = (one) => ({
  ...one,
  tests: new Map([...one.tests].filter(([place]) => one.near?.has(place) !== false))
})

/** The files to try: those of the package's own folder first, then others; at least one. */
export const tries = (files, folder, hurried) => {
  const bound = hurried ? hasty : most
  const all = [...files.values()]
  const isAny = ({ tests }) => tests.size > 0
  const near = all.map(nearTo).filter(isAny)
  const some = (near.length > 0 ? near : all).map((one) => quick(one)).filter(isAny)
  const priced = ordered(some.length > 0 ? some : all.slice(0, 1))
  const isOwn = ({ file }) => file.startsWith(folder)
  const others = priced.filter((one) => !isOwn(one))
  return [...within(priced.filter(isOwn), bound.own), ...within(others, bound.others)]
}

/**
 * What is left to try on a mutant that survived `before`: further files, and the tests that had no room. First the brief tests
 * of all files, as many of them tell more than a few slow ones in the same time.
 */
export const rest = (files, before) => {
  const done = new Map(before.map(({ file, tests }) => [file, new Set(tests)]))
  const left = (least, bound) =>
    [...files.values()]
      .map((one) => {
        const open = [...one.tests].filter(
          ([place, ms]) => ms > least && !done.get(one.file)?.has(place)
        )
        return quick({ ...one, tests: new Map(open) }, bound)
      })
      .filter(({ tests }) => tests.size > 0)
  const { brief, slow: longest, most: bound } = thorough
  const priced = [...cheapest(left(-1, brief)), ...cheapest(left(brief, longest))]
  return within(priced, bound)
}

/** As many tests as the bound has room for: of a file with too many, the quickest. */
const within = (priced, bound) => {
  let left = bound
  return priced.flatMap((one) => {
    if (left < bound && left < one.loaded) return []
    left -= one.loaded
    const tests = [...one.tests]
      .sort((a, b) => a[1] - b[1])
      .filter(([, ms], i) => {
        if (i > 0 && ms > left) return false
        left -= ms
        return true
      })
    const cost = costOf({ ...one, tests: new Map(tests) })
    return [{ ...one, cost, tests: tests.map(([place]) => place).sort((a, b) => a - b) }]
  })
}
