import { own } from '@toolfault/model'
import { suite } from 'uvu'
import { serving } from '../mcp-suite/serving.js'
import { send } from '../plugins/http/client.js'
import { criteria, type Mount } from '../plugins/http/criteria.js'
import { files } from './files.js'

const test = suite('cli/serve-criteria')
const { file, remove } = files()

/** The program as its reader starts it, with the tools of the battery in a file. */
const mount: Mount = async ({ maxBytes, timeoutMs, tools }) => {
  const server = await serving(
    file('tools.json', tools),
    '--max-body',
    String(maxBytes),
    '--timeout',
    String(timeoutMs)
  )
  return {
    url: server.url,
    close: async () => {
      await server.stop()
    },
    ran: async () =>
      Number(own((await send(server.url, '/health', { method: 'GET' })).json, 'calls'))
  }
}

criteria(test, 'serve', mount)

test.after(remove)

test.run()
