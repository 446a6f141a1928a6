import { own } from '@toolfault/model'
import { withToolfault } from '@toolfault/plugins/mcp-sdk-v1'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Introduction } from '../wire.js'
import { newest, type Sdk, sdks } from './sdks.js'
import { assertPublished, assertResult, joined, talk } from './talk.js'

const test = suite('plugins/mcp-sdk-v1 elicit')

/** A server with one tool, which keeps what it was called with. */
const kitchen = (sdk: Sdk) => {
  const server = withToolfault(sdk.make(), { elicit: true, attempts: false })
  const ran: Array<unknown> = []
  const { z } = sdk
  server.registerTool(
    'cook',
    {
      description: 'Cook a dish',
      inputSchema: {
        dish: z.string(),
        guests: z.number().int().min(1).max(9),
        spice: z.string().optional()
      }
    },
    (args) => {
      ran.push(args)
      return { content: [] }
    }
  )
  return { ran, server }
}

const answering = (result: object, version = '2025-11-25'): Introduction => ({
  version,
  capabilities: { elicitation: {} },
  answer: () => ({ result })
})

const missing =
  'Invalid arguments for tool cook: `guests` is missing: add `guests` (integer, at least 1, at most 9).'

for (const sdk of sdks.filter(({ name }) => name !== '1.12')) {
  test(`${sdk.name}: the user is asked for what is missing, during the call, and the tool runs with it`, async () => {
    const { ran, server } = kitchen(sdk)
    const client = answering({ action: 'accept', content: { guests: 3 } })
    const { asked, call } = await joined(sdk, server, client)
    assert.equal(await call({ name: 'cook', arguments: { dish: 'soup' } }), { content: [] })
    assert.equal(ran, [{ dish: 'soup', guests: 3 }])
    assert.is(asked.length, 1)
    assert.is(own(asked[0], 'method'), 'elicitation/create')
    const params = own(asked[0], 'params')
    assert.equal(own(params, 'requestedSchema'), {
      type: 'object',
      properties: { guests: { type: 'integer', minimum: 1, maximum: 9 } },
      required: ['guests']
    })
    await server.close()
  })

  for (const [told, client] of [
    ['declines', answering({ action: 'decline' })],
    ['cancels', answering({ action: 'cancel' })],
    ['answers what does not fit', answering({ action: 'accept', content: { guests: 0 } })],
    ['answers in another shape', answering({ action: 'accept', content: { guests: { a: 1 } } })],
    [
      'fails to ask',
      { ...answering({}), answer: () => ({ error: { code: -32603, message: 'no' } }) }
    ]
  ] as const) {
    test(`${sdk.name}: where the client ${told}, the call is refused, once, and nothing runs`, async () => {
      const { ran, server } = kitchen(sdk)
      const { asked, call } = await joined(sdk, server, client)
      const answer = await call({ name: 'cook', arguments: { dish: 'soup' } })
      assert.is(own(answer, 'isError'), true)
      if (told !== 'answers what does not fit') assertResult(answer, missing)
      assert.is(asked.length, 1)
      assert.equal(ran, [])
      await server.close()
    })
  }

  test(`${sdk.name}: a client that declared nothing is asked nothing, and neither is one of 2025-03-26`, async () => {
    for (const client of [{}, answering({}, '2025-03-26')]) {
      const { ran, server } = kitchen(sdk)
      const { asked, call } = await joined(sdk, server, client)
      assertResult(await call({ name: 'cook', arguments: { dish: 'soup' } }), missing)
      assert.equal(asked, [])
      assert.equal(ran, [])
      await server.close()
    }
  })
}

test('nobody is asked for what is wrong rather than missing, nor unless the author wants it', async () => {
  const { server } = kitchen(newest)
  const { asked, call } = await joined(newest, server, answering({}))
  await call({ name: 'cook', arguments: { dish: 'soup', guests: 'three' } })
  assert.equal(asked, [])
  await server.close()
  const quiet = await talk(newest, {}, answering({}))
  await quiet.call({ name: 'book', arguments: {} })
  assert.equal(quiet.asked, [])
  await quiet.close()
})

// 2025-11-25, Elicitation, "URL Elicitation Required Error" (row M5).
test('a missing authorization is a page to visit, where the client declared that it shows pages', async () => {
  const { call, close } = await talk(
    newest,
    { elicit: true },
    {
      capabilities: { elicitation: { url: {} } }
    }
  )
  const answer = await call({ name: 'mail' })
  assert.equal(answer, {
    error: {
      code: -32042,
      message: 'Requirements of this tool are not met.',
      data: {
        elicitations: [
          {
            mode: 'url',
            elicitationId: 'c1',
            url: 'https://auth.example.com/c1',
            message: 'Authorization required for mail.'
          }
        ]
      }
    }
  })
  assertPublished(answer)
  await close()
  for (const client of [
    {},
    { capabilities: { elicitation: { form: {} } } },
    { version: '2025-06-18', capabilities: { elicitation: { url: {} } } }
  ]) {
    const other = await talk(newest, { elicit: true }, client)
    assertResult(
      await other.call({ name: 'mail' }),
      'Authorization required for mail. Ask the user to open https://auth.example.com/c1 and then repeat the call.'
    )
    await other.close()
  }
})

test.run()
