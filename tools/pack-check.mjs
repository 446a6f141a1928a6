// Packs every public package, lints each tarball, installs each alone in an empty folder and loads all
// of it there, and then lets the consumers and the templates, as other people's projects, use them.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { alone } from './pack/alone.mjs'
import { inBrowser } from './pack/in-browser.mjs'
import { lint } from './pack/lint.mjs'
import { tryProjects } from './pack/projects.mjs'
import { each, failures, report } from './pack/report.mjs'
import { contents, pack } from './pack/tarballs.mjs'

const begun = performance.now()
const work = mkdtempSync(join(tmpdir(), 'pack-'))
// Stopped in the middle, it leaves nothing behind either.
process.on('exit', () => rmSync(work, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const packs = join(work, 'packs')
mkdirSync(packs)
const tarballs = await pack(packs)
tarballs.forEach(contents)

const projects = join(work, 'projects')
const costs = []
await each(
  [
    () => tryProjects(tarballs, projects),
    ...tarballs.map((tarball, i) => async () => {
      const cost = await alone(tarball, tarballs, join(work, 'alone', `${i}`))
      if (cost !== undefined) costs.push(cost)
    }),
    ...tarballs.map((tarball) => () => lint(tarball))
  ],
  (task) => task()
)
await inBrowser(join(projects, 'browser'))
report(costs.length === tarballs.length, 'every package was tried')

console.log('\ninstalled alone            own kB   all kB   ours   others')
for (const { name, own, all, ours, foreign } of costs.sort((a, b) => a.all - b.all)) {
  const cells = [String(own).padStart(6), String(all).padStart(8), String(ours).padStart(6)]
  console.log(`${name.padEnd(26)} ${cells.join(' ')} ${String(foreign).padStart(8)}`)
}
console.log(`\n${((performance.now() - begun) / 1000).toFixed(0)} s`)
const bad = failures()
console.log(bad === 0 ? `${tarballs.length} packages are fit to publish` : `${bad} checks failed`)
process.exitCode = bad === 0 ? 0 : 1
