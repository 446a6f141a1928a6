// @ts-check
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { judge } from '@toolfault/advice/judge'
import { clock } from '@toolfault/client/clock'
import { mcpCaller, withToolfault } from '@toolfault/client/mcp-sdk-v2'
import { retrying, says } from '@toolfault/client/retry'
import { compile } from '@toolfault/validators/ajv'

const url = new URL(process.env['SERVER'] ?? 'http://127.0.0.1:3000/mcp')
const client = withToolfault(new Client({ name: 'agent', version: '1.0.0' }), {
  judge: judge(compile)
})
await client.connect(new StreamableHTTPClientTransport(url))

const script = [
  { id: 'c1', tool: 'book_room', args: { town: 'Rome', nights: '2' } },
  { id: 'c2', tool: 'book_room', args: { city: 'Rome', nights: 2 } }
]

/**
 * Yours: send the tools and what was told to a model, and return the calls that it makes now. Here it
 * reads from a script.
 *
 * @param {ReadonlyArray<string>} told
 */
const model = async (told) => {
  for (const text of told) console.log(text)
  return script.splice(0, 1)
}

const run = await retrying(await model([]), {
  clock,
  call: mcpCaller(client),
  model: ({ failures }) => model(failures.map(({ text }) => text))
})
for (const { answer, ending } of run.threads) {
  console.log(answer?.ok ? JSON.stringify(answer.value) : ending && says(ending))
}
await client.close()
