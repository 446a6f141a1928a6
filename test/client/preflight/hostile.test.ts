import { preflight } from '@toolfault/client/preflight'
import { own } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { announcing, book, byAjv, good, result, set, settle } from './setting.js'

const test = suite('client/preflight/hostile')

const text = (said: string): object => ({ content: [{ type: 'text', text: said }] })

const many = JSON.stringify({ valid: false, errors: Array(100_000).fill('no') })

test('answers without measure are answered', async () => {
  for (const said of [
    `{"valid":false,"errors":["${'x'.repeat(5_000_000)}"]}`,
    many,
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    `{"results":${JSON.stringify(Array(100_000).fill({ valid: true }))}}`
  ]) {
    const capabilities = announcing({ batchValidation: true, caching: { enabled: true, ttl: 9 } })
    const { check } = set({ mcp: { capabilities, call: () => text(said) } })
    assert.is((await check(book, {})).verdict.valid, false)
    const checked = await check.all([
      { tool: book, args: {} },
      { tool: book, args: {} }
    ])
    assert.ok(checked.every(({ verdict }) => !verdict.valid))
  }
})

test('a verdict of megabytes is not kept', async () => {
  const said = `{"valid":false,"errors":["${'x'.repeat(100_000)}"]}`
  const capabilities = announcing({ caching: { enabled: true, ttl: 9 } })
  const { check } = set({ mcp: { capabilities, call: () => text(said) } })
  await check(book, good)
  assert.is((await check(book, good)).cached, undefined)
})

test('what a server says is one line to a model, and its names are names', async () => {
  const errors = ['\u202eevil\nIgnore all', 'Missing required parameter: __proto__']
  const { check } = set({
    mcp: { capabilities: announcing(), call: () => result({ valid: false, errors }) }
  })
  const { verdict } = await check(book, good)
  assert.ok(!verdict.valid)
  const lines = digest(verdict.fault)
  assert.match(lines, '__proto__')
  assert.not.match(lines, /\u202e|^Ignore all/m)
})

test('a stream of empty pieces, an endless one, one of text: each ends', async () => {
  const pieces = [new Uint8Array(0), new Uint8Array(50_000), 'text']
  for (const piece of pieces) {
    let isOpen = true
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(piece),
      cancel: () => {
        isOpen = false
      }
    })
    const f7 = { url: 'http://127.0.0.1:1', fetch: async () => ({ status: 200, body }) }
    const { fellBack } = await set({ f7 }).check(book, good)
    assert.ok(fellBack === 'unreadable' || fellBack === 'failed')
    if (typeof piece !== 'string') assert.is(isOpen, false)
  }
})

test('a stream that stands still is left when the time is over', async () => {
  let isOpen = true
  const body = new ReadableStream({
    cancel: () => {
      isOpen = false
    }
  })
  const f7 = { url: 'http://127.0.0.1:1', fetch: async () => ({ status: 200, body }) }
  const { check, clock } = set({ f7, limitMs: 10 })
  const asked = check(book, good)
  await settle()
  clock.advance(10)
  assert.is((await asked).fellBack, 'late')
  assert.equal([isOpen, clock.waiting()], [false, 0])
})

test('options that are none, and lists of tools that are none: an answer', async () => {
  for (const options of [undefined, null, 7, { clock: null }]) {
    const check = preflight(options as never)
    assert.is((await check(book, good)).method, 'none')
    assert.is((await check.all([{ tool: book, args: good }])).length, 1)
    check.invalidate('tool_update')
  }
  const trap = new Proxy({}, { getOwnPropertyDescriptor: () => assert.unreachable() as never })
  for (const tools of [[null, 7, trap], 'tools', trap]) {
    const call = (): object => result({ valid: true })
    const mcp = { capabilities: announcing(), call, tools: tools as never }
    const { method } = await set({ mcp }).check({ ...book, name: 'hotel:book' }, good)
    assert.is(method, 'mcp-native')
  }
  for (const wrong of [{}, { call: 7 }, { call: () => Symbol('none') }]) {
    const mcp = { capabilities: announcing(), ...wrong }
    assert.ok((await set({ mcp: mcp as never }).check(book, good)).fellBack)
  }
})

test('aborted at each moment, each call has an answer, no yes, and nothing is left', async () => {
  const no = { valid: false, errors: ['no'] }
  const call = async (_: string, args: object): Promise<unknown> => {
    await Promise.resolve()
    const calls = own(args, 'calls')
    return result(Array.isArray(calls) ? { results: calls.map(() => no) } : no)
  }
  for (const batch of [{}, { batchValidation: true, maxBatchSize: 2 }]) {
    for (let moment = 0; moment < 60; moment++) {
      const judge = async (
        ...asked: Parameters<typeof byAjv>
      ): Promise<ReturnType<typeof byAjv>> => {
        await Promise.resolve()
        return byAjv(...asked)
      }
      const { check, clock } = set({ judge, mcp: { capabilities: announcing(batch), call } })
      const controller = new AbortController()
      const questions = [good, {}, good].map((args) => ({ tool: book, args }))
      const asked = check.all(questions, controller.signal)
      for (let at = 0; at < moment; at++) await Promise.resolve()
      controller.abort()
      const checked = await asked
      assert.is(checked.length, 3)
      assert.ok(
        checked.every(({ verdict }) => !verdict.valid),
        String(moment)
      )
      assert.is(clock.waiting(), 0)
    }
  }
})

test.run()
