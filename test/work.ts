import { Session } from 'node:inspector'

/**
 * How often functions are called while something runs: what is a measure of its work, and the same on a
 * machine of any speed. What the platform does by itself (a regular expression, `includes`) counts nothing.
 */
export const work = (run: () => void): number => {
  const session = new Session()
  session.connect()
  try {
    session.post('Profiler.enable')
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    run()
    let calls = 0
    session.post('Profiler.takePreciseCoverage', (_, taken) => {
      for (const { functions, url } of taken.result) {
        if (url.startsWith('node:')) continue
        for (const { ranges } of functions) calls += ranges[0]?.count ?? 0
      }
    })
    return calls
  } finally {
    session.disconnect()
  }
}

/** How many times as much work it is where the input is four times as large: 4 in proportion, 16 for a square. */
export const growth = (small: number, prepare: (size: number) => () => void): number => {
  const [less, more] = [prepare(small), prepare(small * 4)].map(work)
  return (more ?? 0) / (less ?? 0)
}
