import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { own } from '@toolfault/model'
import type { McpOptions } from '@toolfault/plugins/mcp-sdk-v2'
import { withToolfault } from '@toolfault/plugins/mcp-sdk-v2'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { z } from 'zod'
import { fits, isTold, post, type Spy, server, textOf, type Wire, wire } from './kit.js'

const test = suite('plugins/mcp-sdk-v2 switches')

/** A server with the tools installed early or late: the seam is reached in two ways. */
const ways: ReadonlyArray<readonly [string, (form: McpOptions['form'], spy?: Spy) => McpServer]> = [
  ['early', (form, spy) => server((bare) => withToolfault(bare, { form: { ...form } }), spy)],
  [
    'late',
    (form, spy) =>
      withToolfault(
        server(() => {}, spy),
        { form: { ...form } }
      )
  ]
]

for (const [way, made] of ways) {
  test(`${way}: an unknown tool as a result, with the name that was meant (SEP-2145)`, async () => {
    const it = await wire(made({ unknownTool: 'result' }))
    isTold(await it.call('boook', {}), 'Unknown tool: boook. Did you mean `book`?')
    for (const name of ['constructor', '__proto__', 'toString', '']) {
      const answer = await it.call(name, {})
      fits(answer)
      assert.match(String(textOf(answer)), /^Unknown tool/)
    }
    assert.is(textOf(await it.call('book', { city: 'Rome' })), 'ran {"city":"Rome"}')
    await it.close()
  })

  test(`${way}: an unknown tool as a protocol error of ours, with data (row M3)`, async () => {
    const it = await wire(made({ unknownTool: 'protocol' }))
    const answer = await it.call('boook', {})
    fits(answer)
    assert.equal(own(answer, 'error'), {
      code: -32602,
      message: 'Unknown tool: boook. Did you mean `book`?',
      data: { retry_capable: true, tool_name: 'boook' }
    })
    await it.close()
  })

  test(`${way}: invalid arguments as a protocol error with Agentopia's data (row A1)`, async () => {
    const spy: Spy = { seen: [] }
    const it = await wire(made({ invalidArguments: 'protocol' }, spy))
    const answer = await it.call('book', {})
    fits(answer)
    const error = own(answer, 'error')
    assert.is(own(error, 'code'), -32602)
    assert.is(
      own(error, 'message'),
      'Invalid arguments for tool book: `city` is missing: add `city` (string).'
    )
    assert.is(own(own(error, 'data'), 'required_parameter'), 'city')
    assert.equal(spy.seen, [])
    // The error of one call is not that of the next.
    assert.is(textOf(await it.call('book', { city: 'Rome' })), 'ran {"city":"Rome"}')
    await it.close()
  })
}

test('a disabled tool is not there, and a renamed one is under its new name', async () => {
  const made = withToolfault(new McpServer({ name: 'tests', version: '1' }), {
    form: { unknownTool: 'result' }
  })
  const ran = (): { content: [] } => ({ content: [] })
  const tool = made.registerTool('book', { inputSchema: z.object({}) }, ran)
  made.registerTool('other', { inputSchema: z.object({}) }, ran)
  const it: Wire = await wire(made)
  tool.update({ name: 'books' })
  isTold(await it.call('book', {}), 'Unknown tool: book. Did you mean `books`?')
  tool.disable()
  isTold(await it.call('books', {}), 'Unknown tool: books')
  tool.enable()
  assert.ok(own(await it.call('books', {}), 'result'))
  tool.remove()
  isTold(await it.call('books', {}), 'Unknown tool: books')
  await it.close()
})

test('2026-07-28 has both switches too', async () => {
  const handler = createMcpHandler(() =>
    server((bare) =>
      withToolfault(bare, { form: { unknownTool: 'result', invalidArguments: 'protocol' } })
    )
  )
  const unknown = await post(handler, 'boook', {})
  fits(unknown, '2026-07-28')
  assert.is(textOf(unknown), 'Unknown tool: boook. Did you mean `book`?')
  const invalid = await post(handler, 'book', {})
  fits(invalid, '2026-07-28')
  assert.is(own(own(invalid, 'error'), 'code'), -32602)
  await handler.close()
})

test('calls that run at the same time keep their own errors', async () => {
  const it = await wire(
    server((bare) => withToolfault(bare, { form: { invalidArguments: 'protocol' } }))
  )
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => it.call('book', at % 2 === 0 ? {} : { city: 'Rome' }))
  )
  for (const [at, answer] of answers.entries()) {
    assert.is(own(answer, 'error') === undefined, at % 2 === 1)
  }
  await it.close()
})

test.run()
