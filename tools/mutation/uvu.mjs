// What uvu does, as data: each suite that is run is kept, so that one test of it can be asked for.

const empty = () => ({ tests: [], before: [], after: [], beforeEach: [], afterEach: [] })

/** A stand-in for `uvu` whose suites, once run, lie in `ran` in order. */
export const collecting = () => {
  const ran = []
  const suite = (_name, state = {}) => {
    let made = { ...empty(), state }
    const test = (name, handler) => made.tests.push({ name, handler })
    test.before = (hook) => made.before.push(hook)
    test.before.each = (hook) => made.beforeEach.push(hook)
    test.after = (hook) => made.after.push(hook)
    test.after.each = (hook) => made.afterEach.push(hook)
    test.only = test
    test.skip = () => {}
    test.run = () => {
      ran.push(made)
      made = { ...empty(), state }
    }
    return test
  }
  return { ran, uvu: { suite, test: suite() } }
}

const each = async (hooks, state) => {
  for (const hook of hooks) await hook(state)
}

/** Run the tests whose place in the file `wanted` has; `timed` runs one of them. Ends at the first that throws, with its place. */
export const runSuites = async (ran, wanted, timed) => {
  let place = -1
  for (const { tests, before, after, beforeEach, afterEach, state } of ran) {
    const here = tests.map((test) => ({ test, at: ++place })).filter(({ at }) => wanted(at))
    if (here.length === 0) continue
    let at = here[0].at
    try {
      await each(before, state)
      for (const one of here) {
        at = one.at
        await each(beforeEach, state)
        await timed(at, () => one.test.handler(state))
        await each(afterEach, state)
      }
    } catch (error) {
      return { at, error }
    } finally {
      await each(after, state)
    }
  }
  return undefined
}
