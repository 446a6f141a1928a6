// Asks recheck of every pattern in the packages that test/security/patterns.json does not know yet, or of all
// with --all, and writes what is linear there. What is not needs a reason in `bounded`, by hand.
//   npm i --no-save recheck@4.5.0 && node tools/redos.mjs [--all]
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { scanned } from '../test/.dist/security/literals.js'

process.env.RECHECK_SYNC_BACKEND = 'pure'
// Too large to be installed with everything else, so it is no dependency.
const checker = 'recheck'
const { checkSync } = createRequire(import.meta.url)(checker)

const list = new URL('../test/security/patterns.json', import.meta.url)
const { bounded, linear } = JSON.parse(readFileSync(list, 'utf8'))
const known = new Set(process.argv.includes('--all') ? [] : linear)

const packages = new URL('../packages/', import.meta.url)
const found = new Map()
for (const path of readdirSync(packages, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!/^[^/]+\/src\/.*\.ts$/.test(path)) continue
  const { patterns } = scanned(readFileSync(new URL(path, packages), 'utf8'))
  for (const { flags, source } of patterns)
    found.set(`/${source}/${flags}`, { flags, path, source })
}

let open = 0
const safe = []
for (const [pattern, { flags, path, source }] of found) {
  if (bounded[pattern] !== undefined) continue
  const answer = known.has(pattern)
    ? { status: 'safe' }
    : checkSync(source, flags, { timeout: 60_000 })
  if (answer.status === 'safe') safe.push(pattern)
  else {
    open++
    console.log(`${path}: ${pattern} is ${answer.complexity?.summary ?? answer.error?.kind}`)
    console.log(`  as in ${answer.attack?.pattern ?? 'nothing that was found in time'}`)
  }
}
const kept = Object.entries(bounded).filter(([pattern]) => found.has(pattern))
const text = JSON.stringify(
  { bounded: Object.fromEntries(kept), linear: safe.sort((a, b) => (a < b ? -1 : 1)) },
  null,
  2
)
writeFileSync(list, `${text}\n`)
console.log(
  `${found.size} patterns: ${safe.length} linear, ${kept.length} bounded, ${open} neither`
)
process.exitCode = open === 0 ? 0 : 1
