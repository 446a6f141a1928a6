import { getEventListeners } from 'node:events'
import type { Answer, ToolCall } from '@toolfault/client/call'
import { failureOf } from '@toolfault/client/failure'
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
import { RETRY } from '@toolfault/protocols/mcp'
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
  assert.is(clock.waiting(), 0, 'no timer is left')
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

test('three retries are made and no more, so four calls (row A10; facts 2.6)', async () => {
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

// MCP 2025-11-25, Tools, "Error Handling": "actionable feedback that language models can use to self-correct".
test('what a tool of MCP says of its own failure is for the model, unless it says that it is of no use', async () => {
  const text = 'Departure must be in the future.'
  const result = { content: [{ type: 'text', text }], isError: true }
  const own = executionFailed({ message: text })
  for (const wire of [result, { jsonrpc: '2.0', id: 1, result }, { status: 500, body: result }]) {
    const { asks, run } = await ran([no(own, { wire }), ok()])
    assert.equal([asks.length, endingOf(run)], [1, 'succeeded'])
    assert.match(asks[0]?.failures[0]?.text ?? '', text)
  }
  const hopeless = await ran([no({ ...own, canRetry: false }, { wire: result })])
  assert.equal([hopeless.asks.length, endingOf(hopeless.run)], [0, 'nobody_can nobody'])
  const broken = await ran([no(internal(), { wire: result })])
  assert.is(broken.asks.length, 0)
})

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

test('only what failed is made again; what the model repeats is answered with what came before, another call with a no', async () => {
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
    run.passedOver.map(({ answer, call: { id } }) => [id, answer.ok]),
    [
      ['m2', true],
      ['m3', false]
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
  const run = await retrying([call('send')], { clock: fakeClock(), call: () => no(lacks('to')) })
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

test('the policy says how often alike, and a member that is none is passed over', async () => {
  const same = no(lacks('to'))
  const twice = await ran([same], { policy: { identical: 2 } })
  assert.equal([twice.made.length, endingOf(twice.run)], [2, 'same_failure user'])
  // What only waits is not stuck sooner than the policy says.
  const busy = no(unavailable({ retryAfterMs: 1 }))
  const waited = await ran([busy], { policy: { most: 9, identical: 5 } })
  assert.equal([waited.made.length, endingOf(waited.run)], [5, 'same_failure time'])
  const odd = { most: Number.NaN, waitMs: -1, temperature: 'hot', system: 5 } as unknown
  const { asks } = await ran([same, ok()], { policy: odd as object })
  assert.is(asks[0]?.temperature, 0.7)
  const each = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => no(lacks(name)))
  assert.is((await ran(each, { policy: odd as object })).made.length, 4)
})

test('no page, no visit: the user is told, and not turned to', async () => {
  let visits = 0
  const { run } = await ran([no(authorizationRequired('tool'))], {
    visit: () => {
      visits++
      return 'completed'
    }
  })
  assert.equal([visits, endingOf(run)], [0, 'user_must_act user'])
})

test('where the server asks for the user, or no model is there, the user fills in first', async () => {
  const result = { resultType: 'input_required', inputRequests: {} }
  const fill: Effects['fill'] = (_fault, one) => ({ ...one, args: { filled: true } })
  for (const wire of [result, { result }, { status: 200, body: { id: 'c1', result } }]) {
    const asked = await ran([no(lacks('to'), { wire }), ok()], { fill })
    assert.equal([asked.asks.length, asked.made[1]?.args], [0, { filled: true }])
  }
  const clock = fakeClock()
  const made: Array<unknown> = []
  await retrying([call('send')], {
    clock,
    fill,
    call: ({ args }) => {
      made.push(args)
      return made.length > 1 ? ok() : no(lacks('to'))
    }
  })
  assert.equal(made, [{}, { filled: true }])
})

/** Two calls of one tool and one of another, of which the model is asked about some. */
const several = async (
  calls: ReadonlyArray<ToolCall>,
  fails: (one: ToolCall, at: number) => boolean,
  turns: ReadonlyArray<ReadonlyArray<ToolCall>>
): Promise<{ run: Run; made: ReadonlyArray<string>; asks: ReadonlyArray<Ask> }> => {
  const made: Array<string> = []
  const asks: Array<Ask> = []
  const run = await retrying(calls, {
    clock: fakeClock(),
    call: (one) => {
      made.push(`${one.id} ${one.tool} ${JSON.stringify(one.args)}`)
      return fails(one, made.length) ? no(lacks(`key${made.length}`)) : ok(one.id)
    },
    model: (ask) => {
      asks.push(ask)
      return turns[asks.length - 1] ?? []
    }
  })
  return { run, made, asks }
}

test('of two calls of one tool, the one that succeeded is known by its arguments', async () => {
  const { made, run } = await several(
    [call('t', { a: 1 }, '1'), call('t', { a: 2 }, '2')],
    ({ args }) => JSON.stringify(args) === '{"a":2}',
    [[call('t', { a: 1 }, '3'), call('t', { a: 3 }, '4')]]
  )
  assert.equal(made, ['1 t {"a":1}', '2 t {"a":2}', '4 t {"a":3}'])
  assert.equal(
    run.passedOver.map(({ answer, call: { id } }) => [id, answer]),
    [['3', ok('1')]]
  )
})

test('two calls of one tool that failed are mended in order, and alike arguments of another tool are no repetition', async () => {
  const { made } = await several(
    [call('t', {}, '1'), call('t', {}, '2'), call('u', { b: 1 }, '3')],
    (_one, at) => at <= 2,
    [[call('t', { b: 1 }, '4'), call('t', { b: 2 }, '5')]]
  )
  assert.equal(made.slice(3), ['4 t {"b":1}', '5 t {"b":2}'])
})

test('the model is told of the calls of its last turn, made or passed over, and of no other', async () => {
  const { asks } = await several(
    [call('t', {}, '1'), call('u', {}, '2')],
    ({ tool }) => tool === 't',
    [[call('t', { x: 1 }, '3'), call('u', {}, '4')], []]
  )
  assert.equal(
    asks.map(({ replies }) => replies.map(({ call: { id } }) => id)),
    [
      ['1', '2'],
      ['3', '4']
    ]
  )
})

test('of a turn without an end 128 calls are made', async () => {
  const many = Array.from({ length: 300 }, (_, at) => call(`t${at}`))
  const { made } = await several([call('t')], (_one, at) => at === 1, [[call('t'), ...many]])
  assert.is(made.length, 1 + 128)
})

test('more is made of a failure where somebody knows more', async () => {
  const { asks } = await ran([no(internal()), ok()], {
    explain: () => ({ ok: false, fault: lacks('city') })
  })
  assert.match(asks[0]?.system ?? '', /city/)
  const broken = await ran([no(lacks('to')), ok()], {
    explain: () => {
      throw new Error('no')
    }
  })
  assert.match(broken.asks[0]?.system ?? '', /to/)
})

test('a signal that had aborted before lets nothing be called, and nobody listens to it afterwards', async () => {
  const dead = await ran([ok()], { signal: AbortSignal.abort() })
  assert.equal([dead.made.length, endingOf(dead.run)], [0, 'cancelled nobody'])
  const end = new AbortController()
  await ran([ok()], { signal: end.signal })
  assert.equal(getEventListeners(end.signal, 'abort'), [])
})

test('whether it was a question is told by the text that came', async () => {
  const text = 'Question: Who? Please provide `to`.'
  const shown: ReadonlyArray<unknown> = [
    { content: [{ type: 'text', text }], isError: true },
    { jsonrpc: '2.0', id: 1, error: { code: -32602, message: text } },
    { success: false, error: text },
    { status: 400, body: { success: false, error: text } },
    { status: 200, body: { result: { success: false, error: { message: text } } } },
    text
  ]
  for (const wire of [...shown, { content: [{ type: 'text', text: 'Who?' }] }, {}]) {
    const { run } = await ran([no(lacks('to'), { wire }), ok()])
    const [entry] = run.transcript
    assert.is(
      entry?.event === 'answered' && entry.error?.question,
      shown.includes(wire),
      JSON.stringify(wire)
    )
  }
})

// OXP, "Retrying Errors": where `can_retry` is true the client should.
test('without a model, a call that may be made again as it is waits longer each time', async () => {
  const alone = async (fault: Fault): Promise<unknown> => {
    const clock = fakeClock()
    let made = 0
    const run = await retrying([call('send')], {
      clock,
      call: () => {
        made += 1
        return made < 3 ? no(fault) : ok()
      }
    })
    return [made, clock.slept.slice(1), endingOf(run)]
  }
  const locked = executionFailed({ message: 'Row is locked', canRetry: true })
  assert.equal(await alone(locked), [3, [1_000, 2_000], 'succeeded'])
  // Other arguments are asked for.
  for (const more of [{ hint: 'Use another day.' }, { message: 'Question: Which row?' }]) {
    assert.equal(await alone({ ...locked, ...more }), [1, [], 'nobody_to_ask caller'])
  }
  // Nobody allows it.
  assert.equal(await alone(executionFailed({ message: 'Row is locked' })), [
    1,
    [],
    'nobody_can nobody'
  ])
  // A model that is there is asked.
  const { asks, slept } = await ran([no(locked), ok()])
  assert.equal([asks.length, slept], [1, []])
})

// Row A9; what our own servers say of a tool that failed is told in `_meta`.
test('a tool that says that no other try can help is not run again, and the model is not asked', async () => {
  const said = (more: object): Answer =>
    failureOf({ content: [{ type: 'text', text: 'Account closed.' }], isError: true, ...more }) ??
    ok()
  const one = await ran([said({ _meta: { [RETRY]: { retry_capable: false } } }), ok()])
  assert.equal([one.made.length, one.asks.length, endingOf(one.run)], [1, 0, 'nobody_can nobody'])
  const other = await ran([said({}), ok()])
  assert.equal([other.made.length, other.asks.length, endingOf(other.run)], [2, 1, 'succeeded'])
})

// A tool that fails in words of its own has run: nobody but the model can tell what it did.
test('a text that tells more than a limit of the rate is for the model, and nothing is called in its place', async () => {
  const said = (text: string): Answer =>
    failureOf({ content: [{ type: 'text', text }], isError: true }) ?? ok()
  for (const text of [
    'Payment of 20 EUR was made, but the receipt could not be sent: rate limit exceeded',
    'Email sent to 3 of 5 recipients: 429 Too Many Requests'
  ]) {
    const { asks, slept } = await ran([said(text), ok()])
    assert.equal([asks[0]?.failures[0]?.text, slept], [text, []])
  }
  const { made, run, slept } = await ran([said('Rate limit exceeded. Try again in 5 s.'), ok()])
  assert.equal([made.length, endingOf(run), slept], [2, 'succeeded', [5_000]])
})

test.run()
