import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONNECTIONS, fire } from './fire.js'
import { attack } from './hostile.js'
import { type Running, started } from './server.js'
import { bodies, tools } from './tools.js'

// `toolfault serve` under load, beside what else one would write.
//   npm run load          some seconds for each, 20 000 requests for the memory
//   npm run load:long     200 000 requests for the memory; writes docs/load.md
const isLong = process.argv.includes('--long')
const duration = isLong ? 10 : 3
const amount = isLong ? 200_000 : 20_000

const lines: Array<string> = []
const say = (line: string): void => {
  lines.push(line)
  console.log(line)
}

const folder = mkdtempSync(join(tmpdir(), 'toolfault-load-'))
const file = join(folder, 'tools.json')
writeFileSync(file, JSON.stringify(tools))

const COMPILING = 'compiling per request'

const programs: Readonly<Record<string, () => Promise<Running>>> = {
  'toolfault serve': () =>
    started(new URL('../../../../packages/cli/bin/toolfault.js', import.meta.url), [
      'serve',
      '--tools',
      file,
      '--port',
      '0'
    ]),
  'bare ajv': () => started(new URL('./peer.js', import.meta.url), ['bare']),
  [COMPILING]: () => started(new URL('./peer.js', import.meta.url), ['compiling'])
}

const found: Record<string, Record<string, number>> = {}
let failed = 0
for (const [name, start] of Object.entries(programs)) {
  const server = await start()
  const row: Record<string, number> = {}
  for (const body of ['right', 'wrong'] as const) {
    // Each connection once round all tools, so that what is compiled once is compiled.
    if (name !== COMPILING) await fire(server.url, body, { amount: tools.length * CONNECTIONS })
    const fired = await fire(server.url, body, { duration })
    row[body] = fired.perSecond
    failed += fired.failed
  }
  found[name] = row
  await server.stop()
}
say(`${tools.length} tools, ${CONNECTIONS} connections, ${duration} s each; requests per second`)
for (const [name, row] of Object.entries(found)) {
  const cells = Object.keys(bodies).map((body) => {
    const rate = row[body] ?? 0
    const ratio = rate / (found['bare ajv']?.[body] ?? 1)
    return `${body} ${Math.round(rate)} (${ratio.toPrecision(2)} of bare ajv)`
  })
  say(`${name.padEnd(24)} ${cells.join('   ')}`)
}

const server = await programs['toolfault serve']?.()
if (server !== undefined) {
  await fire(server.url, 'wrong', { amount: amount / 10 })
  const before = server.memory()
  const marks: Array<number> = []
  for (let part = 0; part < 4; part++) {
    failed += (await fire(server.url, 'wrong', { amount: amount / 4 })).failed
    marks.push(server.memory())
  }
  say(
    `memory over ${amount} requests: ${before.toFixed(0)} MB, then ${marks.map((mark) => mark.toFixed(0)).join(', ')} MB`
  )
  const calm = server.memory()
  const statuses = await attack(server.url)
  const after = await fire(server.url, 'wrong', { amount: 100 })
  failed += after.failed
  say(
    `21 clients with single bytes, 13 MB and 100 000 levels: ${statuses.join(', ')}; ${calm.toFixed(0)} MB before, ${server.memory().toFixed(0)} MB after; the next request works`
  )
  await server.stop()
}
rmSync(folder, { recursive: true })
say(failed === 0 ? 'every request was answered with 200' : `${failed} requests failed`)
if (isLong) {
  const page = new URL('../../../../docs/load.md', import.meta.url)
  const figures = `<!-- load -->\n\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n\n<!-- /load -->`
  const text = readFileSync(page, 'utf8')
  writeFileSync(
    page,
    text.replace(/<!-- load -->[\s\S]*<!-- \/load -->/, () => figures)
  )
}
process.exitCode = failed === 0 ? 0 : 1
