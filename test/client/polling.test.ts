import {
  type ChallengeEvent,
  type CheckAnswer,
  heard,
  type Knowing,
  next,
  type Polling,
  policyOf,
  start
} from '@toolfault/client/challenge'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('client/polling')

const asked = (from: Polling, now: number): Polling => heard(from, { id: 'asked' }, now)
const answer = (says: CheckAnswer['says'], retryAfterMs?: number): CheckAnswer => ({
  id: 'answer',
  says,
  ...(retryAfterMs === undefined ? {} : { retryAfterMs })
})
const opened = (by: Knowing, policy = {}): Polling =>
  heard(start(by, policy, 0), { id: 'opened' }, 0)

test('a policy is bounded, and junk is as if nobody had said it', () => {
  const usual = policyOf()
  assert.equal(usual, {
    leastMs: 1_000,
    mostMs: 15_000,
    growth: 1.5,
    jitter: 0.2,
    deadlineMs: 600_000,
    answerMs: 10_000,
    misses: 5
  })
  const junk = { leastMs: '1', mostMs: Number.NaN, growth: null, jitter: {}, misses: undefined }
  // A border: whoever calls from JavaScript may pass anything.
  assert.equal(policyOf(junk as never), usual)
  assert.equal(policyOf(null as never), usual)
  const wild = policyOf({ leastMs: 0, growth: 0, deadlineMs: Infinity, jitter: -1, misses: 2.7 })
  assert.equal(wild, {
    ...usual,
    leastMs: 50,
    growth: 1,
    jitter: 0,
    deadlineMs: 86_400_000,
    misses: 2
  })
  assert.is(policyOf({ leastMs: 30_000 }).mostMs, 30_000)
})

test('the page is shown first, then the interval grows to its bound', () => {
  const first = start({ check: true }, {}, 5)
  assert.equal(next(first, 5), { do: 'show' })
  let state = heard(first, { id: 'opened' }, 5)
  assert.equal(next(state, 5), { do: 'wait', ms: 1_000 })
  let now = 1_005
  const waits: Array<number> = []
  for (let turn = 0; turn < 9; turn++) {
    assert.equal(next(state, now), { do: 'check' })
    state = heard(asked(state, now), answer('pending'), now)
    const step = next(state, now)
    assert.is(step.do, 'wait')
    if (step.do !== 'wait') return
    waits.push(step.ms)
    now += step.ms
  }
  assert.equal(waits.map(Math.round), [1500, 2250, 3375, 5063, 7594, 11391, 15000, 15000, 15000])
})

test('chance makes an interval longer, and by its share at the most', () => {
  const by = { check: true }
  const wait = (chance: number): unknown =>
    next(heard(start(by, {}, 0), { id: 'opened' }, 0, chance), 0)
  assert.equal(wait(0.5), { do: 'wait', ms: 1_100 })
  for (const chance of [Number.NaN, -1, 1, 7, Infinity]) {
    assert.equal(wait(chance), { do: 'wait', ms: 1_000 })
  }
})

// RFC 9110, section 10.2.3: a server that asks for time has it, also more than the longest interval.
test('a server that asks for time has it', () => {
  const at = asked(opened({ check: true }), 1_000)
  assert.equal(next(heard(at, answer('busy', 60_000), 1_000), 1_000), { do: 'wait', ms: 60_000 })
  assert.equal(next(heard(at, answer('pending', 60_000), 1_000), 1_000), { do: 'wait', ms: 60_000 })
  assert.equal(next(heard(at, answer('busy', 10), 1_000), 1_000), { do: 'wait', ms: 1_500 })
  const never = heard(at, answer('busy', 1e12), 1_000)
  assert.equal(next(never, 1_000), { do: 'wait', ms: 599_000 })
  assert.equal(next(never, 600_000), { do: 'end', outcome: { outcome: 'late' } })
})

test('misses in a row end it, and a state that can be read forgives them', () => {
  let state = opened({ check: true }, { misses: 2 })
  const miss = (says: CheckAnswer['says']): void => {
    state = heard(asked(state, 0), answer(says), 0)
  }
  for (const says of ['network', 'unreadable', 'pending', 'redirect', 'busy', 'status'] as const) {
    miss(says)
    assert.is(state.ending, undefined, says)
  }
  miss('too_large')
  assert.equal(state.ending, { outcome: 'unreachable', reason: 'too_large' })
})

test('the user alone decides where nobody can be asked', () => {
  const says = (by: Knowing, said: 'declined' | 'done' | 'nothing' | 'not_shown'): unknown =>
    heard(opened(by), { id: 'user', says: said }, 10).ending?.outcome
  assert.equal(
    (['declined', 'done', 'nothing', 'not_shown'] as const).map((said) => says({}, said)),
    ['declined', 'shown', 'shown', 'failed']
  )
  assert.equal(
    (['declined', 'done', 'nothing', 'not_shown'] as const).map((said) =>
      says({ notice: true }, said)
    ),
    ['declined', 'shown', undefined, 'failed']
  )
  assert.equal(
    (['declined', 'done', 'nothing', 'not_shown'] as const).map((said) =>
      says({ check: true }, said)
    ),
    ['declined', undefined, undefined, 'failed']
  )
})

