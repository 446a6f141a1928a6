// One process of a run: tests each file that it is sent, until none is left.
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { MARK } from './told.mjs'

globalThis.UVU_DEFER = 1
const uvu = await import('uvu')
const queue = globalThis.UVU_QUEUE
let failed = false
process.send('ready')

for (;;) {
  const [{ file, name, bail }] = await once(process, 'message')
  if (file === undefined) break
  process.stdout.write(MARK)
  queue.splice(0, queue.length, [name])
  await import(pathToFileURL(file).href)
  if (queue[0].length === 1) {
    console.error(`${name}: no tests ran (is test.run() missing?)`)
    process.exit(1)
  }
  await uvu.exec(bail)
  failed ||= process.exitCode !== 0
  process.send('ready')
}
process.exitCode = failed ? 1 : 0
process.disconnect()
