import type { Answer, ToolCall } from '@toolfault/client/call'
import { type Effects, type Run, retrying, says } from '@toolfault/client/retry'
import { internal, invalidArguments, unavailable } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fakeClock } from '../fake-clock.js'

const test = suite('client/retry/hostile')

const lacks: Answer = {
  ok: false,
  fault: invalidArguments('t', { issues: [{ path: ['a'], kind: 'missing' }] })
}

/** A border: what a caller without types gives. */
const odd = (effects: object): Partial<Effects> => effects as Partial<Effects>

const ran = (effects: object, calls: unknown = [{ id: '1', tool: 't', args: {} }]): Promise<Run> =>
  retrying(calls as ReadonlyArray<ToolCall>, {
    clock: fakeClock(),
    call: () => lacks,
    model: () => [{ id: '2', tool: 't', args: { a: 1 } }],
    ...odd(effects)
  })

const endings = ({ threads }: Run): ReadonlyArray<unknown> =>
  threads.map(({ ending }) => (ending?.end === 'given_up' ? ending.because : ending?.end))

test('without a clock it is the time of the platform, and one call alone is made', async () => {
  const call = { id: '1', tool: 't', args: {} }
  // A border: what a caller without types leaves out.
  const effects = { call: () => ({ ok: true, value: 1 }) } as unknown as Effects
  assert.equal(endings(await retrying([call], effects)), ['succeeded'])
  assert.equal(endings(await ran(effects, call)), ['succeeded'])
  assert.equal(endings(await ran(effects, null)), [])
})

test('effects that give junk, or throw, end no program', async () => {
  const junk: ReadonlyArray<object> = [
    { explain: () => 'better' },
    { explain: () => ({ ok: false }) },
    { explain: () => ({ ok: true, value: 1 }) },
    {
      call: () => ({ ok: false, fault: { kind: 'authorization_required', of: 'tool' } }),
      visit: () => 1
    },
    { call: () => ({ ok: false, fault: { kind: 'nonsense' } }) },
    { call: () => ({ ok: false, fault: {} }) },
    {
      policy: {
        system: () => {
          throw new Error('no')
        }
      }
    },
    { policy: { system: () => 5 } }
  ]
  for (const effects of junk) {
    const run = await ran(effects)
    assert.ok(run.threads.every(({ ending }) => ending?.end === 'given_up'))
    assert.is(JSON.stringify(run.transcript).length > 0, true)
  }
})

test('a fault that throws when it is read is one that nobody knows, and the run ends', async () => {
  const wreck = (name: string): object => ({
    kind: 'authorization_required',
    of: 'tool',
    get [name]() {
      throw new Error('no')
    }
  })
  for (const name of ['challenges', 'message', 'developerMessage', 'tool', 'attempt', 'advice']) {
    const failed = (): object => ({ ok: false, fault: wreck(name) })
    for (const effects of [{ call: failed }, { explain: failed }]) {
      const { threads } = await ran({ model: () => [], ...effects })
      const answer = threads[0]?.answer
      assert.is(answer?.ok === false && answer.fault.kind, 'internal', name)
    }
  }
})

test('what is no call is not made', async () => {
  const run = await ran({ call: () => ({ ok: true, value: 1 }) }, [
    null,
    5,
    { id: 'x' },
    { id: '1', tool: 't', args: {} }
  ])
  assert.equal(endings(run), ['succeeded'])
})

test('whoever never says whether a call may be repeated does not outlive the deadline', async () => {
  const never = (): Promise<never> => new Promise(() => undefined)
  const run = await ran({
    call: () => ({ ok: false, fault: unavailable(), unsure: true }),
    mayRepeat: never,
    policy: { deadlineMs: 50 }
  })
  assert.equal(endings(run), ['may_have_run'])
  // The tool may have run: whoever reads the answer is told so.
  const answer = run.threads[0]?.answer
  assert.is(answer?.ok === false && answer.unsure, true)
})

test('whoever makes more of a failure cannot make a call that may have run one that has not', async () => {
  let made = 0
  const run = await ran({
    call: () => {
      made++
      return { ok: false, fault: internal(), unsure: true }
    },
    explain: () => lacks
  })
  assert.equal([made, endings(run)], [1, ['may_have_run']])
})

test('a call that throws, and one that answers by its wire, are explained like any other', async () => {
  for (const call of [
    () => {
      throw Object.assign(new Error('MCP error -32602: bad'), { code: -32602 })
    },
    () => ({ jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'bad' } })
  ]) {
    let asked = ''
    await ran({
      call,
      explain: () => lacks,
      model: ({ system }: { system: string }) => {
        asked = system
        return []
      }
    })
    assert.match(asked, /`?a`? is missing/)
  }
})

test('a result that came as it is succeeded; one that says that it is an error failed', async () => {
  const content = [{ type: 'text', text: 'done' }]
  const went = await ran({ call: () => ({ content }) })
  assert.equal(
    [endings(went), went.threads[0]?.answer],
    [['succeeded'], { ok: true, value: { content } }]
  )
  const not = await ran({ call: () => ({ ok: true, value: { content, isError: true } }) })
  assert.equal(endings(not), ['same_failure'])
})

test('a call that is under way when the run ends may have run, and is said to', async () => {
  let count = 0
  const run = await ran({
    call: () => {
      count++
      return count === 1
        ? { ok: false, fault: unavailable({ retryAfterMs: 1 }) }
        : new Promise(() => undefined)
    },
    policy: { deadlineMs: 500 }
  })
  const answer = run.threads[0]?.answer
  const ending = run.threads[0]?.ending
  assert.equal([count, endings(run)], [2, ['no_more_time']])
  assert.is(answer?.ok === false && answer.unsure, true)
  assert.match(ending === undefined ? '' : says(ending), /may have been done/)
  const before = await ran({ signal: AbortSignal.abort() })
  const none = before.threads[0]?.answer
  assert.is(none?.ok === false ? none.unsure : undefined, undefined)
})

test('no time is negative by a clock that goes backwards', async () => {
  const clock = fakeClock()
  let now = 1e6
  const run = await ran({ clock: { ...clock, now: () => (now -= 1000) } })
  for (const entry of run.transcript) if ('ms' in entry) assert.ok(entry.ms >= 0)
})

test('what the user filled in keeps the id of the call', async () => {
  const run = await ran({
    call: ({ args }: ToolCall) => ('a' in Object(args) ? { ok: true, value: 1 } : lacks),
    model: undefined,
    fill: () => ({ tool: 't', args: { a: 1 } })
  })
  assert.equal(run.threads[0]?.call, { id: '1', tool: 't', args: { a: 1 } })
})

test.run()
