import { judge } from '@toolfault/advice/judge'
import { clock } from '@toolfault/client/clock'
import { explain } from '@toolfault/client/explain'
import { measure } from '@toolfault/client/metrics'
import { type Run, retrying } from '@toolfault/client/retry'
import type { Tool } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files } from '../../cli/files.js'
import { isShared } from '../../corpus/shared.js'
import { serving } from '../../mcp-suite/serving.js'
import { loadCorpus, type Meant } from './corpus.js'
import { readerAsModel } from './reader.js'
import { type Way, ways } from './ways.js'

const test = suite('client/loop')

const { file, remove } = files()

/** So many runs at once. */
const ABREAST = 8

const decide = judge(compile)

/** Run each call on its own; the model is asked wherever the loop asks it. */
const looped = async (
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

/** Agentopia's two forms; the others have no need for questions. */
const asksInQuestions = ['json-rpc', 'edge']

if (isShared) {
  const { cases, tools, valid } = loadCorpus()
  const corpus = file('corpus.json', tools)
  const server = await serving(corpus, '--allow-execute')
  const all = await ways(server.url, decide, tools)

  for (const way of all) {
    test(`${way.name}: what a reader is told makes the second attempt succeed, 95 of 100 times and more`, async () => {
      const runs = await looped(way, cases, tools)
      const measured = measure(runs.map(({ transcript }) => transcript))
      const { questions, retried, secondAttemptSuccess = 0, threads } = measured
      assert.equal([threads, retried], [cases.length, cases.length])
      // Seed 001, "Success Metrics", asks for more than 60 % and, of questions, for more than 80 %.
      assert.ok(secondAttemptSuccess >= 0.95, `${way.name}: ${secondAttemptSuccess}`)
      if (asksInQuestions.includes(way.name)) assert.is(questions, 1)
      assert.equal([measured.givenUp.user, measured.givenUp.operator], [0, 0])
    })
  }

  test.after(async () => {
    for (const way of all) await way.close()
    await server.stop()
    remove()
  })

  const some = valid.slice(0, 40)
  const named = some.map(({ tool }) => tool).join(',')
  for (const [who, flags] of [
    ['user', ['--challenge', named]],
    ['operator', ['--fail', 'misconfigured']]
  ] as const) {
    test(`nothing is tried again where only the ${who} can act, on any protocol`, async () => {
      const stopped = await serving(corpus, '--allow-execute', ...flags)
      const each = await ways(stopped.url, decide, tools)
      for (const way of each) {
        const runs = await looped(way, some, tools)
        const { attempts, givenUp, handedOver } = measure(runs.map(({ transcript }) => transcript))
        assert.equal([attempts, givenUp[who], handedOver], [some.length, some.length, 1], way.name)
        await way.close()
      }
      await stopped.stop()
    })
  }
}

test.run()