test('a user who says that it is done is believed as soon as may be', () => {
  const done = heard(opened({ check: true }), { id: 'user', says: 'done' }, 10)
  assert.equal(next(done, 10), { do: 'check' })
  const after = heard(asked(done, 10), answer('pending'), 20)
  const again = heard(after, { id: 'user', says: 'done' }, 30)
  assert.equal(next(again, 30), { do: 'wait', ms: 980 })
})

test('what has ended stays as it is', () => {
  const end = heard(opened({ check: true }), { id: 'aborted' }, 10)
  assert.equal(end.ending, { outcome: 'cancelled' })
  for (const event of [{ id: 'notice' }, { id: 'opened' }, answer('failed')] as const) {
    assert.is(heard(end, event, 11), end)
  }
  // A border: an event may come from elsewhere.
  for (const junk of [undefined, null, {}, { id: 'other' }]) {
    const state = opened({})
    assert.is(heard(state, junk as never, 1), state)
  }
})

test('a time that is none is late', () => {
  assert.equal(next(start({}, {}, Number.NaN), 0), { do: 'end', outcome: { outcome: 'late' } })
  assert.equal(next(start({}, {}, 0), Number.NaN), { do: 'end', outcome: { outcome: 'late' } })
})

const says = fc.constantFrom<CheckAnswer['says']>(
  'pending',
  'busy',
  'network',
  'timeout',
  'redirect',
  'status',
  'unreadable',
  'too_large'
)
const turns = fc.array(
  fc.record({
    says,
    retry: fc.option(fc.integer({ min: -5, max: 100_000 }), { nil: undefined }),
    takes: fc.integer({ min: 0, max: 10_000 }),
    late: fc.integer({ min: 0, max: 500 }),
    done: fc.boolean(),
    chance: fc.double({ min: 0, max: 0.999, noNaN: true })
  }),
  { minLength: 1, maxLength: 300 }
)
const policies = fc.record({
  leastMs: fc.integer({ min: 50, max: 5_000 }),
  mostMs: fc.integer({ min: 50, max: 30_000 }),
  growth: fc.double({ min: 1, max: 4, noNaN: true }),
  jitter: fc.double({ min: 0, max: 1, noNaN: true }),
  deadlineMs: fc.integer({ min: 0, max: 700_000 }),
  misses: fc.integer({ min: 0, max: 400 })
})

test('law: it ends, never asks more often than the least interval, and never after the deadline', () => {
  fc.assert(
    fc.property(policies, turns, (policy, list) => {
      let now = 0
      let state = start({ check: true }, policy, now)
      const times: Array<number> = []
      for (let turn = 0; ; turn++) {
        assert.ok(turn < 100_000)
        const step = next(state, now)
        const { chance, done, late, retry, says: said, takes } = list[turn % list.length] ?? fail()
        if (step.do === 'end') break
        if (step.do === 'show') state = heard(state, { id: 'opened' }, now, chance)
        else if (step.do === 'wait') {
          assert.ok(step.ms > 0)
          if (done) state = heard(state, { id: 'user', says: 'done' }, now, chance)
          now += step.ms + late
        } else {
          times.push(now)
          state = asked(state, now)
          now += takes
          state = heard(state, answer(said, retry), now, chance)
        }
      }
      const { deadlineMs, leastMs } = policyOf(policy)
      assert.ok(times.every((time) => time < deadlineMs))
      assert.ok(times.every((time, at) => at === 0 || time - (times[at - 1] ?? 0) >= leastMs))
      assert.ok(state.misses <= (policy.misses ?? 0) + 1)
    })
  )
})

test('law: whatever is heard in whatever order, the state is plain JSON and next answers', () => {
  const events = fc.oneof(
    fc.constantFrom<ChallengeEvent>(
      { id: 'opened' },
      { id: 'asked' },
      { id: 'notice' },
      { id: 'aborted' },
      { id: 'no_clock' },
      { id: 'user', says: 'declined' },
      { id: 'user', says: 'done' },
      { id: 'user', says: 'nothing' }
    ),
    says.map((one): ChallengeEvent => answer(one))
  )
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.array(events), (check, notice, list) => {
      let state = start({ check, notice }, {}, 0)
      for (const [now, event] of list.entries()) {
        const before = state.ending
        state = heard(state, event, now)
        if (before !== undefined) assert.is(state.ending, before)
        assert.equal(JSON.parse(JSON.stringify(state)), state)
        assert.ok(['show', 'wait', 'check', 'end'].includes(next(state, now).do))
      }
    })
  )
})

const fail = (): never => {
  throw new Error('no turn')
}

test.run()
