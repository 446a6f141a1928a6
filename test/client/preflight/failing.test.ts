import type { Reason } from '@toolfault/client/preflight'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { announcing, book, byAjv, good, result, set, settle } from './setting.js'

const test = suite('client/preflight/failing')

const bad = { city: 'Rome' }

const rpcError = (code: number, message: string): Error =>
  Object.assign(new Error(message), { code })

/** What comes of calling the validation tool of a server that is wrong about itself. */
const wrongs: ReadonlyArray<readonly [string, () => unknown, Reason]> = [
  [
    'throws -32602 for it',
    () => {
      throw rpcError(-32602, 'MCP error -32602: Tool validate not found')
    },
    'not_there'
  ],
  [
    'answers isError for it',
    () => ({ content: [{ type: 'text', text: 'Unknown tool: validate' }], isError: true }),
    'not_there'
  ],
  [
    'answers isError',
    () => ({ content: [{ type: 'text', text: 'out of memory' }], isError: true }),
    'failed'
  ],
  ['says yes in an error', () => ({ ...result({ valid: true }), isError: true }), 'failed'],
  [
    'throws',
    () => {
      throw new Error('socket hang up')
    },
    'failed'
  ],
  ['throws nothing', () => Promise.reject(undefined), 'failed'],
  ['answers prose', () => ({ content: [{ type: 'text', text: 'looks fine' }] }), 'unreadable'],
  [
    'answers JSON that is cut',
    () => ({ content: [{ type: 'text', text: '{"valid":tr' }] }),
    'unreadable'
  ],
  ['answers valid as text', () => result({ valid: 'true' }), 'unreadable'],
  ['answers nothing', () => undefined, 'unreadable'],
  [
    'answers the error of its own judge',
    () => result({ valid: false, errors: ['Internal error'] }),
    'failed'
  ]
]

for (const [name, call, reason] of wrongs) {
  test(`a server that ${name}: the schema decides, and that is said`, async () => {
    const { check, clock, events } = set({ mcp: { capabilities: announcing(), call } })
    assert.equal(await check(book, bad), {
      verdict: byAjv(book, bad),
      method: 'schema-only',
      fellBack: reason
    })
    assert.equal((await check(book, good)).verdict, { valid: true })
    assert.is(events.length, 2)
    const { because: _, ...event } = { because: undefined, ...events[0] }
    assert.equal(event, {
      id: 'fell_back',
      tool: 'book',
      from: 'mcp-native',
      to: 'schema-only',
      reason
    })
    assert.not.match(JSON.stringify(events), /Rome|socket|memory/)
    assert.is(clock.waiting(), 0)
  })
}

// NCP, "toolValidation MUST implement a validation tool": one that does not is asked once.
test('a tool that is not there is not asked for again, until the tools change', async () => {
  let calls = 0
  const call = (): unknown => {
    calls++
    throw rpcError(-32602, 'Tool validate not found')
  }
  const { check, events } = set({ mcp: { capabilities: announcing(), call } })
  for (const _ of [1, 2, 3]) assert.is((await check(book, good)).fellBack, 'not_there')
  assert.equal([calls, events.length], [1, 3])
  check.invalidate('resource_change')
  await check(book, good)
  assert.is(calls, 1)
  check.invalidate('tool_update')
  await check(book, good)
  assert.is(calls, 2)
})

test('a failure may pass: the next call is asked about again', async () => {
  let calls = 0
  const call = (): unknown => {
    if (++calls === 1) throw new Error('connection reset')
    return result({ valid: true })
  }
  const { check } = set({ mcp: { capabilities: announcing(), call } })
  assert.is((await check(book, good)).fellBack, 'failed')
  assert.equal(await check(book, good), { verdict: { valid: true }, method: 'mcp-native' })
})

test('a server that never answers is late, is told to stop, and leaves nothing behind', async () => {
  const signals: Array<AbortSignal> = []
  const call = (_: string, __: unknown, signal: AbortSignal): Promise<unknown> => {
    signals.push(signal)
    return new Promise(() => undefined)
  }
  const { check, clock, events } = set({ mcp: { capabilities: announcing(), call }, limitMs: 100 })
  const asked = check(book, good)
  await settle()
  clock.advance(99)
  await settle()
  assert.equal([signals[0]?.aborted, clock.waiting()], [false, 1])
  clock.advance(1)
  assert.equal(await asked, { verdict: { valid: true }, method: 'schema-only', fellBack: 'late' })
  assert.equal([signals[0]?.aborted, clock.waiting(), events.length], [true, 0, 1])
})

test('an answer in time aborts nothing: some clients would cancel it afterwards', async () => {
  const signals: Array<AbortSignal> = []
  const call = (_: string, __: unknown, signal: AbortSignal): unknown => {
    signals.push(signal)
    return result({ valid: true })
  }
  const { check, clock } = set({ mcp: { capabilities: announcing(), call } })
  await check(book, good)
  await settle()
  assert.equal([signals[0]?.aborted, clock.waiting()], [false, 0])
})

