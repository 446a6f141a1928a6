import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { packages, root, subpathsOf } from '../workspace.mjs'
import { bundled, gzipped } from './weigh.mjs'

/** The budgets, and what a user of an entry point has anyway; see the file. */
export const file = new URL('./entries.json', import.meta.url)
export const read = (from = file) => JSON.parse(readFileSync(from, 'utf8'))

/** Every subpath of every package that is a module, in the order of the packages. */
export const names = packages.flatMap(subpathsOf).map(({ name }) => name)

/** Bytes of each entry point with all that it exports, minified and gzipped. */
export const sizesOf = async (external) => {
  const { outputFiles } = await bundled(undefined, {
    entryPoints: names.map((name, at) => ({ in: `entry:${name}`, out: String(at) })),
    // All at once, so that each module is parsed once; nothing is written.
    outdir: 'out',
    plugins: [exported],
    external
  })
  const sizes = new Map(
    outputFiles.map(({ contents, path }) => [Number(basename(path, '.js')), gzipped(contents)])
  )
  return Object.fromEntries(names.map((name, at) => [name, sizes.get(at)]))
}

const exported = {
  name: 'exported',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'entry' }))
    onLoad({ filter: /./, namespace: 'entry' }, ({ path }) => ({
      contents: `export * from '${path}'`,
      resolveDir: root
    }))
  }
}

/** A line for each entry point, and for each budget of none; what is wrong begins with `OVER`. */
export const lines = (sizes, budgets) => [
  ...Object.entries(sizes).map(([name, size]) => {
    const most = budgets[name]
    if (typeof most !== 'number') return `OVER ${name} ${size} and no budget`
    return `${size > most ? 'OVER' : 'ok  '} ${name.padEnd(48)} ${size} of ${most}`
  }),
  ...Object.keys(budgets)
    .filter((name) => sizes[name] === undefined)
    .map((name) => `OVER ${name} is no entry point, and has a budget`)
]

/** What was reached and 2 % more, in tens: room for a line, not for a feature. */
export const budgetFor = (size) => Math.ceil((size * 1.02) / 10) * 10
