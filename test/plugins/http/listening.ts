import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Mounted } from './criteria.js'

/** Let a server listen on a free port of this machine alone. */
export const listening = async (server: Server): Promise<Mounted> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}

/** Use a server while it listens, and close it whatever becomes of that. */
export const serving = async (
  server: Server,
  use: (url: string) => Promise<void>
): Promise<void> => {
  const { close, url } = await listening(server)
  try {
    await use(url)
  } finally {
    await close()
  }
}
