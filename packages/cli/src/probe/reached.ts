import { StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { Unusable } from '../flags.js'
import { assigned, splitCommand } from './command.js'
import { bounding } from './http.js'
import { isAddress } from './options.js'
import { started } from './started.js'

/** So many characters of what the other side says of itself are kept. */
export const SAID = 500

/** The way to a server that is probed. */
export interface Reached {
  readonly transport: Transport
  /** What a program said on standard error before it was of no use. */
  readonly said: () => string
  /** Resolves when the programs have ended, or cannot be waited for any longer. */
  readonly gone: () => Promise<void>
}

/** The transport to an address, or to a program that is started; throws `Unusable` for neither. */
export const reached = (target: string): Reached => {
  if (isAddress(target)) {
    const transport = new StreamableHTTPClientTransport(new URL(target), { fetch: bounding })
    return { transport, said: () => '', gone: async () => undefined }
  }
  const { env, words } = assigned(splitCommand(target))
  const [command, ...args] = words
  if (command === undefined) throw new Unusable('--mcp needs a command or an address')
  const gone = started()
  // Who starts a program from a shell gives it the environment, its tokens among the rest.
  const given = { ...process.env, ...env }
  const transport = new StdioClientTransport({ command, args, env: texts(given), stderr: 'pipe' })
  let last = ''
  transport.stderr?.on('data', (chunk: unknown) => {
    last = (last + String(chunk)).slice(-SAID)
  })
  return {
    transport,
    gone,
    said: () => {
      const text = last.trim().split('\n').at(-1) ?? ''
      return text === '' ? '' : `; it says: ${text}`
    }
  }
}

const texts = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  )
