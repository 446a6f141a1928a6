import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Answered, Asked } from './engine.js'

const child = fileURLToPath(new URL('child.js', import.meta.url))

/** Ask a Node, in an environment that has this beside ours. */
export const inNode = (
  node: string,
  script: string,
  asked: Asked,
  env: Readonly<Record<string, string>> = {}
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const started = spawn(node, [child], {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'inherit']
    })
    const parts: Array<Buffer> = []
    started.stdout.on('data', (part: Buffer) => parts.push(part))
    started.on('error', reject)
    started.on('close', (code) => {
      if (code !== 0) reject(new Error(`${node} ended with ${code}`))
      // A border: the child writes this and nothing else.
      else resolve(JSON.parse(Buffer.concat(parts).toString()) as Answered)
    })
    started.stdin.end(JSON.stringify({ script, asked }))
  })
