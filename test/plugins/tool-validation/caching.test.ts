import { McpServer as McpServerV1 } from '@modelcontextprotocol/sdk/server/mcp.js'
import { McpServer as McpServerV2 } from '@modelcontextprotocol/server'
import { authorizationRequired, invalid, type Tool, valid } from '@toolfault/model'
import { announceToolValidation, verdictCache } from '@toolfault/plugins/tool-validation'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { asked, right } from './asked.js'
import { book, byAjv, seen } from './servers.js'

const test = suite('plugins/tool-validation/caching')

const counted = () => {
  const judged: Array<unknown> = []
  const judge: typeof byAjv = (tool, args) => {
    judged.push(args)
    return byAjv(tool, args)
  }
  return { judge, judged }
}

test('caching is announced where it is done [N5]', async () => {
  const { announced, client } = await asked({
    caching: { verdicts: verdictCache({ ttl: 60 }), invalidateOn: ['tool_update'] }
  })
  assert.is(announced['cacheable'], true)
  assert.equal(announced['caching'], { enabled: true, ttl: 60, invalidateOn: ['tool_update'] })
  await client.close()
})

test('a call is judged once until the time is over, however its arguments are ordered', async () => {
  let now = 0
  const { judge, judged } = counted()
  const verdicts = verdictCache({ ttl: 2, now: () => now })
  const { ask, client } = await asked({ judge, caching: { verdicts } })
  const first = await ask('book', { city: 'Rome', nights: 2 })
  assert.equal(await ask('book', { nights: 2, city: 'Rome' }), first)
  assert.is(judged.length, 1)
  await ask('book', { city: 'Rome', nights: 3 })
  assert.is(judged.length, 2)
  now = 1_999
  await ask('book', right)
  assert.is(judged.length, 2)
  now = 2_000
  await ask('book', right)
  assert.is(judged.length, 3)
  // A clock that was set back.
  now = 0
  await ask('book', right)
  assert.is(judged.length, 4)
  await client.close()
})

test('what a call failed of is kept, and compared with the attempt before all the same', async () => {
  const { judge, judged } = counted()
  const { ask, client } = await asked({ judge, caching: { verdicts: verdictCache({ ttl: 60 }) } })
  await ask('book', { city: 'Rome' })
  const again = (await ask('book', { city: 'Rome' })) as { suggestions: ReadonlyArray<string> }
  assert.is(judged.length, 1)
  assert.is(again.suggestions[0], 'The last attempt failed in the same way: still wrong `nights`.')
  await client.close()
})

test('a tool under the same name with another schema is another tool', async () => {
  const { judge, judged } = counted()
  let tool: Tool = book
  const { ask, client } = await asked(
    { judge, caching: { verdicts: verdictCache({ ttl: 60 }) } },
    (name) => (name === 'book' ? tool : undefined)
  )
  await ask('book', {})
  tool = { name: 'book' }
  assert.is(((await ask('book', {})) as { valid: boolean }).valid, true)
  assert.is(judged.length, 2)
  await client.close()
})

test('what time, a user or an operator mends is asked for again; so is what could not be checked', async () => {
  let checks = 0
  const authorization = await asked({
    caching: { verdicts: verdictCache({ ttl: 60 }) },
    deeper: {
      security: () => (checks++ === 0 ? invalid(authorizationRequired('tool')) : valid)
    }
  })
  assert.is(((await authorization.ask('book', right)) as { valid: boolean }).valid, false)
  assert.is(((await authorization.ask('book', right)) as { valid: boolean }).valid, true)
  await authorization.ask('book', right)
  assert.is(checks, 2)
  await authorization.client.close()
  let tries = 0
  const broken = await asked({
    caching: { verdicts: verdictCache({ ttl: 60 }) },
    deeper: {
      runtime: () => {
        tries++
        throw new Error('down')
      }
    }
  })
  await broken.ask('book', right)
  await broken.ask('book', right)
  assert.is(tries, 2)
  await broken.client.close()
})

