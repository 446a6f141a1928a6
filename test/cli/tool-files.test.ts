import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bad, files, forecast, schema } from './files.js'
import { toolfault } from './toolfault.js'

const test = suite('cli/tool-files')
const { file, remove } = files()
const args = file('bad.json', bad)

const checked = (content: unknown) =>
  toolfault(['check', '--tool', file('tools.json', content), '--args', args, '--to', 'text'])

const told =
  'Invalid arguments for tool get_forecast:\n- `city` is missing: add `city` (string)\n- `days` must be an integer, received a string of 5 characters: send an integer\n'

test('the answer to tools/list may stand whole', async () => {
  const answer = { jsonrpc: '2.0', id: 1, result: { tools: [forecast], nextCursor: 'x' } }
  assert.equal(await checked(answer), { code: 1, out: told, err: '' })
})

const named = { name: 'get_forecast', parameters: schema }

/** What holds tools in another way, and what its reader has to write. */
const elsewhere: Readonly<Record<string, readonly [unknown, string]>> = {
  'a function of OpenAI': [
    { type: 'function', function: named },
    ', but what stands under "function" has one: write that alone, and its "parameters" as "inputSchema"'
  ],
  'a list of functions of OpenAI': [
    { functions: [named] },
    ', but those under "functions" have one: write these alone, and its "parameters" as "inputSchema"'
  ],
  'a declaration of Gemini': [
    { tools: [{ functionDeclarations: [named] }] },
    ', but those under "functionDeclarations" have one: write these alone, and its "parameters" as "inputSchema"'
  ],
  'a toolSpec of Bedrock': [
    { toolSpec: { name: 'get_forecast', inputSchema: { json: schema } } },
    ', but what stands under "toolSpec" has one: write that alone'
  ],
  'a list of answers': [
    [{ jsonrpc: '2.0', id: 1, result: { tools: [forecast] } }],
    ', but those under "result" have one: write these alone'
  ],
  'tools under their names': [
    { get_forecast: { inputSchema: schema } },
    ', but what stands under "get_forecast" has a schema: write that alone, with "name": "get_forecast"'
  ],
  'tools under their names below tools': [
    { tools: { get_forecast: { parameters: schema } } },
    ', but what stands under "get_forecast" has a schema: write that alone, with "name": "get_forecast", and its "parameters" as "inputSchema"'
  ],
  'a schema alone': [schema, ': around a schema write {"name": "…", "inputSchema": …}'],
  'a schema with examples that have names': [
    { ...schema, examples: [{ name: 'x' }] },
    ': around a schema write {"name": "…", "inputSchema": …}'
  ],
  'an OpenAPI document': [
    { openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: { '/forecast': {} } },
    ': of an OpenAPI document write each operation as a tool'
  ],
  'a schema without a name': [{ inputSchema: { ...schema, not: { required: ['x'] } } }, ''],
  'the settings of a client': [{ mcpServers: { a: { command: 'b' } } }, ''],
  'a list of names': [['get_forecast'], '']
}

for (const [what, [content, hint]] of Object.entries(elsewhere)) {
  test(`${what} is no tool, and it is said what to write`, async () => {
    const { code, err, out } = await checked(content)
    assert.equal([code, out], [2, ''])
    assert.is(err.slice(err.indexOf(': number 1')), `: number 1 has no name${hint}\n`)
  })
}

test.after(remove)
test.run()
