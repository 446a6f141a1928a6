import { callOf, toolResult } from '@toolfault/client/anthropic'
import type { Answer, ToolCall } from '@toolfault/client/call'
import { callOf as callOfOpenAi, toolMessage } from '@toolfault/client/openai'
import { type Ask, type Effects, type Run, repliesOf, retrying } from '@toolfault/client/retry'
import {
  executionFailed,
  type Fault,
  invalidArguments,
  misconfigured,
  own,
  unavailable
} from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fakeClock } from '../fake-clock.js'

const test = suite('client/retry/turns')

const call = (id: string, tool: string, args: unknown = {}): ToolCall => ({ id, tool, args })
const ok = (value: unknown): Answer => ({ ok: true, value })
const no = (fault: Fault, more: object = {}): Answer => ({ ok: false, fault, ...more })
const lacks = no(invalidArguments('t', { issues: [{ path: ['to'], kind: 'missing' }] }))

/** Each call is answered by what is listed for its tool and arguments, one after another. */
const ran = async (
  calls: ReadonlyArray<ToolCall>,
  answers: Readonly<Record<string, ReadonlyArray<Answer>>>,
  turns: ReadonlyArray<ReadonlyArray<ToolCall>>,
  more: Partial<Effects> = {}
): Promise<{ run: Run; made: ReadonlyArray<string>; asks: ReadonlyArray<Ask> }> => {
  const made: Array<string> = []
  const asks: Array<Ask> = []
  const seen = new Map<string, number>()
  const run = await retrying(calls, {
    clock: fakeClock(),
    call: ({ args, tool }) => {
      const name = `${tool} ${JSON.stringify(args)}`
      made.push(name)
      const count = seen.get(name) ?? 0
      seen.set(name, count + 1)
      return answers[name]?.[count] ?? ok(name)
    },
    model: (ask) => {
      asks.push(ask)
      return turns[asks.length - 1] ?? []
    },
    ...more
  })
  return { run, made, asks }
}

const told = (run: Run): ReadonlyArray<unknown> =>
  repliesOf(run).map(({ answer, call: { id } }) => [
    id,
    answer.ok ? answer.value : answer.fault.kind
  ])

test('a second call of a tool is never answered with what another came to', async () => {
  // Bob has his mail; Ann's failed, and the model makes it again behind one that nobody asked for.
  const { made, run } = await ran(
    [call('1', 'mail', { to: 'bob' }), call('2', 'mail', {})],
    { 'mail {}': [lacks] },
    [[call('3', 'mail', { to: 'carol' }), call('4', 'mail', { to: 'ann' })]]
  )
  assert.equal(made.slice(2, 3), ['mail {"to":"carol"}'])
  const [carol, ann] = repliesOf(run)
  assert.equal([carol?.call.id, carol?.answer], ['3', ok('mail {"to":"carol"}')])
  // It is made, or the model is told that it was not.
  assert.is(ann?.call.id, '4')
  if (made.includes('mail {"to":"ann"}')) assert.is(ann?.answer.ok, true)
  else
    assert.match(ann === undefined ? '' : toolMessage(ann.call, ann.answer).content, /not called/i)
})

test('a call in the place of one that succeeded with other arguments is not made, and the model is told so', async () => {
  const { made, run } = await ran(
    [call('1', 'pay', { n: 1 }), call('2', 'book', {})],
    { 'book {}': [lacks] },
    [[call('3', 'pay', { n: 2 }), call('4', 'book', { to: 1 })]]
  )
  assert.equal(made, ['pay {"n":1}', 'book {}', 'book {"to":1}'])
  const [pay] = repliesOf(run)
  assert.is(pay?.answer.ok, false)
  assert.match(pay === undefined ? '' : toolMessage(pay.call, pay.answer).content, /not called/i)
})

test('arguments in another order are the same call', async () => {
  const { made, run } = await ran(
    [call('1', 'pay', { a: 1, b: { c: 1, d: 2 } }), call('2', 'book', {})],
    { 'book {}': [lacks] },
    [[call('3', 'pay', { b: { d: 2, c: 1 }, a: 1 }), call('4', 'book', { to: 1 })]]
  )
  assert.is(made.length, 3)
  assert.equal(told(run)[0], ['3', 'pay {"a":1,"b":{"c":1,"d":2}}'])
})

