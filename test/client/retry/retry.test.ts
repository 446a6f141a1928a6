import type { Answer, ToolCall } from '@toolfault/client/call'
import { type Ask, type Effects, type Run, retrying, says } from '@toolfault/client/retry'
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
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fakeClock } from '../fake-clock.js'

const test = suite('client/retry')

const call = (tool: string, args: unknown = {}, id = tool): ToolCall => ({ id, tool, args })

const ok = (value: unknown = 'done'): Answer => ({ ok: true, value })

const no = (fault: Fault, more: object = {}): Answer => ({ ok: false, fault, ...more })

const lacks = (...names: ReadonlyArray<string>): Fault =>
  invalidArguments('send', { issues: names.map((name) => ({ path: [name], kind: 'missing' })) })

/** A run of one tool that answers in turn, with the last answer from then on. */
const ran = async (
  answers: ReadonlyArray<Answer>,
  more: Partial<Effects> = {}
): Promise<{
  run: Run
  made: ReadonlyArray<ToolCall>
  asks: ReadonlyArray<Ask>
  slept: ReadonlyArray<number>
}> => {
  const clock = fakeClock()
  const made: Array<ToolCall> = []
  const asks: Array<Ask> = []
  const run = await retrying([call('send', { n: 0 })], {
    clock,
    call: (one) => {
      made.push(one)
      return answers[Math.min(made.length, answers.length) - 1] ?? ok()
    },
    model: (ask) => {
      asks.push(ask)
      return ask.failures.map(({ call: { tool } }) =>
        call(tool, { n: asks.length }, `again${asks.length}`)
      )
    },
    ...more
  })
  assert.is(clock.running(), 0, 'no timer is left')
  assert.equal(JSON.parse(JSON.stringify(run.transcript)), run.transcript)
  return { run, made, asks, slept: clock.slept.slice(1) }
}

const endingOf = ({ threads: [thread] }: Run): unknown => {
  const ending = thread?.ending
  return ending?.end === 'given_up' ? `${ending.because} ${ending.by}` : ending?.end
}

test('a call that goes through is made once, and nobody is asked', async () => {
  const { asks, made, run } = await ran([ok(1)])
  assert.equal([made.length, asks.length, endingOf(run)], [1, 0, 'succeeded'])
  assert.equal(run.threads[0]?.answer, { ok: true, value: 1 })
})

test('the model is asked once with the words, the temperature and the choice of the seed', async () => {
  const { asks, made, run } = await ran([no(lacks('to')), ok()])
  assert.is(endingOf(run), 'succeeded')
  assert.equal(
    made.map(({ args }) => args),
    [{ n: 0 }, { n: 1 }]
  )
  const [ask] = asks
  // Seed 001, "Retry Enhancement Process"; facts 2.6.
  assert.match(
    ask?.system ?? '',
    /^The previous tool call needs additional information\. Based on the error message, please provide the missing parameters\. Error: .*to/
  )
  assert.equal([ask?.temperature, ask?.toolChoice, ask?.retry], [0.7, 'auto', 1])
  assert.equal(
    ask?.replies.map(({ call: { id } }) => id),
    ['send']
  )
})

test('three retries are made and no more, so four calls (facts 2.6)', async () => {
  const each = ['a', 'b', 'c', 'd', 'e'].map((name) => no(lacks(name)))
  const { asks, made, run } = await ran(each)
  assert.equal([made.length, asks.length], [4, 3])
  assert.is(endingOf(run), 'no_more_retries caller')
})

test('the third failure of one kind ends it, whatever its wording, and the user is next', async () => {
  const { asks, made, run } = await ran([
    no({ ...lacks('to'), message: 'one' }),
    no({ ...lacks('to'), message: 'two' }),
    no({ ...lacks('to'), message: 'three' })
  ])
  assert.equal([made.length, asks.length], [3, 2])
  assert.is(endingOf(run), 'same_failure user')
  const ending = run.threads[0]?.ending
  assert.match(ending === undefined ? '' : says(ending), /^Only the user can go on from here\./)
})

