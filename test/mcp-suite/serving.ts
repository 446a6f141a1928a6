import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { root } from '../house.js'

/** A server of `toolfault serve`. */
export interface Served {
  readonly url: string
  /** All that it printed until it listened. */
  readonly told: string
  readonly stop: () => Promise<unknown>
}

/** The same in a process of its own, as its reader starts it. */
export interface Serving extends Served {
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
    url: urlIn(told),
    told,
    child,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      return child.exitCode
    }
  }
}

const urlIn = (told: string): string => /http:\/\/\S+:\d+/.exec(told)?.[0] ?? ''

/** What the command is made of, which no package exports. */
const part = (name: string) => import(new URL(`packages/cli/dist/${name}.js`, root).href)

const loaded = Promise.all([part('serve/options'), part('serve/serve'), part('validators')])

/** What `toolfault serve` serves, on a free port of this process, which has loaded it already. */
export const served = async (file: string, ...more: ReadonlyArray<string>): Promise<Served> => {
  const [{ readServeOptions }, { serve }, { load }] = await loaded
  const options = readServeOptions(['--tools', file, '--port', '0', ...more])
  const { close, told } = await serve(options, await load(options.validator))
  return { url: urlIn(told), told, stop: close }
}
