// Bundles what a user imports, minified and gzipped. `max` of sizes.json must not be exceeded: it holds
// what was reached; `goal` is where it has to come down to.
//   node tools/sizes.mjs [--update]
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const file = new URL('./sizes.json', import.meta.url)
const budgets = JSON.parse(readFileSync(file, 'utf8'))
const update = process.argv.includes('--update')
let over = 0
for (const [name, budget] of Object.entries(budgets)) {
  const { outputFiles } = await build({
    stdin: { contents: budget.code, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    write: false,
    logLevel: 'error'
  })
  const size = gzipSync(outputFiles[0].contents, { level: 9 }).length
  if (size > budget.max) over++
  console.log(
    `${size > budget.max ? 'OVER' : 'ok  '} ${name.padEnd(48)} ${size} of ${budget.max}, goal ${budget.goal}`
  )
  if (update) budget.max = Math.ceil((size * 1.05) / 10) * 10
}
if (update) writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`)
process.exitCode = over > 0 && !update ? 1 : 0