test('of two calls that are alike, the one that failed is made again', async () => {
  const again = no(executionFailed({ canRetry: true, message: 'The die fell off the table.' }))
  const { made, run } = await ran(
    [call('1', 'roll'), call('2', 'roll')],
    { 'roll {}': [ok(1), again, ok(6)] },
    [[call('3', 'roll')]]
  )
  assert.equal([made.length, told(run)], [3, [['3', 6]]])
})

test('a model that says the same call twice in a retry pays once', async () => {
  const { made, run } = await ran([call('1', 'pay')], { 'pay {}': [lacks] }, [
    [call('2', 'pay', { to: 1 }), call('2', 'pay', { to: 1 })]
  ])
  assert.equal(made, ['pay {}', 'pay {"to":1}'])
  assert.is(repliesOf(run).length, 2)
})

test('what time mends is not made twice by a model that was asked meanwhile', async () => {
  const { asks, made, run } = await ran(
    [call('1', 'pay'), call('2', 'book')],
    { 'pay {}': [no(unavailable({ retryAfterMs: 2_000 }))], 'book {}': [lacks] },
    [[call('3', 'pay'), call('4', 'book', { to: 1 })]]
  )
  // Of one payment that failed for sure there is one more, whatever the model repeats.
  assert.equal(made, ['pay {}', 'book {}', 'pay {}', 'book {"to":1}'])
  // The model is asked when everything else is known, so that no answer that it read changes.
  assert.equal(
    asks[0]?.replies.map(({ answer }) => answer.ok),
    [true, false]
  )
  assert.equal(told(run), [
    ['3', 'pay {}'],
    ['4', 'book {"to":1}']
  ])
})

test('waiting for one call takes no try from another', async () => {
  const busy = no(unavailable({ retryAfterMs: 1 }))
  const bad = (name: string): Answer =>
    no(invalidArguments('t', { issues: [{ path: [name], kind: 'missing' }] }))
  const { asks, run } = await ran(
    [call('1', 'pay'), call('2', 'book')],
    {
      'pay {}': [busy, no({ ...unavailable(), message: 'x' })],
      'book {}': [bad('a'), bad('b'), bad('c'), ok(1)]
    },
    [[call('3', 'book')], [call('4', 'book')], [call('5', 'book')]]
  )
  assert.equal(
    [asks.map(({ retry }) => retry), run.threads[1]?.ending?.end],
    [[1, 2, 3], 'succeeded']
  )
})

test('each call of a turn is answered once and in its order, with ids or without', async () => {
  const { asks, run } = await ran(
    [call('', 'a'), call('', 'b'), call('', 'c')],
    { 'a {}': [lacks], 'c {}': [lacks] },
    [
      [
        call('', 'b'),
        call('', 'c', { n: 1 }),
        call('', 'b'),
        call('', 'a', { n: 1 }),
        call('', 'd')
      ]
    ]
  )
  assert.equal(
    asks[0]?.replies.map((one) => one.call.tool),
    ['a', 'b', 'c']
  )
  assert.equal(
    repliesOf(run).map((one) => one.call.tool),
    ['b', 'c', 'b', 'a', 'd']
  )
})

test('a turn beyond the limit is answered all the same', async () => {
  const many = Array.from({ length: 300 }, (_, at) => call(`m${at}`, `t${at}`))
  const { made, run } = await ran([call('1', 't0')], { 't0 {}': [lacks] }, [many])
  assert.equal([made.length, repliesOf(run).length], [1 + 128, 300])
})

test('what only an operator can mend is answered with what is known', async () => {
  const { made, run } = await ran(
    [call('1', 'find'), call('2', 'book')],
    { 'find {}': [no(misconfigured('s', ['key']))], 'book {}': [lacks] },
    [[call('3', 'find', { q: 1 }), call('4', 'book', { to: 1 })]]
  )
  assert.is(made.length, 3)
  assert.equal(told(run)[0], ['3', 'misconfigured'])
})

test('after a model that said something else nothing is left to be told; after one that failed, all is', async () => {
  const said = await ran([call('1', 'a')], { 'a {}': [lacks] }, [])
  assert.equal(repliesOf(said.run), [])
  const failed = await ran([call('1', 'a')], { 'a {}': [lacks] }, [], {
    model: () => Promise.reject(new Error('429'))
  })
  assert.equal(told(failed.run), [['1', 'invalid_arguments']])
  const never = await ran([call('1', 'a'), call('2', 'b')], {}, [], {
    call: () => new Promise(() => undefined)
  })
  assert.equal(told(never.run), [
    ['1', 'unavailable'],
    ['2', 'unavailable']
  ])
})

