import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { packages, root } from '../workspace.mjs'
import { report, run } from './report.mjs'

/** What a tarball may hold, beside what its manifest's `files` say that npm leaves out itself. */
const belongs = /^(?:package\.json|README\.md|LICENSE|(?:bin|dist|src|page|schemas)\/.+)$/

/** Pack every package into a folder; answers each package with the place of its tarball. */
export const pack = async (into) => {
  const workspaces = packages.flatMap(({ json }) => ['-w', json.name])
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', into, ...workspaces]
  const { good, out, err } = await run('npm', args, { cwd: root })
  if (!report(good, `npm pack makes ${packages.length} tarballs`, `${out}${err}`)) return []
  const said = JSON.parse(out)
  const packed = Array.isArray(said) ? said : Object.values(said)
  return packed.map(({ name, filename, files, unpackedSize }) => {
    const { dir, json } = packages.find((one) => one.json.name === name)
    return { name, dir, json, file: join(into, filename), files, unpackedSize }
  })
}

/** What a tarball holds: all that it needs, nothing that it does not. */
export const contents = ({ name, dir, json, files }) => {
  const paths = files.map(({ path }) => path)
  const missing = ['package.json', 'README.md', 'LICENSE'].filter((path) => !paths.includes(path))
  report(missing.length === 0, `${name}: has its LICENSE and README`, missing.join(' '))
  const strange = paths.filter((path) => !belongs.test(path) || /\.test\.|tsbuildinfo/.test(path))
  report(strange.length === 0, `${name}: holds nothing else`, strange.join(' '))
  const targets = Object.values(json.exports).flatMap((to) =>
    typeof to === 'string' ? [to] : Object.values(to)
  )
  const lost = [...targets, ...Object.values(json.bin ?? {})]
    .map((target) => target.replace(/^\.\//, ''))
    .filter((target) => !paths.includes(target))
  report(
    lost.length === 0,
    `${name}: holds what it exports`,
    `${lost.join(' ')}: run npm run build`
  )
  for (const target of Object.values(json.bin ?? {})) {
    const mode = files.find(({ path }) => `./${path}` === target)?.mode ?? 0
    report((mode & 0o111) === 0o111, `${name}: ${target} can be executed`, mode.toString(8))
  }
  // A build only adds to dist, so a deleted source file would still be packed; and a map without
  // its source leads a debugger nowhere.
  const sources = packedSources(dir, paths)
  const stale = paths.filter(
    (path) =>
      /^dist\/(?!shared\/).*\.(?:js|d\.ts)(?:\.map)?$/.test(path) && !sources.has(stem(path))
  )
  report(
    stale.length === 0,
    `${name}: dist is made of src`,
    `${stale.join(' ')}: run npm run clean`
  )
}

const stem = (path) => path.replace(/^dist\//, '').replace(/\.(?:js|d\.ts)(?:\.map)?$/, '')

const packedSources = (dir, paths) =>
  paths.some((path) => path.startsWith('src/'))
    ? new Set(
        readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' })
          .filter((path) => paths.includes(`src/${path}`))
          .map((path) => path.replace(/\.ts$/, ''))
      )
    : new Set()
