import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { changeOf } from '@toolfault/client/capability'
import { announceToolValidation, verdictCache } from '@toolfault/plugins/tool-validation'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { seen } from '../../plugins/tool-validation/servers.js'
import { announcing, book, byAjv, good, result, type Setting, set } from './setting.js'

const test = suite('client/preflight/caching')

interface Counted extends Setting {
  readonly calls: () => number
}

/** A server that says yes, and how often it was asked. */
const counted = (announced: object, options: object = {}): Counted => {
  let calls = 0
  const call = (): unknown => {
    calls++
    return result({ valid: true })
  }
  const mcp = { capabilities: announcing(announced), call }
  return { ...set({ mcp, ...options }), calls: () => calls }
}

const minute = { caching: { enabled: true, ttl: 60 } }

// Seed 004, "Validation Caching": ttl in seconds.
test('a verdict is kept for its time and no longer, whatever the order of the members', async () => {
  const { calls, check, clock } = counted(minute)
  const first = await check(book, { city: 'Rome', nights: 2 })
  assert.is(first.cached, undefined)
  clock.advance(59_999)
  const second = await check(book, { nights: 2, city: 'Rome' })
  assert.equal(second, { ...first, cached: true })
  assert.is(calls(), 1)
  clock.advance(1)
  assert.is((await check(book, good)).cached, undefined)
  assert.is(calls(), 2)
  clock.advance(-10)
  assert.is((await check(book, good)).cached, undefined)
})

test('nothing is kept where it is not announced', async () => {
  for (const announced of [
    {},
    { cacheable: false, ...minute },
    { caching: { enabled: false, ttl: 60 } }
  ]) {
    const { calls, check } = counted(announced)
    await check(book, good)
    await check(book, good)
    assert.is(calls(), 2)
  }
})

test('a server that does not say how long gets a minute, or what the caller says', async () => {
  const { calls, check, clock } = counted({ cacheable: true })
  await check(book, good)
  clock.advance(59_999)
  await check(book, good)
  clock.advance(1)
  await check(book, good)
  assert.is(calls(), 2)
  const brief = counted({ cacheable: true }, { keepMs: 10 })
  await brief.check(book, good)
  brief.clock.advance(10)
  await brief.check(book, good)
  assert.is(brief.calls(), 2)
})

test('other arguments, another tool and another schema are other calls', async () => {
  const { calls, check } = counted(minute)
  await check(book, good)
  await check(book, { ...good, nights: 3 })
  await check({ ...book, name: 'other' }, good)
  await check({ ...book, inputSchema: { type: 'object' } }, good)
  await check(book, JSON.parse('{"city":"Rome","nights":2,"__proto__":1}'))
  assert.is(calls(), 5)
})

test('what JSON cannot say is not kept, and what is long is not either', async () => {
  const { calls, check } = counted(minute)
  for (const city of [Number.NaN, undefined, 'x'.repeat(5_000)]) {
    await check(book, { city })
    await check(book, { city })
  }
  assert.is(calls(), 6)
})

test('no more are kept than is allowed; the one unused for longest goes first', async () => {
  const { calls, check } = counted(minute, { most: 2 })
  const ask = (nights: number): Promise<unknown> => check(book, { ...good, nights })
  for (const nights of [1, 2, 1, 3, 1]) await ask(nights)
  assert.is(calls(), 3)
  await ask(2)
  assert.is(calls(), 4)
})

// Row N5.
test('a change drops what the server says it voids [N5]', async () => {
  const cases = [
    [['tool_update'], 'tool_update', 2],
    [['tool_update'], 'resource_change', 1],
    [['resource_change'], 'resource_change', 2],
    [undefined, 'resource_change', 2]
  ] as const
  for (const [invalidateOn, change, expected] of cases) {
    const listed = invalidateOn === undefined ? {} : { invalidateOn }
    const { calls, check } = counted({ caching: { enabled: true, ttl: 60, ...listed } })
    await check(book, good)
    check.invalidate(change)
    await check(book, good)
    assert.is(calls(), expected, `${String(invalidateOn)} ${change}`)
  }
})

test('a verdict that was asked for before a change is not kept after it', async () => {
  let answer: (given: unknown) => void = () => undefined
  let calls = 0
  const call = (): Promise<unknown> => {
    calls++
    return new Promise((resolve) => {
      answer = resolve
    })
  }
  const { check } = set({ mcp: { capabilities: announcing(minute), call } })
  const asked = check(book, good)
  await new Promise(setImmediate)
  check.invalidate('tool_update')
  answer(result({ valid: true }))
  await asked
  const again = check(book, good)
  await new Promise(setImmediate)
  answer(result({ valid: true }))
  assert.is((await again).cached, undefined)
  assert.is(calls, 2)
})

test('verdicts that depend on the context are kept by context, and not at all without one', async () => {
  const announced = { contextAware: true, ...minute }
  const without = counted(announced)
  await without.check(book, good)
  await without.check(book, good)
  assert.is(without.calls(), 2)
  let who: string | undefined = 'ann'
  const { calls, check } = counted(announced, { context: () => who })
  for (const next of ['ann', 'ann', 'bob', 'ann', undefined, undefined]) {
    who = next
    await check(book, good)
  }
  assert.is(calls(), 4)
})

test('what fell back is not kept', async () => {
  let calls = 0
  const call = (): never => {
    calls++
    throw new Error('down')
  }
  const { check } = set({ mcp: { capabilities: announcing(minute), call } })
  await check(book, good)
  assert.is((await check(book, good)).cached, undefined)
  assert.is(calls, 2)
})

test('a server that keeps verdicts says so, and its notification drops ours', async () => {
  const server = new McpServer({ name: 'tests', version: '1.0.0' })
  announceToolValidation(server, [book], {
    judge: byAjv,
    caching: { verdicts: verdictCache({ ttl: 60 }), invalidateOn: ['tool_update'] }
  })
  const client = await seen({ connect: (transport) => server.connect(transport) })
  const { check } = set({ mcp: { capabilities: client.capabilities(), call: client.call } })
  await check(book, { nights: 1 })
  assert.equal(await check(book, { nights: 1 }), {
    verdict: byAjv(book, { nights: 1 }),
    method: 'mcp-native',
    cached: true
  })
  server.registerTool('later', {}, () => ({ content: [] }))
  await new Promise(setImmediate)
  const told = client.wire.map(changeOf).find((change) => change !== undefined)
  assert.is(told, 'tool_update')
  if (told !== undefined) check.invalidate(told)
  assert.is((await check(book, { nights: 1 })).cached, undefined)
  await client.close()
})

test.run()
