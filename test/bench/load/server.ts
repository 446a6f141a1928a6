import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own. */
export interface Running {
  readonly url: string
  /** Resident memory in megabytes. */
  readonly memory: () => number
  readonly stop: () => Promise<void>
}

/** Start a program of Node and wait until it has printed where it listens. */
export const started = async (file: URL, args: ReadonlyArray<string>): Promise<Running> => {
  const child = spawn(process.execPath, [fileURLToPath(file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const url = await addressOf(child)
  return {
    url,
    memory: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) /
      1024,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  }
}

const addressOf = async (child: ChildProcess): Promise<string> => {
  let said = ''
  for await (const piece of child.stdout ?? []) {
    said += String(piece)
    const found = /http:\/\/[\w.]+:\d+/.exec(said)
    if (found !== null) return found[0]
  }
  throw new Error(`the server has ended: ${said}`)
}