test('where a check knows who calls, nobody is told what another was told', async () => {
  let session: string | undefined = 'ann'
  const callers: Array<string | undefined> = []
  const { ask, client } = await asked({
    session: () => session,
    contextAware: true,
    caching: { verdicts: verdictCache({ ttl: 60 }) },
    deeper: {
      security: (_, __, { context }) => {
        callers.push(context?.session)
        return undefined
      }
    }
  })
  for (const who of ['ann', 'ann', 'bob', undefined, undefined]) {
    session = who
    await ask('book', right)
  }
  assert.equal(callers, ['ann', 'bob', undefined, undefined])
  await client.close()
})

/** A server that has a tool and resources, and one more tool in time. */
const servers = [
  () => {
    const server = new McpServerV1(info, { capabilities })
    const more = (): unknown => server.registerTool('x', {}, () => ({ content: [] }))
    return { server, more, connect: (transport: never) => server.connect(transport) }
  },
  () => {
    const server = new McpServerV2(info, { capabilities })
    const more = (): unknown => server.registerTool('x', {}, () => ({ content: [] }))
    return { server, more, connect: (transport: never) => server.connect(transport) }
  }
]

const info = { name: 't', version: '1' }
const capabilities = { tools: {}, resources: {} }

for (const [at, make] of servers.entries()) {
  for (const change of ['tool_update', 'resource_change'] as const) {
    test(`v${at + 1}: ${change} drops what is kept where it is announced, and nothing else does [N5]`, async () => {
      const { judge, judged } = counted()
      const { connect, more, server } = make()
      announceToolValidation(server, [book], {
        judge,
        caching: { verdicts: verdictCache({ ttl: 60 }), invalidateOn: [change] }
      })
      const client = await seen({ connect })
      const judgedAfter = async (run: () => unknown): Promise<boolean> => {
        const before = judged.length
        await run()
        await client.call('validate', { tool: 'book', arguments: right })
        return judged.length > before
      }
      const isUpdate = change === 'tool_update'
      assert.is(await judgedAfter(() => undefined), true)
      assert.is(await judgedAfter(() => undefined), false)
      assert.is(await judgedAfter(() => server.sendToolListChanged()), isUpdate)
      assert.is(await judgedAfter(more), isUpdate)
      assert.is(
        await judgedAfter(() => server.server.sendResourceUpdated({ uri: 'a:b' })),
        !isUpdate
      )
      assert.is(await judgedAfter(() => server.sendPromptListChanged), false)
      await client.close()
    })
  }
}

test('v2: what a handler tells within a request counts too', async () => {
  const { judge, judged } = counted()
  const server = new McpServerV2({ name: 't', version: '1' }, { capabilities: { resources: {} } })
  announceToolValidation(server, [book], {
    judge,
    caching: { verdicts: verdictCache({ ttl: 60 }), invalidateOn: ['resource_change'] }
  })
  server.registerTool('write', {}, async (ctx) => {
    await ctx.mcpReq.notify({ method: 'notifications/resources/updated', params: { uri: 'a:b' } })
    return { content: [] }
  })
  const client = await seen({ connect: (transport) => server.connect(transport) }, 2)
  await client.call('validate', { tool: 'book', arguments: right })
  await client.call('write', {})
  await client.call('validate', { tool: 'book', arguments: right })
  assert.is(judged.length, 2)
  await client.close()
})

test('the cache is bounded in verdicts and in the length of a call', async () => {
  const verdicts = verdictCache({ ttl: 60, most: 2 })
  for (const key of ['a', 'b', 'c']) verdicts.set(key, valid)
  assert.is(verdicts.get('a'), undefined)
  verdicts.get('b')
  verdicts.set('d', valid)
  assert.is(verdicts.get('c'), undefined)
  assert.is(verdicts.get('b'), valid)
  verdicts.set('x'.repeat(5_000), valid)
  assert.is(verdicts.get('x'.repeat(5_000)), undefined)
  verdicts.clear()
  assert.is(verdicts.get('b'), undefined)
})

test.run()
