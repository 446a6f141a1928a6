import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { own } from '@toolfault/model'
import { withToolfault } from '@toolfault/plugins/mcp-sdk-v2'
import { compile } from '@toolfault/validators/ajv'
import { toStandardSchema } from '@toolfault/validators/standard-schema'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { z } from 'zod'
import { input, jsonSchema, post, register, type Spy, server, textOf, wire } from './kit.js'

const test = suite('plugins/mcp-sdk-v2 tools')

const bare = (): McpServer => new McpServer({ name: 'tests', version: '1' })

const spied = (): { spy: Spy; ran: (args: unknown) => { content: [] } } => {
  const spy: Spy = { seen: [] }
  return {
    spy,
    ran: (args) => {
      spy.seen.push(args)
      return { content: [] }
    }
  }
}

test('tools/list is the same with and without, before and after the first call', async () => {
  const plain = await wire(server())
  const early = await wire(server((made) => withToolfault(made)))
  const late = await wire(withToolfault(server()))
  const listed = own(await plain.request('tools/list'), 'result')
  for (const it of [early, late]) {
    assert.equal(own(await it.request('tools/list'), 'result'), listed)
    await it.call('book', {})
    assert.equal(own(await it.request('tools/list'), 'result'), listed)
    await it.close()
  }
  await plain.close()
})

test('tools that were registered before are guarded as well', async () => {
  const spy: Spy = { seen: [] }
  const made = server(() => {}, spy)
  const it = await wire(withToolfault(made))
  for (const name of ['book', 'book_ark', 'book_val', 'book_json']) {
    assert.is(
      textOf(await it.call(name, {})),
      `Invalid arguments for tool ${name}: \`city\` is missing: add \`city\` (string).`
    )
  }
  assert.equal(spy.seen, [])
  assert.is(textOf(await it.call('book', { city: 'Rome' })), 'ran {"city":"Rome"}')
  await it.close()
})

test('tools that are registered while the client is there are guarded', async () => {
  const made = withToolfault(
    new McpServer({ name: 'tests', version: '1' }, { capabilities: { tools: {} } })
  )
  const it = await wire(made)
  register(made)
  assert.match(String(textOf(await it.call('book', {}))), /`city` is missing/)
  await it.close()
})

test('a JSON Schema tool by toStandardSchema: one pass of ajv, with places and rules', async () => {
  const { ran, spy } = spied()
  const made = withToolfault(bare())
  made.registerTool('book', { inputSchema: toStandardSchema(jsonSchema, compile) }, ran)
  const it = await wire(made)
  assert.is(
    textOf(await it.call('book', { extra: 1, nights: 0 })),
    'Invalid arguments for tool book:\n- `city` is missing: add `city` (string)\n- `extra` is not an accepted key: remove `extra` (the arguments also take { class?: "eco" | "biz" })\n- `nights` must be at least 1, received 0: leave it out, or send 1 or more'
  )
  assert.equal(spy.seen, [])
  const from = toStandardSchema({ properties: { from: { type: 'string', format: 'date' } } })
  made.registerTool('free', { inputSchema: from }, ran)
  assert.is(
    textOf(await it.call('free', { from: 'tomorrow' })),
    'Invalid arguments for tool free: `from` must be a valid date, received a string of 8 characters: send a valid date such as "2026-01-31".'
  )
  await it.close()
})

test('a raw shape of zod, which is deprecated, is guarded', async () => {
  const { ran, spy } = spied()
  const made = withToolfault(bare())
  made.registerTool('raw', { inputSchema: { city: z.string() } }, ran)
  const it = await wire(made)
  assert.is(
    textOf(await it.call('raw', {})),
    'Invalid arguments for tool raw: `city` is missing: add `city` (string).'
  )
  await it.call('raw', { city: 'Rome' })
  assert.equal(spy.seen, [{ city: 'Rome' }])
  await it.close()
})

test('a frozen schema, one without a JSON Schema of its own, and one that is boxed already', async () => {
  const { ran } = spied()
  const made = withToolfault(bare())
  const frozen = Object.freeze({
    '~standard': Object.freeze({
      ...toStandardSchema<object>(jsonSchema)['~standard'],
      version: 1 as const
    })
  })
  const first = made.registerTool('frozen', { inputSchema: frozen }, ran)
  // A border: what a RegisteredTool shows of its schema is what it was given.
  made.registerTool('again', { inputSchema: first.inputSchema as typeof frozen }, ran)
  const it = await wire(made)
  for (const name of ['frozen', 'again']) {
    assert.is(
      textOf(await it.call(name, {})),
      `Invalid arguments for tool ${name}: \`city\` is missing: add \`city\` (string).`
    )
  }
  await it.close()
})

test('one schema in two servers, and what it says outside of them, stay apart', async () => {
  const one = await wire(server((made) => withToolfault(made)))
  const other = await wire(server())
  assert.match(
    String(textOf(await one.call('book', {}))),
    /^Invalid arguments for tool book: `city`/
  )
  assert.match(String(textOf(await other.call('book', {}))), /^Input validation error/)
  assert.not.ok(input.safeParse({}).success)
  await one.close()
  await other.close()
})

test('asynchronous schemas are asked no more often than without the plugin', async () => {
  const counts: Array<number> = []
  for (const dress of [(made: McpServer) => made, (made: McpServer) => withToolfault(made)]) {
    let asked = 0
    const { ran, spy } = spied()
    const made = dress(bare())
    const inputSchema = z.object({
      city: z.string().refine(async (city) => {
        asked += 1
        return (await Promise.resolve(city)) !== 'Nowhere'
      }, 'no such city')
    })
    made.registerTool('book', { inputSchema }, ran)
    const it = await wire(made)
    assert.match(String(textOf(await it.call('book', { city: 'Nowhere' }))), /no such city/)
    await it.call('book', { city: 'Rome' })
    assert.equal(spy.seen, [{ city: 'Rome' }])
    counts.push(asked)
    await it.close()
  }
  assert.is(counts[1], counts[0])
})

