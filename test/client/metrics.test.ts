import type { Answer } from '@toolfault/client/call'
import { measure, pointsOf, spanOf } from '@toolfault/client/metrics'
import { type Entry, retrying, type Transcript } from '@toolfault/client/retry'
import { authorizationRequired, invalidArguments, misconfigured } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fakeClock } from './fake-clock.js'

const test = suite('client/metrics')

const lacks = (name: string): Answer => ({
  ok: false,
  fault: {
    ...invalidArguments('t', { issues: [{ path: [name], kind: 'missing' }] }),
    message: `Question: What ${name}?`
  }
})

const ok: Answer = { ok: true, value: 1 }

/** A run in which each tool answers in turn; every call takes 100 ms and the model 400. */
const ran = async (tools: Readonly<Record<string, ReadonlyArray<Answer>>>): Promise<Transcript> => {
  const clock = fakeClock()
  const made = new Map<string, number>()
  const { transcript } = await retrying(
    Object.keys(tools).map((tool) => ({ id: tool, tool, args: {} })),
    {
      clock,
      call: async ({ tool }) => {
        const count = made.get(tool) ?? 0
        made.set(tool, count + 1)
        await clock.sleep(100)
        return tools[tool]?.[count] ?? ok
      },
      model: async ({ failures }) => {
        await clock.sleep(400)
        return failures.map(({ call }) => ({ ...call, args: { n: made.get(call.tool) } }))
      }
    }
  )
  return transcript
}

const runs = [
  await ran({ a: [ok] }),
  await ran({ a: [lacks('x'), ok], b: [ok] }),
  await ran({ a: [lacks('x'), lacks('y'), ok] }),
  await ran({ b: [lacks('x'), lacks('x'), lacks('x')] }),
  await ran({ b: [{ ok: false, fault: authorizationRequired('tool') }] }),
  await ran({ c: [{ ok: false, fault: misconfigured('s', ['k']) }] })
]

test('an entry that is none is passed over', () => {
  const odd: ReadonlyArray<unknown> = [
    { event: 'answered', error: 5, thread: 0, tool: 't', at: 1 },
    { event: 'answered', error: {}, thread: 1, tool: 't', at: 1 },
    null
  ]
  assert.is(measure([odd as Transcript]).threads, 0)
})

test('the success metrics of the seed, counted by hand', () => {
  const { byKind: _, byTool: __, ...all } = measure(runs)
  assert.equal(all, {
    runs: 6,
    threads: 7,
    attempts: 1 + 2 + 1 + 3 + 3 + 1 + 1,
    errors: 1 + 2 + 3 + 1 + 1,
    retried: 3,
    recovered: 2,
    recoveredAtSecond: 1,
    retrySuccess: 2 / 3,
    secondAttemptSuccess: 1 / 3,
    questions: 6 / 8,
    attemptsToSuccess: { median: 2, mean: 2.5, p95: 3 },
    // From the first answer: the model and the call, once and twice.
    msToSuccess: { median: 500, mean: 750, p95: 1_000 },
    succeeded: 4,
    givenUp: { caller: 0, user: 2, operator: 1, time: 0, nobody: 0 },
    handedOver: 3 / 7
  })
})

test('by tool and by kind of the first failure', () => {
  const { byKind, byTool } = measure(runs)
  assert.equal(
    byTool.map(({ name, recovered, threads }) => [name, threads, recovered]),
    [
      ['a', 3, 2],
      ['b', 3, 0],
      ['c', 1, 0]
    ]
  )
  assert.equal(
    byKind.map(({ name, threads }) => [name, threads]),
    [
      ['authorization_required', 1],
      ['invalid_arguments', 3],
      ['misconfigured', 1]
    ]
  )
})

test('nothing has no shares', () => {
  const { byKind, byTool, ...all } = measure([])
  assert.equal([byKind, byTool], [[], []])
  assert.equal(all, {
    runs: 0,
    threads: 0,
    attempts: 0,
    errors: 0,
    retried: 0,
    recovered: 0,
    recoveredAtSecond: 0,
    succeeded: 0,
    givenUp: { caller: 0, user: 0, operator: 0, time: 0, nobody: 0 }
  })
  const odd: unknown = [null, [null, 1, { event: 'answered' }], 'x']
  assert.is(measure(odd as ReadonlyArray<Transcript>).runs, 1)
})

test('an attempt is a span of the conventions for tools', () => {
  const [entry] = runs[1] ?? []
  // OpenTelemetry, "Semantic conventions for generative AI tool execution".
  assert.equal(spanOf(entry as Entry), {
    name: 'execute_tool a',
    startAt: 0,
    endAt: 100,
    status: 'ERROR',
    attributes: {
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': 'a',
      'gen_ai.tool.call.id': 'a',
      'toolfault.attempt': 1,
      'error.type': 'invalid_arguments',
      'toolfault.mended_by': 'caller',
      'toolfault.fingerprint': entry?.event === 'answered' ? entry.error?.fingerprint : '',
      'toolfault.question': true
    }
  })
  assert.is(spanOf({ event: 'waited', at: 0, ms: 1 }), undefined)
})

test('the figures are points, each with a unit, and none is no number', () => {
  const points = pointsOf(measure(runs))
  const find = (name: string, attribute?: string): unknown =>
    points.find(
      (it) =>
        it.name === name &&
        (attribute === undefined || Object.values(it.attributes).includes(attribute))
    )?.value
  assert.is(find('toolfault.retry.success_ratio'), 2 / 3)
  assert.is(find('toolfault.retry.time_to_success'), 0.5)
  assert.is(find('toolfault.calls', 'b'), 3)
  assert.is(find('toolfault.given_up', 'operator'), 1)
  assert.ok(points.every(({ unit, value }) => Number.isFinite(value) && unit !== ''))
})

test.run()
