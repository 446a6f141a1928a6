// Bundles what a user imports, minified and gzipped. `max` of sizes.json must not be exceeded: it holds
// what was reached; `goal` is where it has to come down to.
//   node tools/sizes.mjs [--update]
//   node tools/sizes.mjs --json FILE     the sizes alone, of the imports in another such file
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const file = new URL('./sizes.json', import.meta.url)
const jsonAt = process.argv.indexOf('--json')
const isJson = jsonAt >= 0
const budgets = JSON.parse(readFileSync(isJson ? process.argv[jsonAt + 1] : file, 'utf8'))
const update = process.argv.includes('--update')
const sizes = {}
let over = 0
for (const [name, budget] of Object.entries(budgets)) {
  const { outputFiles } = await build({
    stdin: { contents: budget.code, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    // Older packages say only here where their code is.
    mainFields: ['module', 'main'],
    external: budget.external ?? [],
    target: 'es2023',
    write: false,
    logLevel: 'error'
  })
  const size = gzipSync(outputFiles[0].contents, { level: 9 }).length
  sizes[name] = size
  if (isJson) continue
  if (size > budget.max) over++
  console.log(
    `${size > budget.max ? 'OVER' : 'ok  '} ${name.padEnd(48)} ${size} of ${budget.max}, goal ${budget.goal}`
  )
  if (update) budget.max = Math.ceil((size * 1.05) / 10) * 10
}
if (isJson) console.log(JSON.stringify(sizes))
if (update) writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`)
process.exitCode = over > 0 && !update ? 1 : 0
