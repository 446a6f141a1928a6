import type { Case } from './case.js'
import type { Answered, Asked } from './engine.js'
import type { Run } from './runs.js'

/** The answer of a run to the same cases, and how it can be asked again. */
export interface Heard {
  readonly run: Run
  readonly answered: Answered
}

/** Ask two at a time, as this is written for two cores; the answers stand in the order of the runs. */
export const heardOf = async (
  runs: ReadonlyArray<Run>,
  script: string,
  cases: string
): Promise<ReadonlyArray<Heard>> => {
  const heard: Array<Heard> = []
  const left = runs.entries()
  const work = async (): Promise<void> => {
    for (const [at, run] of left) {
      heard[at] = { run, answered: await run.ask(script, { cases, orders: run.orders }) }
    }
  }
  await Promise.all([work(), work()])
  return heard
}

/** The first case of each order of a run that has other bytes, with the first of them on both sides. */
export const differences = async (
  first: Heard,
  { answered, run }: Heard,
  script: string,
  given: { readonly cases: string; readonly ids: ReadonlyArray<Case['id']> }
): Promise<ReadonlyArray<string>> => {
  const wanted = first.answered.hashes[0] ?? []
  const found: Array<string> = []
  for (const [order, hashes] of answered.hashes.entries()) {
    const wrong = wanted.flatMap((hash, at) => (['', hash].includes(hashes[at] ?? '-') ? [] : [at]))
    const [at] = wrong
    if (at === undefined) continue
    // Asked the same once more, each says what it has made of it.
    const shown = async (one: Run, which: number): Promise<string> => {
      const asked: Asked = { cases: given.cases, orders: one.orders, show: { order: which, at } }
      return (await one.ask(script, asked)).shown ?? ''
    }
    const texts = [await shown(first.run, 0), await shown(run, order)] as const
    found.push(
      `${run.name}, ${run.orders[order]}: ${wrong.length} of ${wanted.length} cases, first ${given.ids[at]}: ${apart(...texts)}`
    )
  }
  return found
}

/** Where two texts part, with a few words before and after. */
export const apart = (left: string, right: string): string => {
  let at = 0
  while (at < left.length && left[at] === right[at]) at++
  const near = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 120), at + 80))
  return left === right
    ? 'the second time they were the same'
    : `after ${at} characters\n  ${near(left)}\n  ${near(right)}`
}
