import { judge } from '@toolfault/advice/judge'
import { clock } from '@toolfault/client/clock'
import { explain } from '@toolfault/client/explain'
import { type Run, retrying } from '@toolfault/client/retry'
import type { Judge, Tool } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import type { Meant } from './corpus.js'
import { readerAsModel } from './reader.js'
import type { Way } from './ways.js'

/** So many runs at once. */
const ABREAST = 8

/** What is known on the client of each tool. */
export const decide: Judge = judge(compile)

/** Run each call on its own; the model is asked wherever the loop asks it. */
export const looped = async (
  { call }: Way,
  cases: ReadonlyArray<Meant>,
  tools: ReadonlyArray<Tool>
): Promise<ReadonlyArray<Run>> => {
  const known = new Map(tools.map((tool) => [tool.name, tool]))
  const runs: Array<Run> = []
  const left = [...cases]
  const work = async (): Promise<void> => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) {
      const { args, id, tool } = one
      const run = await retrying([{ id, tool, args }], {
        call,
        clock,
        model: readerAsModel,
        explain: (failed, made) =>
          explain(failed, { tool: known.get(made.tool), args: made.args, judge: decide })
      })
      runs.push(run)
    }
  }
  await Promise.all(Array.from({ length: ABREAST }, work))
  return runs
}
