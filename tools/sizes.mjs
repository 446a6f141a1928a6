// Bundle one import at a time with esbuild and compare its gzipped size with a budget in bytes.

import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const file = new URL('./sizes.json', import.meta.url)
const budget = JSON.parse(readFileSync(file, 'utf8'))
let bad = 0
for (const [name, { code, max, external = [] }] of Object.entries(budget)) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external,
    write: false,
    logLevel: 'error'
  })
  const size = gzipSync(outputFiles[0].contents, { level: 9 }).length
  const over = size > max
  if (over) bad++
  console.log(
    `${over ? 'OVER ' : 'ok   '} ${name.padEnd(28)} ${String(size).padStart(7)} of ${max}`
  )
  if (process.argv.includes('--update')) budget[name].max = Math.ceil((size * 1.05) / 10) * 10
}
if (process.argv.includes('--update')) writeFileSync(file, `${JSON.stringify(budget, null, 2)}\n`)
process.exitCode = bad && !process.argv.includes('--update') ? 1 : 0
