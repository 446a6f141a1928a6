import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { root } from '../house.js'

/** `toolfault serve` in a process of its own, as its reader starts it. */
export interface Serving {
  readonly url: string
  /** All that it printed until it listened. */
  readonly told: string
  readonly child: ChildProcess
  readonly stop: () => Promise<number | null>
}

/** Start `toolfault serve` on a free port and wait until it has said where it listens. */
export const serving = async (file: string, ...more: ReadonlyArray<string>): Promise<Serving> => {
  const bin = fileURLToPath(new URL('packages/cli/bin/toolfault.js', root))
  const child = spawn(process.execPath, [bin, 'serve', '--tools', file, '--port', '0', ...more], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let told = ''
  child.stdout.setEncoding('utf8')
  while (!told.includes('/mcp')) {
    const [piece] = await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`serve ended with ${code} before it listened: ${told}`)
      })
    ])
    told += piece
  }
  return {
    url: /http:\/\/\S+:\d+/.exec(told)?.[0] ?? '',
    told,
    child,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      return child.exitCode
    }
  }
}
