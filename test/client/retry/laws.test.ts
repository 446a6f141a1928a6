import type { Answer, ToolCall } from '@toolfault/client/call'
import { advance, nextStep, policy, repliesOf, retrying, startRun } from '@toolfault/client/retry'
import {
  authorizationRequired,
  executionFailed,
  type Fault,
  internal,
  invalidArguments,
  misconfigured,
  unavailable,
  unknownTool
} from '@toolfault/model'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fakeClock } from '../fake-clock.js'

const test = suite('client/retry/laws')

const page = [{ id: 'c', url: 'https://a.example/' }]

const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc
    .constantFrom('a', 'b', '__proto__')
    .map((name) => invalidArguments('t', { issues: [{ path: [name], kind: 'missing' }] })),
  fc.constantFrom<Fault>(
    authorizationRequired('tool', page),
    authorizationRequired('server'),
    misconfigured('s', ['key']),
    internal({ message: 'Which one?' }),
    internal(),
    unknownTool('x', 't'),
    executionFailed({ canRetry: true, hint: 'again' }),
    executionFailed({ canRetry: true, retryAfterMs: 10 }),
    unavailable({ retryAfterMs: 90_000 }),
    unavailable()
  )
)

const answer: fc.Arbitrary<Answer> = fc.oneof(
  fc.constant<Answer>({ ok: true, value: 1 }),
  fault.map((one): Answer => ({ ok: false, fault: one })),
  fault.map((one): Answer => ({ ok: false, fault: one, unsure: true }))
)

const tool = fc.constantFrom('t', 'u', '__proto__')

const turn = fc.array(
  fc.record({
    id: fc.string({ maxLength: 3 }),
    tool,
    args: fc.constantFrom<unknown>({}, { a: 1 }, 1n)
  }),
  { maxLength: 4 }
)

const scene = fc.record({
  calls: turn,
  answers: fc.array(answer, { minLength: 1, maxLength: 30 }),
  turns: fc.array(turn, { minLength: 1, maxLength: 5 }),
  visit: fc.constantFrom('completed', 'declined', 'late'),
  cancelAfter: fc.nat(20)
})

const only = (who: Fault): boolean =>
  who.kind === 'authorization_required' || who.kind === 'misconfigured'

test('every run ends: at most four calls of one thread, no timer, no call behind one that only others can mend', async () => {
  await fc.assert(
    fc.asyncProperty(scene, async ({ answers, calls, cancelAfter, turns, visit }) => {
      const clock = fakeClock()
      const end = new AbortController()
      let count = 0
      let asked = 0
      const run = await retrying(calls as ReadonlyArray<ToolCall>, {
        clock,
        signal: end.signal,
        call: () => {
          if (count === cancelAfter) end.abort()
          const one = answers[count++ % answers.length] ?? { ok: true, value: 0 }
          return one
        },
        model: () => (turns[asked++ % turns.length] ?? []) as ReadonlyArray<ToolCall>,
        ...(visit === 'late'
          ? {}
          : { visit: () => (visit === 'completed' ? 'completed' : 'declined') })
      })
      assert.is(nextStep(run).do, 'end')
      assert.ok(run.threads.every(({ ending }) => ending !== undefined))
      assert.is(clock.waiting(), 0)
      assert.ok(asked <= policy.most)
      for (const { attempts } of run.threads) assert.ok(attempts <= policy.most + 1)
      const seen = new Map<number, Fault | undefined>()
      for (const entry of run.transcript) {
        if (entry.event !== 'answered') continue
        const before = seen.get(entry.thread)
        if (visit === 'late' && before !== undefined) assert.not.ok(only(before))
        seen.set(entry.thread, entry.error?.fault)
      }
      assert.equal(JSON.parse(JSON.stringify(run.transcript)), run.transcript)
      const ended = run.transcript.filter(({ event }) => event === 'ended')
      assert.is(ended.length, run.threads.length)
    }),
    { numRuns: 300 }
  )
})

test('each call of each turn is answered once, in its order', async () => {
  await fc.assert(
    fc.asyncProperty(scene, async ({ answers, calls, turns }) => {
      let count = 0
      let asked = 0
      let open: ReadonlyArray<string> = calls.map(({ id, tool }) => `${id} ${tool}`)
      const isAnswer = (replies: ReturnType<typeof repliesOf>): void =>
        assert.equal(
          replies.map(({ call: { id, tool } }) => `${id} ${tool}`),
          open
        )
      const run = await retrying(calls, {
        clock: fakeClock(),
        call: () => answers[count++ % answers.length] ?? { ok: true, value: 0 },
        model: ({ replies }) => {
          isAnswer(replies)
          const made = turns[asked++ % turns.length] ?? []
          open = made.map(({ id, tool }) => `${id} ${tool}`)
          return made
        }
      })
      isAnswer(repliesOf(run))
    }),
    { numRuns: 500 }
  )
})

test('an event that fits no step leaves the threads as they are', () => {
  const run = startRun([{ id: '1', tool: 't', args: {} }], { at: 0 })
  const odd = [
    { event: 'called', at: 1, answers: [{ thread: 9, answer: { ok: true, value: 1 }, ms: 1 }] },
    { event: 'asked', at: 1, ms: 1, calls: [] },
    { event: 'waited', at: 1, ms: 1 }
  ] as const
  for (const event of odd) assert.equal(advance(run, event).threads, run.threads)
})

test('a run is data: it goes on from its own JSON', () => {
  const run = startRun([{ id: '1', tool: 't', args: {} }], { at: 0, able: { model: true } })
  const failed = {
    ok: false,
    fault: invalidArguments('t', { issues: [{ path: ['a'], kind: 'missing' }] })
  } as const
  const after = advance(run, {
    event: 'called',
    at: 5,
    answers: [{ thread: 0, answer: failed, ms: 5 }]
  })
  const revived = JSON.parse(JSON.stringify(after))
  assert.equal(nextStep(revived), nextStep(after))
  assert.is(nextStep(after).do, 'ask')
})

test.run()