test('who gives up gets no yes, before and while the server is asked', async () => {
  const call = (): Promise<unknown> => new Promise(() => undefined)
  const { check, clock } = set({ mcp: { capabilities: announcing(), call } })
  const controller = new AbortController()
  const asked = check(book, good, controller.signal)
  await settle()
  controller.abort()
  const late = check(book, good, controller.signal)
  for (const { fellBack, method, verdict } of [await asked, await late]) {
    assert.equal([verdict.valid, method, fellBack], [false, 'none', 'aborted'])
  }
  assert.is(clock.waiting(), 0)
  const bare = set({ mcp: { capabilities: announcing(), call }, judge: undefined as never })
  assert.is((await bare.check(book, good, AbortSignal.abort())).verdict.valid, false)
  const capabilities = announcing({ caching: { enabled: true, ttl: 60 } })
  const keeping = set({ mcp: { capabilities, call: () => result({ valid: true }) } })
  assert.is((await keeping.check(book, good)).verdict.valid, true)
  assert.is((await keeping.check(book, good, AbortSignal.abort())).verdict.valid, false)
})

test('a judge that never ends is late as well, and nothing passes for checked', async () => {
  const { check, clock } = set({ judge: () => new Promise(() => undefined), limitMs: 50 })
  const asked = check(book, good)
  await settle()
  clock.advance(50)
  const { fellBack, method, verdict } = await asked
  assert.equal([verdict.valid, method, fellBack], [false, 'none', 'late'])
  assert.is(clock.waiting(), 0)
})

test('a judge that throws, a log that throws or rejects, a clock that is broken: an answer', async () => {
  const mcp = { capabilities: announcing({ cacheable: true }), call: () => result({ valid: true }) }
  const thrower = (): never => {
    throw new Error('no')
  }
  const judged = await set({ judge: thrower }).check(book, good)
  assert.equal([judged.verdict.valid, judged.method], [false, 'schema-only'])
  for (const log of [thrower, () => Promise.reject(new Error('no'))]) {
    const { check } = set({ log, mcp: { ...mcp, call: thrower } })
    assert.is((await check(book, good)).fellBack, 'failed')
  }
  const broken = { now: thrower, sleep: thrower, random: thrower }
  const { method } = await set({ clock: broken, mcp }).check(book, good)
  assert.ok(['mcp-native', 'schema-only', 'none'].includes(method))
})

// Facts 5.3: the reference server reads `parameters`, and says so in its schema (row N1).
test('a validation tool that is listed with another input is not asked [N1]', async () => {
  let calls = 0
  const listed = {
    name: 'validate',
    inputSchema: {
      type: 'object',
      properties: { tool: { type: 'string' }, parameters: { type: 'object' } },
      required: ['tool', 'parameters']
    }
  }
  const refusing = 'Missing required parameters: tool and parameters'
  const call = (): unknown => {
    calls++
    return {
      success: true,
      content: JSON.stringify({ valid: false, errors: [refusing], warnings: [] })
    }
  }
  const knowing = set({ mcp: { capabilities: announcing(), call, tools: [listed] } })
  assert.equal(await knowing.check(book, good), {
    verdict: { valid: true },
    method: 'schema-only',
    fellBack: 'other_input'
  })
  assert.is(calls, 0)
  const unknowing = set({ mcp: { capabilities: announcing(), call } })
  const { method, verdict } = await unknowing.check(book, good)
  assert.equal([method, verdict.valid, calls], ['mcp-native', false, 1])
})

// Facts 5.3.3: a JSON string, `[{text: JSON}]`, an object.
test('content is read in each form that the reference client takes', async () => {
  const verdict = { valid: false, errors: ['Missing required parameter: city'], warnings: [] }
  for (const content of [JSON.stringify(verdict), [{ text: JSON.stringify(verdict) }], verdict]) {
    const call = (): unknown => ({ success: true, content })
    const { check } = set({ mcp: { capabilities: announcing(), call } })
    assert.equal(await check(book, { nights: 1 }), {
      verdict: byAjv(book, { nights: 1 }),
      method: 'mcp-native'
    })
  }
  const call = (): unknown => ({ success: false, content: JSON.stringify({ valid: true }) })
  const { check } = set({ mcp: { capabilities: announcing(), call } })
  assert.is((await check(book, good)).fellBack, 'failed')
})

test('arguments that are no object are not sent: the tool takes an object alone', async () => {
  const call = (): never => {
    throw new Error('asked')
  }
  const { check } = set({ mcp: { capabilities: announcing(), call } })
  for (const args of ['text', [1], null, undefined, 7]) {
    const { fellBack, verdict } = await check(book, args)
    assert.equal([fellBack, verdict.valid], ['unsendable', false])
  }
})

test('whatever is asked, there is an answer', async () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  const { check } = set({
    mcp: { capabilities: announcing({ cacheable: true }), call: () => proxy }
  })
  revoke()
  const cycle: Record<string, unknown> = {}
  cycle['self'] = cycle
  const { proxy: gone, revoke: go } = Proxy.revocable({}, {})
  go()
  for (const args of [cycle, gone, JSON.parse('{"__proto__":{"a":1}}'), { a: 1n }]) {
    assert.ok((await check(book, args)).verdict)
  }
  for (const tool of [
    undefined,
    null,
    {},
    { name: 7 },
    gone,
    { name: '__proto__' },
    { name: '' }
  ]) {
    assert.ok((await check(tool as never, good)).verdict)
  }
  assert.equal((await check.all(7 as never)).length, 0)
  assert.equal((await check.all([undefined, gone, { tool: book, args: good }] as never)).length, 3)
  check.invalidate('__proto__' as never)
})

test.run()
