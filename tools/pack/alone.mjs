import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, node, subpathsOf } from '../workspace.mjs'
import { install } from './install.mjs'
import { report, step } from './report.mjs'

/** Each subpath is loaded; what has only types has nothing to show at run time. */
const loads = (subpaths, loader) =>
  subpaths.map((path) => `${loader}('${path}')`).join(loader === 'require' ? '\n' : ',\n')

/**
 * A package in a folder without another: what npm brings with it must be enough to load each of its
 * subpaths, from ES modules and from CommonJS, and to compile against each, with no library skipped.
 */
export const alone = async (tarball, tarballs, folder) => {
  mkdirSync(folder, { recursive: true })
  const { name } = tarball
  const write = (file, text) => writeFileSync(join(folder, file), text)
  write('package.json', JSON.stringify({ private: true, dependencies: { [name]: '*' } }))
  if (!(await install(folder, tarballs))) return undefined
  const subpaths = subpathsOf(tarball).map(({ name }) => name)
  if (subpaths.length > 0) {
    write('all.mjs', `await Promise.all([\n${loads(subpaths, 'import')}\n])\n`)
    write('all.cjs', `${loads(subpaths, 'require')}\n`)
    write('all.mts', subpaths.map((path, i) => `export * as p${i} from '${path}'\n`).join(''))
    await step(`${name} alone: ES modules`, node, ['all.mjs'], { cwd: folder })
    await step(`${name} alone: CommonJS`, node, ['all.cjs'], { cwd: folder })
    const args = ['--noEmit', '--strict', '--ignoreConfig', '--types', '', '--module', 'nodenext']
    await step(`${name} alone: TypeScript`, bin('tsc'), [...args, 'all.mts'], { cwd: folder })
  }
  return figures(name, tarball, folder)
}

/** What it costs to have it: packages that come with it, and bytes on the disk. */
const figures = (name, { unpackedSize }, folder) => {
  const lock = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'))
  const brought = Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, ''))
  const others = brought.filter((one) => one !== name)
  const foreign = others.filter((one) => !/^(?:@toolfault\/|toolfault$)/.test(one))
  const scripts = Object.entries(lock.packages).filter(([, one]) => one.hasInstallScript === true)
  report(
    scripts.length === 0,
    `${name} alone: no install script`,
    scripts.map(([path]) => path).join(' ')
  )
  const own = Math.round(unpackedSize / 1000)
  const all = Math.round(bytes(join(folder, 'node_modules')) / 1000)
  return { name, own, all, ours: others.length - foreign.length, foreign: foreign.length }
}

const bytes = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((path) => lstatSync(join(folder, path)))
    .filter((stat) => stat.isFile())
    .reduce((sum, stat) => sum + stat.size, 0)
