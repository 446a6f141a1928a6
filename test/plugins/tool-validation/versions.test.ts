import { McpServer as Now } from '@modelcontextprotocol/sdk/server/mcp.js'
import { announceToolValidation } from '@toolfault/plugins/tool-validation'
import { McpServer as Sdk12 } from 'sdk-1.12/server/mcp.js'
import { McpServer as Sdk20 } from 'sdk-1.20/server/mcp.js'
import { McpServer as Sdk29 } from 'sdk-1.29/server/mcp.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { right, yes } from './asked.js'
import { book, byAjv, seen, verdictIn } from './servers.js'

const test = suite('plugins/tool-validation/versions')

// A border: what the versions have in common is what is used, but their types differ.
const versions: ReadonlyArray<readonly [string, typeof Now]> = [
  ['1.12', Sdk12 as never],
  ['1.20', Sdk20 as never],
  ['1.29', Sdk29 as never],
  ['1.32', Now]
]

for (const [name, McpServer] of versions) {
  test(`SDK ${name}: listed and called, before and after other tools`, async () => {
    const server = new McpServer({ name: 't', version: '1' })
    server.registerTool('first', {}, () => ({ content: [{ type: 'text', text: '1' }] }))
    announceToolValidation(server, [book], { judge: byAjv })
    server.registerTool('last', {}, () => ({ content: [{ type: 'text', text: '2' }] }))
    const client = await seen({ connect: (transport) => server.connect(transport) })
    const tools = (await client.list()) as ReadonlyArray<{ name: string }>
    assert.equal(
      tools.map((tool) => tool.name),
      ['first', 'validate', 'last']
    )
    assert.equal(verdictIn(await client.call('validate', { tool: 'book', arguments: right })), yes)
    assert.match(JSON.stringify(await client.call('last', {})), '"2"')
    await client.close()
  })
}

test.run()
