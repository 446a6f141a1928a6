import { own } from '@toolfault/model'
import { withToolfault } from '@toolfault/plugins/mcp-sdk-v1'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { good } from './rooms.js'
import { newest, sdks } from './sdks.js'
import { assertPublished, assertResult, dataOf, joined, plainTalk, talk } from './talk.js'

const test = suite('plugins/mcp-sdk-v1 wire')

const { city: _, ...homeless } = good
const blame = 'Invalid arguments for tool book: '
const all =
  'Invalid arguments for tool book:\n' +
  '- `city` is missing: add `city` (string)\n' +
  '- `nights` is missing: add `nights` (integer, at least 1)\n' +
  '- `class` is missing: add `class` (one of "eco" or "biz")\n' +
  '- `guest` is missing: add `guest` (object { name: string, tags?: string[] })'

/** The rows of the table of SDK v1's own answers that are about arguments, and ours by hand. */
const bad: ReadonlyArray<readonly [row: string, params: object, text: string, category: string]> = [
  [
    'missing field',
    { arguments: homeless },
    `${blame}\`city\` is missing: add \`city\` (string).`,
    'missing_parameter'
  ],
  [
    'wrong type',
    { arguments: { ...good, nights: 'three' } },
    `${blame}\`nights\` must be an integer, at least 1, received a string of 5 characters: send an integer.`,
    'invalid_parameter'
  ],
  [
    'enum',
    { arguments: { ...good, class: 'first' } },
    `${blame}\`class\` must be one of "eco" or "biz", received a string of 5 characters: use one of them.`,
    'invalid_parameter'
  ],
  [
    'nested',
    { arguments: { ...good, guest: { name: 1, tags: ['a', 2] } } },
    'Invalid arguments for tool book:\n' +
      '- `guest.name` must be a string, received 1: send "1" in quotes\n' +
      '- `guest.tags[1]` must be a string, received 2: send "2" in quotes',
    'invalid_parameter'
  ],
  ['no `arguments` key', {}, all, 'missing_parameter']
]

for (const sdk of sdks) {
  for (const [row, params, text, category] of bad) {
    test(`${sdk.name}, ${row}: a result that says what to mend, and no tool runs (row M1)`, async () => {
      const { call, close, ran } = await talk(sdk)
      const answer = await call({ name: 'book', ...params })
      assertResult(answer, text)
      assert.is(own(dataOf(answer), 'error_category'), category)
      assert.is(own(dataOf(answer), 'tool_name'), 'book')
      assert.equal(ran, [])
      await close()
    })
  }

  test(`${sdk.name}: a call that fits runs once, with what it sent, and tools/list stays as it is`, async () => {
    const plain = await plainTalk(sdk)
    const ours = await talk(sdk)
    assert.equal(await ours.call({ name: 'book', arguments: good }), { content: [] })
    assert.equal(ours.ran, ['book'])
    const list = async ({ ask }: typeof ours): Promise<unknown> =>
      own(await ask('tools/list'), 'result')
    assert.equal(await list(ours), await list(plain))
    // Also after a failure, for which the list is asked.
    await ours.call({ name: 'book', arguments: {} })
    assert.equal(await list(ours), await list(plain))
    await plain.close()
    await ours.close()
  })

  test(`${sdk.name}: an unknown tool is answered as the SDK does unless the form says how`, async () => {
    const plain = await plainTalk(sdk)
    const ours = await talk(sdk)
    for (const name of ['nope', 'constructor', '__proto__']) {
      assert.equal(await ours.call({ name }), await plain.call({ name }))
    }
    await plain.close()
    await ours.close()
    const result = await talk(sdk, { form: { unknownTool: 'result' }, attempts: false })
    assertResult(
      await result.call({ name: 'bok', arguments: {} }),
      'Unknown tool: bok. Did you mean `book`?'
    )
    for (const name of ['constructor', '__proto__', 'toString']) {
      assertResult(await result.call({ name }), `Unknown tool: ${name}`)
    }
    await result.close()
    const protocol = await talk(sdk, { form: { unknownTool: 'protocol' } })
    const error = own(await protocol.call({ name: 'bok' }), 'error')
    assert.is(own(error, 'code'), -32602)
    assert.is(own(error, 'message'), 'Unknown tool: bok. Did you mean `book`?')
    await protocol.close()
  })

  // M2: only `params` that break CallToolRequest are malformed; the SDK alone says -32603 and shows its schema.
  test(`${sdk.name}: arguments that are no object are a malformed request, and so is a call without a name`, async () => {
    const named: Array<unknown> = []
    const { call, close, ran } = await talk(sdk, {
      attempts: false,
      onFault: (_fault, { tool }) => named.push(tool)
    })
    for (const args of ['text', ['a'], 7, null, true]) {
      const answer = await call({ name: 'book', arguments: args })
      const error = own(answer, 'error')
      assert.is(own(error, 'code'), -32602)
      assert.is(own(error, 'message'), 'Invalid request: params.arguments must be an object')
      assertPublished(answer)
    }
    const nameless = own(await call({ arguments: {} }), 'error')
    assert.is(own(nameless, 'message'), 'Invalid request: params.name must be a string')
    assert.equal(named, ['book', 'book', 'book', 'book', 'book', undefined])
    assert.equal(ran, [])
    await close()
  })

  test(`${sdk.name}: a call without arguments runs a tool that needs none`, async () => {
    const server = withToolfault(sdk.make())
    const ran: Array<unknown> = []
    server.registerTool('list', { inputSchema: { page: sdk.z.string().optional() } }, (args) => {
      ran.push(args)
      return { content: [] }
    })
    const { call } = await joined(sdk, server)
    assert.equal(await call({ name: 'list' }), { content: [] })
    assert.equal(ran, [{}])
    await server.close()
  })

  test(`${sdk.name}: output that breaks its schema stays the SDK's`, async () => {
    const plain = await plainTalk(sdk)
    const ours = await talk(sdk)
    for (const name of ['out', 'outmissing']) {
      const params = { name, arguments: { n: 1 } }
      assert.equal(await ours.call(params), await plain.call(params))
    }
    assert.equal(ours.ran, ['out', 'outmissing'])
    await plain.close()
    await ours.close()
  })
}

