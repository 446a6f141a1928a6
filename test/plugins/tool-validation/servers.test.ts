import { announceToolValidation } from '@toolfault/plugins/tool-validation'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { book, byAjv, seen, sorts, verdictIn } from './servers.js'

const test = suite('plugins/tool-validation/servers')

/** Seed 004, "Input Schema"; rows N1, N2, N9. */
const definition = {
  name: 'validate',
  description: 'Validate the arguments of a tool call without making it',
  inputSchema: {
    type: 'object',
    properties: {
      tool: { type: 'string', description: 'Name of the tool, without an MCP prefix' },
      arguments: { type: 'object', description: 'Arguments of the call' }
    },
    required: ['tool', 'arguments']
  }
}

/** Row N5: what the server does, and nothing else. */
const capability = {
  supported: true,
  version: '1.0',
  method: 'validate',
  async: false,
  streaming: false,
  contextAware: false,
  cacheable: false,
  levels: { syntax: true }
}

for (const { make, name } of sorts) {
  for (const major of [1, 2] as const) {
    for (const order of ['before', 'after'] as const) {
      const given = `${name}, client of v${major}, ${order} its tools`

      test(`${given}: announced, listed and called [N3, N9, N11]`, async () => {
        const made = make()
        if (order === 'after') made.addTool()
        announceToolValidation(made.server, [book], { judge: byAjv })
        if (order === 'before') made.addTool()
        const client = await seen(made, major)
        assert.equal((client.capabilities() as { experimental: unknown }).experimental, {
          toolValidation: capability
        })
        const tools = (await client.list()) as ReadonlyArray<{ name: string }>
        assert.equal(tools.map((tool) => tool.name).sort(), ['book', 'validate'])
        assert.equal(
          tools.find((tool) => tool.name === 'validate'),
          definition
        )
        assert.equal(await client.call('book', { city: 'Rome', nights: 2 }), {
          content: [{ type: 'text', text: 'booked' }]
        })
        await client.call('validate', { tool: 'book', arguments: { nights: 1 } })
        assert.equal(client.wire.at(-1), {
          jsonrpc: '2.0',
          id: 3,
          result: {
            content: [
              {
                type: 'text',
                text: JSON.stringify({
                  valid: false,
                  errors: ['Missing required parameter: city'],
                  warnings: [],
                  suggestions: ['Add `city` (string)']
                })
              }
            ]
          }
        })
        assert.equal(
          verdictIn(
            await client.call('validate', { tool: 'book', arguments: { city: 'a', nights: 1 } })
          ),
          { valid: true, errors: [], warnings: [], suggestions: [] }
        )
        await client.close()
      })
    }
  }

  test(`${name}: its own tools, as it lists them`, async () => {
    const made = make()
    announceToolValidation(made.server, 'listed', { judge: byAjv })
    made.addTool()
    const client = await seen(made)
    const ask = async (tool: string, args: object): Promise<unknown> =>
      verdictIn(await client.call('validate', { tool, arguments: args }))
    assert.equal(await ask('book', { city: 'Rome' }), {
      valid: false,
      errors: ['Missing required parameter: nights'],
      warnings: [],
      suggestions: ['Add `nights` (integer, at least 1)']
    })
    assert.equal(await ask('bok', {}), {
      valid: false,
      errors: ['Unknown tool: bok'],
      warnings: [],
      suggestions: ['Did you mean `book`?']
    })
    await client.close()
  })
}

test.run()
