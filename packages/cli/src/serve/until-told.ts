import type { Writable } from 'node:stream'
import type { Serving } from './serve.js'

/** Serve until the program is told to end; a second time it ends at once. */
export const untilTold = async ({ close, told }: Serving, output: Writable): Promise<void> => {
  await new Promise<void>((resolve) => {
    const end = (): void => {
      if (ending) process.exit(0)
      ending = true
      close().then(resolve, resolve)
    }
    let ending = false
    process.on('SIGINT', end)
    process.on('SIGTERM', end)
    // Not before: whoever reads it may tell the program to end at once.
    output.write(`${told}\n`)
  })
}
