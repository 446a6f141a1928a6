import { once } from 'node:events'
import type { Server } from 'node:http'
import { type Compile, own } from '@toolfault/model'
import { few, meant, quoted, Unusable } from '../flags.js'
import { readDefinitions } from '../tools.js'
import { unseenSchemas } from '../unseen.js'
import { catalogueOf } from './catalogue.js'
import { bounded } from './http.js'
import type { ServeOptions } from './options.js'
import { places } from './places.js'
import { isLoopback, routes } from './routes.js'
import { running } from './run.js'
import { unusableSchemas } from './unusable.js'

/** A server that listens, what there is to say of it, and how it ends. */
export interface Serving {
  readonly told: string
  readonly close: () => Promise<void>
}

/** What is wrong with more tools than these is likely the same. */
const MOST = 5

/** Serve the tools of a file on every protocol; throws `Unusable` where that cannot be. */
export const serve = async (options: ServeOptions, compile: Compile): Promise<Serving> => {
  const definitions = await readDefinitions(options.tools, '--tools')
  const catalogue = catalogueOf(definitions)
  const { challenge, host, maxRequests, port } = options
  const names = catalogue.all.map(({ name }) => name)
  const stranger = challenge.find((name) => !names.includes(name))
  if (stranger !== undefined) {
    throw new Unusable(
      `--challenge: no tool is called ${quoted(stranger)}${meant(stranger, names)}`
    )
  }
  let url = ''
  const run = running(options, () => url)
  const { close, server } = bounded(routes(options, catalogue, run, compile), maxRequests)
  await listening(server, host, port)
  url = urlOf(server, host)
  const open = isLoopback(host) ? '' : '\nIt can be reached by others: it has no authorization.'
  const count = names.length === 1 ? '1 tool' : `${names.length} tools`
  const { repeated } = catalogue
  const last =
    repeated.length === 0
      ? ''
      : `\nDefined more than once, of which the last counts: ${few(repeated)}.`
  const amiss = [unseenSchemas(definitions), unusableSchemas(catalogue.all, compile)].flatMap(
    (told) => told.slice(0, MOST)
  )
  return {
    told: `toolfault serves ${count} at ${url}\nThe playground is at ${url}/playground\n\n  ${places.join('\n  ')}\n${[last, ...amiss.map((one) => `\n${one}`), open].join('')}`,
    close
  }
}

const listening = async (server: Server, host: string, port: number): Promise<void> => {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const code = String(own(error, 'code'))
    throw new Unusable(
      code === 'EADDRINUSE'
        ? `port ${port} is in use: choose another with --port, or any with --port 0`
        : `cannot listen at ${quoted(host)}, port ${port}: ${code}`
    )
  }
}

const urlOf = (server: Server, host: string): string => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