test('asked for, bad arguments are -32602 with the data, and without words of the SDK (row A1)', async () => {
  const { call, close } = await talk(newest, { form: { invalidArguments: 'protocol' } })
  const answer = await call({ name: 'book', arguments: homeless })
  assert.equal(answer, {
    error: {
      code: -32602,
      message: `${blame}\`city\` is missing: add \`city\` (string).`,
      data: {
        retry_capable: true,
        error_category: 'missing_parameter',
        tool_name: 'book',
        required_parameter: 'city',
        parameter_type: 'string',
        required_parameters: ['city', 'nights', 'class', 'guest']
      }
    }
  })
  assertPublished(answer)
  await close()
})

test('a check that takes its time is waited for, and what a schema changes reaches the tool', async () => {
  const { z } = newest
  const server = withToolfault(newest.make())
  const ran: Array<unknown> = []
  const even = z.number().refine(async (n) => (await Promise.resolve(n)) % 2 === 0, 'must be even')
  const inputSchema = { even, text: z.string().transform((text) => text.length) }
  server.registerTool('slow', { inputSchema }, (args) => {
    ran.push(args)
    return { content: [] }
  })
  const { call } = await joined(newest, server)
  assertResult(
    await call({ name: 'slow', arguments: { even: 1, text: 'abc' } }),
    'Invalid arguments for tool slow: `even`: must be even.'
  )
  assert.equal(await call({ name: 'slow', arguments: { even: 2, text: 'abc' } }), { content: [] })
  assert.equal(ran, [{ even: 2, text: 3 }])
  await server.close()
})

test('keys that a strict object has not, and tags that no branch has', async () => {
  const { z } = newest
  const server = newest.make()
  const ran: Array<unknown> = []
  const run = (args: unknown): object => {
    ran.push(args)
    return { content: [] }
  }
  server.registerTool('strict', { inputSchema: z.strictObject({ a: z.string() }) }, run)
  const kinds = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), x: z.string() }),
    z.object({ kind: z.literal('b'), y: z.number() })
  ])
  server.registerTool('kinds', { inputSchema: kinds }, run)
  withToolfault(server, { attempts: false })
  const { ask, call } = await joined(newest, server)
  assertResult(
    await call({ name: 'strict', arguments: { a: 'x', b: 1 } }),
    'Invalid arguments for tool strict: `b` is not an accepted key: remove `b`.'
  )
  assertResult(
    await call({ name: 'kinds', arguments: { kind: 'c' } }),
    'Invalid arguments for tool kinds: `kind` must be one of "a" or "b", received a string of 1 character: use one of them (the arguments take { kind: "a", x: string } | { kind: "b", y: number }).'
  )
  // The SDK lists a union as an object that takes nothing; the schema itself knows better.
  const tools = own(own(await ask('tools/list'), 'result'), 'tools')
  assert.equal(own((tools as ReadonlyArray<unknown>)[1], 'inputSchema'), {
    type: 'object',
    properties: {}
  })
  assertResult(
    await call({ name: 'kinds', arguments: { kind: 'a' } }),
    'Invalid arguments for tool kinds: `x` is missing: add `x` (string) (taken as "a" by its `kind`; other shapes: "b").'
  )
  assert.equal(ran, [])
  await server.close()
})

test('what the tool says of a key under its right name is told at once, unless it takes time to say so', async () => {
  const { z } = newest
  const server = newest.make()
  const ran = (): object => ({ content: [] })
  let asked = 0
  const even = (code: string): boolean => code.length % 2 === 0
  server.registerTool(
    'now',
    { inputSchema: { zipCode: z.string().refine(even, 'must be even') } },
    ran
  )
  server.registerTool(
    'later',
    {
      inputSchema: {
        zipCode: z.string().refine(async (code) => {
          asked++
          return even(code)
        }, 'must be even'),
        n: z.number()
      }
    },
    ran
  )
  withToolfault(server, { attempts: false })
  const { call } = await joined(newest, server)
  assertResult(
    await call({ name: 'now', arguments: { zip_code: '123' } }),
    'Invalid arguments for tool now:\n' +
      '- `zipCode` is missing: rename `zip_code` to `zipCode`\n' +
      '- `zipCode`: must be even'
  )
  assertResult(
    await call({ name: 'later', arguments: { zip_code: '123', n: 1 } }),
    'Invalid arguments for tool later: `zipCode` is missing: rename `zip_code` to `zipCode`.'
  )
  // zod begins twice before it knows; it is not asked a second time.
  assert.is(asked, 2)
  await call({ name: 'later', arguments: { zip_code: '123', n: 1 } })
  assert.is(asked, 2)
  await server.close()
})

test.run()