/** What the Messages API refuses: a tool_use without its tool_result in the next message, or one too many. */
type Message = { role: 'user' | 'assistant'; content: ReadonlyArray<object> }

const refusal = (messages: ReadonlyArray<Message>): string | undefined => {
  for (const [at, { content, role }] of messages.entries()) {
    if (role !== (at % 2 === 0 ? 'user' : 'assistant')) return `message ${at} is of ${role}`
    const ids = content
      .filter((it) => own(it, 'type') === 'tool_use')
      .map((it) => String(own(it, 'id')))
    const results =
      messages[at + 1]?.content.filter((it) => own(it, 'type') === 'tool_result') ?? []
    if (messages[at + 1] === undefined && ids.length > 0) return `${ids.join()} have no answer`
    if (ids.join() !== results.map((it) => String(own(it, 'tool_use_id'))).join())
      return `${ids.join()} are not answered`
  }
  return undefined
}

test('an agent of the Messages API sends what it takes, in one line for the calls and one for the answers', async () => {
  const scripted: ReadonlyArray<Message['content']> = [
    [
      { type: 'text', text: 'I will.' },
      { type: 'tool_use', id: 'u1', name: 'mail', input: { to: 'bob' } },
      { type: 'tool_use', id: 'u2', name: 'mail', input: {} },
      { type: 'tool_use', id: 'u3', name: 'pay', input: {} }
    ],
    [
      { type: 'tool_use', id: 'u4', name: 'mail', input: { to: 'carol' } },
      { type: 'tool_use', id: 'u5', name: 'mail', input: { to: 'ann' } },
      { type: 'tool_use', id: 'u6', name: 'pay', input: {} }
    ],
    [{ type: 'text', text: 'Done.' }]
  ]
  let turn = 0
  const create = async (messages: ReadonlyArray<Message>): Promise<Message> => {
    const wrong = refusal(messages)
    if (wrong !== undefined) throw new Error(wrong)
    return { role: 'assistant', content: scripted[turn++] ?? [] }
  }
  let messages: ReadonlyArray<Message> = [
    { role: 'user', content: [{ type: 'text', text: 'Go.' }] }
  ]
  const ask = async (replies: Ask['replies']): Promise<ReturnType<typeof callOf>[]> => {
    const results = replies.map((one) => toolResult(one.call, one.answer))
    const next =
      replies.length === 0 ? messages : [...messages, { role: 'user' as const, content: results }]
    const message = await create(next)
    messages = [...next, message]
    return message.content.map(callOf)
  }
  const effects: Effects = {
    clock: fakeClock(),
    call: ({ args, tool }) => (tool === 'mail' && !('to' in Object(args)) ? lacks : ok(tool)),
    model: ({ replies }) => ask(replies)
  }
  for (let calls = await ask([]); calls.some((one) => one !== undefined); ) {
    const run = await retrying(calls, effects)
    const replies = repliesOf(run)
    calls = replies.length === 0 ? [] : await ask(replies)
  }
  assert.is(refusal(messages), undefined)
  assert.is(turn, 3)
})

test('a call whose arguments are no JSON is a failure like others, and not made', async () => {
  const made: Array<ToolCall> = []
  const asked: Array<string> = []
  const run = await retrying(
    [callOfOpenAi({ type: 'function_call', call_id: 'c1', name: 'mail', arguments: '{"to":' })],
    {
      clock: fakeClock(),
      call: (one) => {
        made.push(one)
        return ok(1)
      },
      model: ({ system }) => {
        asked.push(system)
        return asked.length === 1
          ? [
              callOfOpenAi({
                type: 'function_call',
                call_id: 'c2',
                name: 'mail',
                arguments: '{"to"'
              })
            ]
          : [callOfOpenAi({ type: 'function_call', call_id: 'c3', name: 'mail', arguments: '{}' })]
      }
    }
  )
  assert.equal(made, [{ id: 'c3', tool: 'mail', args: {} }])
  assert.match(asked[0] ?? '', /Parse error/)
  assert.equal([asked.length, told(run)], [2, [['c3', 1]]])
})

test.run()
