import { validationOf } from '@toolfault/client/capability'
import { announceToolValidation } from '@toolfault/plugins/tool-validation'
import { encode } from '@toolfault/protocols/ncp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { seen, sorts } from '../../plugins/tool-validation/servers.js'
import { announcing, book, byAjv, good, result, set } from './setting.js'

const test = suite('client/preflight/native')

for (const { make, name } of sorts) {
  for (const major of [1, 2] as const) {
    test(`${name}, client of v${major}: its verdict, told with the same advice`, async () => {
      const made = make()
      made.addTool()
      announceToolValidation(made.server, [book], { judge: byAjv, method: 'check_call' })
      const client = await seen(made, major)
      const capabilities = client.capabilities()
      assert.is(validationOf(capabilities)?.method, 'check_call')
      const { check, clock, events } = set({ mcp: { capabilities, call: client.call } })
      assert.equal(await check(book, good), { verdict: { valid: true }, method: 'mcp-native' })
      const args = { nights: 0 }
      assert.equal(await check(book, args), { verdict: byAjv(book, args), method: 'mcp-native' })
      assert.equal(await check({ ...book, name: 'bok' }, {}), {
        verdict: {
          valid: false,
          fault: { kind: 'unknown_tool', tool: 'bok', suggestion: 'book' }
        },
        method: 'mcp-native'
      })
      assert.equal(events, [])
      assert.is(clock.waiting(), 0)
      await client.close()
    })
  }
}

test('a server that announces nothing is not asked, and that is said', async () => {
  const made = sorts[0]?.make()
  assert.ok(made)
  made.addTool()
  const client = await seen(made)
  let calls = 0
  const call = (): void => void calls++
  const { check, events } = set({ mcp: { capabilities: client.capabilities(), call } })
  assert.equal(await check(book, { city: 'Rome' }), {
    verdict: byAjv(book, { city: 'Rome' }),
    method: 'schema-only',
    fellBack: 'not_offered'
  })
  assert.equal(events, [
    {
      id: 'fell_back',
      tool: 'book',
      from: 'mcp-native',
      to: 'schema-only',
      reason: 'not_offered'
    }
  ])
  assert.is(calls, 0)
  await client.close()
})

// Seed 004, "Input Schema"; rows N1 and N2.
test('the question is {tool, arguments}, the tool without a prefix [N1, N2]', async () => {
  const asked: Array<unknown> = []
  const call = (name: string, args: unknown): unknown => {
    asked.push([name, args])
    return result({ valid: true, errors: [], warnings: [] })
  }
  const capabilities = announcing({ method: 'check' })
  const { check } = set({ mcp: { capabilities, call } })
  await check({ ...book, name: 'hotel:book' }, good)
  const listed = set({ mcp: { capabilities, call, tools: [{ ...book, name: 'hotel:book' }] } })
  await listed.check({ ...book, name: 'hotel:book' }, good)
  assert.equal(asked, [
    ['check', { tool: 'book', arguments: good }],
    ['check', { tool: 'hotel:book', arguments: good }]
  ])
})

// Row N6.
test('a yes is a yes, also where the schema says no, and its errors are warnings [N6]', async () => {
  const call = (): object => result({ valid: true, errors: ['Path not writable: /x'] })
  let judged = 0
  const judge = (): ReturnType<typeof byAjv> => {
    judged++
    return byAjv(book, {})
  }
  const { check } = set({ mcp: { capabilities: announcing(), call }, judge })
  assert.equal(await check(book, {}), {
    verdict: { valid: true, warnings: [{ id: 'said', text: 'Path not writable: /x' }] },
    method: 'mcp-native'
  })
  assert.is(judged, 0)
})

test('without a judge the schema and the value still make advice of it', async () => {
  const call = (): object =>
    result({ valid: false, errors: ['Missing required parameter: city'], warnings: [] })
  const { check } = set({ mcp: { capabilities: announcing(), call }, judge: undefined as never })
  const { verdict } = await check(book, { nights: 2 })
  assert.equal(encode(verdict).suggestions, ['Add `city` (string)'])
})

test('nobody to ask and nobody to judge: the call may be made, and nobody checked it', async () => {
  const { check } = set({ judge: undefined as never })
  assert.equal(await check(book, {}), { verdict: { valid: true }, method: 'none' })
  const schema = set({})
  assert.equal(await schema.check(book, {}), { verdict: byAjv(book, {}), method: 'schema-only' })
})

test.run()
