import { StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { Unusable } from '../flags.js'
import { splitCommand } from './command.js'
import { bounding } from './http.js'
import { isAddress } from './options.js'

/** So many characters of what the other side says of itself are kept. */
export const SAID = 500

/** The way to a server that is probed. */
export interface Reached {
  readonly transport: Transport
  /** What a program said on standard error before it was of no use. */
  readonly said: () => string
}

/** The transport to an address, or to a program that is started; throws `Unusable` for neither. */
export const reached = (target: string): Reached => {
  if (isAddress(target)) {
    const transport = new StreamableHTTPClientTransport(new URL(target), { fetch: bounding })
    return { transport, said: () => '' }
  }
  const [command, ...args] = splitCommand(target)
  if (command === undefined) throw new Unusable('--mcp needs a command or an address')
  const transport = new StdioClientTransport({ command, args, stderr: 'pipe' })
  let last = ''
  transport.stderr?.on('data', (chunk: unknown) => {
    last = (last + String(chunk)).slice(-SAID)
  })
  return {
    transport,
    said: () => {
      const text = last.trim().split('\n').at(-1) ?? ''
      return text === '' ? '' : `; it says: ${text}`
    }
  }
}