test('the second text says that nothing has changed', async () => {
  const { asks } = await ran([no(lacks('to')), no(lacks('to')), ok()])
  assert.match(asks[1]?.failures[0]?.text ?? '', /failed in the same way/)
})

for (const [who, fault] of [
  ['user_must_act user', authorizationRequired('tool', [{ id: 'c', url: 'https://a.example/' }])],
  ['user_must_act user', authorizationRequired('server')],
  ['operator_must_act operator', misconfigured('search', ['api_key'])],
  ['nobody_can nobody', internal()],
  // OXP: an absent `can_retry` is false, whatever the words are.
  ['nobody_can nobody', executionFailed({ message: 'Which account do you mean?' })],
  // Row A9: an explicit no is honoured.
  ['nobody_can nobody', { ...lacks('to'), canRetry: false }]
] as const) {
  test(`${fault.kind} is not tried again: ${who}`, async () => {
    const { asks, made, run } = await ran([no(fault)])
    assert.equal([made.length, asks.length, endingOf(run)], [1, 0, who])
  })
}

test('words count where nothing else was made out', async () => {
  const vague = no(internal({ message: 'Which account do you mean?' }))
  const { made, run } = await ran([vague, ok()])
  assert.equal([made.length, endingOf(run)], [2, 'succeeded'])
})

test('what time mends is waited for, and the same call is made again without the model', async () => {
  const { asks, made, run, slept } = await ran([no(unavailable({ retryAfterMs: 2_500 })), ok()])
  assert.equal(
    made.map(({ args }) => args),
    [{ n: 0 }, { n: 0 }]
  )
  assert.equal([asks.length, slept, endingOf(run)], [0, [2_500], 'succeeded'])
})

test('where nobody says how long, the wait is a second and doubles', async () => {
  const each = ['a', 'b', 'c'].map((message) => no({ ...unavailable(), message }))
  const { slept } = await ran([...each, ok()])
  assert.equal(slept, [1_000, 2_000, 4_000])
})

test('a hint and a delay: the model is asked, and then the delay is waited for (OXP, "Retrying Errors")', async () => {
  const busy = executionFailed({ canRetry: true, retryAfterMs: 300, hint: 'Use another day.' })
  const { asks, made, slept } = await ran([no(busy), ok()])
  assert.equal([asks.length, made.length, slept], [1, 2, [300]])
})

test('a wait that is too long, or goes beyond the deadline, is not begun', async () => {
  const long = await ran([no(unavailable({ retryAfterMs: 60_001 }))])
  assert.is(endingOf(long.run), 'too_long_a_wait time')
  const late = await ran([no(unavailable({ retryAfterMs: 500 }))], { policy: { deadlineMs: 400 } })
  assert.is(endingOf(late.run), 'no_more_time time')
  assert.equal([long.slept, late.slept], [[], []])
})

test('a call of which nobody knows what became is made again only where it may be', async () => {
  const lost = no(unavailable(), { unsure: true })
  const once = await ran([lost, ok()])
  assert.equal([once.made.length, endingOf(once.run)], [1, 'may_have_run time'])
  const twice = await ran([lost, ok()], { mayRepeat: ({ tool }) => tool === 'send' })
  assert.equal([twice.made.length, endingOf(twice.run)], [2, 'succeeded'])
})

test('only what failed is made again; what the model repeats is answered with what came before', async () => {
  const made: Array<string> = []
  const asks: Array<Ask> = []
  const clock = fakeClock()
  const run = await retrying([call('mail', { to: 1 }), call('book', {})], {
    clock,
    call: ({ args, tool }) => {
      made.push(`${tool} ${JSON.stringify(args)}`)
      return tool === 'mail' || made.length > 2 ? ok(tool) : no(lacks('city'))
    },
    model: (ask) => {
      asks.push(ask)
      return [
        call('mail', { to: 1 }, 'm2'),
        call('mail', { to: 2 }, 'm3'),
        call('book', { city: 'Rome' }, 'b2')
      ]
    }
  })
  assert.equal(made, ['mail {"to":1}', 'book {}', 'book {"city":"Rome"}'])
  assert.equal(
    run.threads.map(({ call: { id } }) => id),
    ['mail', 'b2']
  )
  assert.equal(
    run.passedOver.map(({ answer, call: { id } }) => [id, answer]),
    [
      ['m2', ok('mail')],
      ['m3', ok('mail')]
    ]
  )
  assert.equal(
    asks[0]?.replies.map(({ call: { id } }) => id),
    ['mail', 'book']
  )
  assert.equal(
    asks[0]?.failures.map(({ call: { id } }) => id),
    ['book']
  )
})

