import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { root } from '../house.js'

/** A template that was started as its page says. */
export interface Started {
  /** The address that it printed. */
  readonly url: string
  /** Ends it by SIGTERM; whether it ended within five seconds. */
  readonly stop: () => Promise<boolean>
}

/** The folder of a template. */
export const folderOf = (name: string): string =>
  fileURLToPath(new URL(`docs/templates/${name}`, root))

const npmStart = (name: string, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn('npm', ['start', '--silent'], {
    cwd: folderOf(name),
    env: { ...process.env, npm_config_update_notifier: 'false', ...env },
    // npm does not hand a signal on through every shell: a group of its own gets it whole.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe']
  })

const signal = ({ pid }: ChildProcess, name: NodeJS.Signals): void => {
  if (pid !== undefined) process.kill(-pid, name)
}

/** Run a template to its end; what it printed, and how it ended. */
export const ran = async (
  name: string,
  env: NodeJS.ProcessEnv
): Promise<{ readonly printed: string; readonly code: unknown }> => {
  const child = npmStart(name, env)
  let printed = ''
  child.stdout?.on('data', (chunk) => {
    printed += chunk
  })
  const timer = setTimeout(() => signal(child, 'SIGKILL'), 20_000)
  const [code] = await once(child, 'close')
  clearTimeout(timer)
  return { printed, code }
}

/** Start a server on a free port, and wait for its address. */
export const started = async (name: string, env: NodeJS.ProcessEnv = {}): Promise<Started> => {
  const child = npmStart(name, { PORT: '0', ...env })
  const closed = once(child, 'close')
  const stop = async (): Promise<boolean> => {
    signal(child, 'SIGTERM')
    const late = new Promise<boolean>((done) => setTimeout(done, 5_000, false).unref())
    const isEnded = await Promise.race([closed.then(() => true), late])
    if (!isEnded) signal(child, 'SIGKILL')
    return isEnded
  }
  let said = ''
  const url = await new Promise<string>((found, failed) => {
    const timer = setTimeout(() => {
      signal(child, 'SIGKILL')
      failed(new Error(`no address: ${said}`))
    }, 20_000)
    const heard = (chunk: unknown): void => {
      said += String(chunk)
      const address = /^http:\/\/127\.0\.0\.1:\d+\S*$/m.exec(said)?.[0]
      if (address === undefined || !said.includes('\n', said.indexOf(address))) return
      clearTimeout(timer)
      found(address)
    }
    child.stdout?.on('data', heard)
    child.stderr?.on('data', heard)
    child.once('close', () => failed(new Error(`it ended: ${said}`)))
  })
  return { url, stop }
}
