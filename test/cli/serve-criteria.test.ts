import { own } from '@toolfault/model'
import { suite } from 'uvu'
import { type Served, served } from '../mcp-suite/serving.js'
import { send } from '../plugins/http/client.js'
import { criteria, type Mount } from '../plugins/http/criteria.js'
import { files } from './files.js'

const test = suite('cli/serve-criteria')
const { file, remove } = files()

const servers = new Map<string, Promise<Served>>()

/** One for each set of options: what a criterion has run is the difference that it made. */
const started = (tools: string, options: ReadonlyArray<string>): Promise<Served> => {
  const key = [tools, ...options].join(' ')
  const server = servers.get(key) ?? served(file(`${servers.size}.json`, tools), ...options)
  servers.set(key, server)
  return server
}

const calls = async (url: string): Promise<number> =>
  Number(own((await send(url, '/health', { method: 'GET' })).json, 'calls'))

/** What the program serves, with the tools of the battery in a file. */
const mount: Mount = async ({ maxBytes, timeoutMs, tools }) => {
  const options = ['--max-body', String(maxBytes), '--timeout', String(timeoutMs)]
  const { url } = await started(JSON.stringify(tools), options)
  const before = await calls(url)
  return { url, close: async () => undefined, ran: async () => (await calls(url)) - before }
}

criteria(test, 'serve', mount)

test.after(async () => {
  for (const server of servers.values()) await (await server).stop()
  remove()
})

test.run()