test('in place of a tool that is not there another is called', async () => {
  const made: Array<string> = []
  const run = await retrying([call('sned')], {
    clock: fakeClock(),
    call: ({ tool }) => {
      made.push(tool)
      return tool === 'send' ? ok() : no(unknownTool('sned', 'send'))
    },
    model: () => [call('send')]
  })
  assert.equal([made, run.threads.length, endingOf(run)], [['sned', 'send'], 1, 'succeeded'])
})

test('a model that calls nothing, throws, or is not there ends the run', async () => {
  const silent = await ran([no(lacks('to'))], { model: () => [] })
  const broken = await ran([no(lacks('to'))], { model: () => Promise.reject(new Error('x')) })
  const { run } = await (async () => {
    const none = await retrying([call('send')], { clock: fakeClock(), call: () => no(lacks('to')) })
    return { run: none }
  })()
  assert.equal(
    [endingOf(silent.run), endingOf(broken.run), endingOf(run)],
    ['model_stopped caller', 'model_stopped caller', 'nobody_to_ask caller']
  )
})

test('a user who authorizes lets the call be made again; one who declines ends it', async () => {
  const fault = authorizationRequired('tool', [{ id: 'c', url: 'https://a.example/' }])
  const done = await ran([no(fault), ok()], { visit: () => 'completed' })
  assert.equal([done.made.length, done.asks.length, endingOf(done.run)], [2, 0, 'succeeded'])
  const not = await ran([no(fault), ok()], { visit: () => 'declined' })
  assert.equal([not.made.length, endingOf(not.run)], [1, 'declined user'])
})

test('a user fills in where the model got stuck, and where there is no model', async () => {
  const fill: Effects['fill'] = (_fault, one) => ({ ...one, args: { filled: true } })
  const same = no(lacks('to'))
  const stuck = await ran([same, same, same, ok()], { fill })
  assert.equal(
    stuck.made.map(({ args }) => args),
    [{ n: 0 }, { n: 1 }, { n: 2 }, { filled: true }]
  )
  assert.is(endingOf(stuck.run), 'succeeded')
})

test('a run that is cancelled ends at once, and nothing more is called', async () => {
  const end = new AbortController()
  const { made, run } = await ran([no(lacks('to')), ok()], {
    signal: end.signal,
    model: () => {
      end.abort()
      return new Promise(() => undefined)
    }
  })
  assert.equal([made.length, endingOf(run)], [1, 'cancelled nobody'])
})

test('effects that never settle end with the deadline', async () => {
  const never = (): Promise<never> => new Promise(() => undefined)
  const { run } = await ran([], { call: never, policy: { deadlineMs: 5_000 } })
  assert.is(endingOf(run), 'no_more_time nobody')
  const visiting = await ran(
    [no(authorizationRequired('tool', [{ id: 'c', url: 'https://a.example/' }]))],
    {
      visit: never
    }
  )
  assert.is(endingOf(visiting.run), 'no_more_time nobody')
})

test('a call that throws is a failure, read as what it is', async () => {
  const { run } = await ran([], {
    call: () => {
      throw Object.assign(new Error('MCP error -32602: Question: Who?'), {
        code: -32602,
        data: { retry_capable: false }
      })
    }
  })
  assert.is(endingOf(run), 'nobody_can nobody')
})

test('what is for operators is in no entry, and no argument and no result is', async () => {
  const secret = 'hunter2-secret'
  const { run } = await ran([no({ ...lacks('to'), developerMessage: secret }), ok(secret)], {
    model: () => [call('send', { password: secret })]
  })
  assert.not.match(JSON.stringify(run.transcript), secret)
})

test.run()