test('a schema that throws has not found the arguments valid, and its error is not shown', async () => {
  const { ran, spy } = spied()
  const made = withToolfault(bare())
  const inputSchema = z.object({
    city: z.string().refine(() => {
      throw new Error('password hunter2')
    })
  })
  made.registerTool('book', { inputSchema }, ran)
  const it = await wire(made)
  const answer = await it.call('book', { city: 'Rome' })
  assert.not.match(JSON.stringify(answer), /hunter2/)
  assert.is(own(own(answer, 'result'), 'isError'), true)
  assert.equal(spy.seen, [])
  await it.close()
})

test('update: a new schema and a new callback are guarded, alone and together', async () => {
  const first = spied()
  const second = spied()
  const made = withToolfault(bare())
  const tool = made.registerTool('book', { inputSchema: z.object({ a: z.string() }) }, first.ran)
  const it = await wire(made)
  tool.update({ paramsSchema: z.object({ b: z.string() }) })
  assert.match(String(textOf(await it.call('book', { a: 'x' }))), /`b` is missing/)
  tool.update({ callback: second.ran })
  assert.match(String(textOf(await it.call('book', { a: 'x' }))), /`b` is missing/)
  await it.call('book', { b: 'y' })
  assert.equal([first.spy.seen, second.spy.seen], [[], [{ b: 'y' }]])
  tool.update({ paramsSchema: z.object({ c: z.string() }), callback: first.ran })
  assert.match(String(textOf(await it.call('book', {}))), /`c` is missing/)
  await it.call('book', { c: 'z' })
  assert.equal(first.spy.seen, [{ c: 'z' }])
  await it.close()
})

test('update: a tool without a schema gets one', async () => {
  const { ran, spy } = spied()
  const made = withToolfault(bare())
  const tool = made.registerTool('book', {}, ran)
  tool.update({ paramsSchema: z.object({ b: z.string() }) })
  const it = await wire(made)
  assert.match(String(textOf(await it.call('book', {}))), /`b` is missing/)
  await it.call('book', { b: 'y' })
  assert.equal(spy.seen, [{ b: 'y' }])
  await it.close()
})

test('a tool that was renamed is called by its new name, disabled and enabled as before', async () => {
  const { ran, spy } = spied()
  const made = withToolfault(bare())
  const tool = made.registerTool('book', { inputSchema: z.object({ a: z.string() }) }, ran)
  const it = await wire(made)
  tool.update({ name: 'reserve' })
  assert.match(
    String(textOf(await it.call('reserve', {}))),
    /^Invalid arguments for tool reserve: `a` is missing/
  )
  tool.disable()
  assert.is(own(own(await it.call('reserve', {}), 'error'), 'message'), 'Tool reserve disabled')
  tool.enable()
  assert.match(String(textOf(await it.call('reserve', {}))), /`a` is missing/)
  tool.remove()
  assert.is(own(own(await it.call('reserve', {}), 'error'), 'message'), 'Tool reserve not found')
  assert.equal(spy.seen, [])
  await it.close()
})

test('hostile names and keys are names and keys', async () => {
  const { ran, spy } = spied()
  const made = withToolfault(bare())
  made.registerTool('keys', { inputSchema: z.strictObject({ a: z.string() }) }, ran)
  const it = await wire(made)
  const args: unknown = JSON.parse('{"a":"x","__proto__":{"a":1},"constructor":2,"":3}')
  const text = String(textOf(await it.call('keys', args)))
  assert.match(text, /`constructor` is not an accepted key/)
  assert.equal(spy.seen, [])
  await it.close()
})

test('arguments that are huge or deep get their answer, and the next call works', async () => {
  const { ran } = spied()
  const made = withToolfault(bare())
  const inputSchema = z.object({ list: z.array(z.string()), deep: z.json().optional() })
  made.registerTool('many', { inputSchema }, ran)
  const it = await wire(made)
  const many = await it.call('many', { list: Array.from({ length: 50_000 }, (_, at) => at) })
  assert.ok(String(textOf(many)).length < 1_500)
  assert.ok(JSON.stringify(many).length < 20_000)
  assert.equal(own(own(await it.call('many', { list: [] }), 'result'), 'content'), [])
  await it.close()
})

test('more elements than maxToolInputElements are refused before the schema is asked', async () => {
  const { ran, spy } = spied()
  const made = withToolfault(
    new McpServer({ name: 'tests', version: '1' }, { maxToolInputElements: 10 })
  )
  made.registerTool('book', { inputSchema: z.object({}) }, ran)
  const it = await wire(made)
  assert.is(
    textOf(await it.call('book', { list: Array.from({ length: 20 }, () => 0) })),
    'Invalid arguments for tool book: arguments contain more than the maximum of 10 elements'
  )
  assert.equal(spy.seen, [])
  await it.close()
})

test('a schema in a factory is new for each request, and guarded each time', async () => {
  const { ran } = spied()
  const handler = createMcpHandler(() => {
    const made = withToolfault(bare())
    made.registerTool('book', { inputSchema: z.object({ city: z.string() }) }, ran)
    return made
  })
  for (const _ of [1, 2]) {
    assert.match(String(textOf(await post(handler, 'book', {}))), /`city` is missing/)
  }
  await handler.close()
})

test.run()
