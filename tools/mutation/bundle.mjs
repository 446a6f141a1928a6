// One script per test file: the test, and all of ours that it reaches, mutants switched in. What is not ours stays outside.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { root } from '../workspace.mjs'
import { sourceOf } from './packages.mjs'

// A test asks for its place: it gets the place that its built form has.
const placed = (path, text) =>
  text
    .replaceAll(
      'import.meta.url',
      JSON.stringify(
        pathToFileURL(join(root, 'test/.dist', relative('test', path).replace(/\.ts$/, '.js'))).href
      )
    )
    .replaceAll('import.meta.resolve', 'globalThis.mutation.resolve')

const outside = new Map()
/** A module that hands on what the worker has imported; any name may be exported, so each goes by a number. */
const handed = async (address) => {
  if (!outside.has(address)) outside.set(address, Object.keys(await import(address)))
  return [
    `const m = globalThis.mutation.of(${JSON.stringify(address)})`,
    ...outside
      .get(address)
      .flatMap((key, i) => [
        `const v${i} = m[${JSON.stringify(key)}]`,
        `export { v${i} as ${JSON.stringify(key)} }`
      ])
  ].join('\n')
}

const plugin = (files, used) => ({
  name: 'mutation',
  setup(on) {
    on.onResolve({ filter: /^[^./]/ }, async ({ path, resolveDir, kind, pluginData }) => {
      if (kind === 'entry-point' || pluginData === 'asked') return undefined
      const ours = sourceOf(path)
      if (ours !== undefined) return { path: ours, sideEffects: false }
      if (path === 'uvu') return { path, namespace: 'outside' }
      const there = await on.resolve(path, { resolveDir, kind, pluginData: 'asked' })
      if (there.errors.length > 0) return there
      const address = there.external ? there.path : pathToFileURL(there.path).href
      used.add(address)
      return { path: address, namespace: 'outside' }
    })
    on.onLoad({ filter: /.*/, namespace: 'outside' }, async ({ path }) => ({
      contents:
        path === 'uvu'
          ? 'export const { suite, test } = globalThis.mutation.uvu'
          : await handed(path),
      loader: 'js'
    }))
    on.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const name = relative(root, path)
      return {
        contents: files.get(name) ?? placed(name, readFileSync(path, 'utf8')),
        loader: 'ts'
      }
    })
  }
})

/** The script of a test file, and the names of the packages that it wants from outside. */
export const bundled = async (path, files) => {
  const used = new Set()
  const { outputFiles } = await build({
    entryPoints: [join(root, path)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Nothing is imported any more: the whole may stand in a function, where a test may await at its top.
    banner: { js: '(async () => {"use strict";' },
    footer: { js: '})()' },
    logLevel: 'silent',
    plugins: [plugin(files, used)]
  })
  return { code: outputFiles[0].text, outside: [...used] }
}
