// Makes the JavaScript of the packages that others import: each in a few files, one for each subpath and
// what these share, since a program that starts waits for every file. Types are made by tsc.
//   node tools/emit.mjs             once, after tsc
//   node tools/emit.mjs --watch     again and again, with tsc beside it
import { spawn } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { context } from 'esbuild'
import { bin, packages, root, subpathsOf } from './workspace.mjs'

const isMade = /\.js(?:\.map)?$/

/** What was made before and is no more: shared files are named for what is in them. */
const swept = (dist) => ({
  name: 'swept',
  setup: (build) =>
    build.onEnd(({ errors, metafile }) => {
      if (errors.length > 0) return
      const made = new Set(Object.keys(metafile.outputs))
      for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
        const file = join(dist, path)
        if (isMade.test(path) && !made.has(relative(root, file))) rmSync(file)
      }
    })
})

const emitting = ({ dir, ...rest }) => {
  const dist = join(dir, 'dist')
  return context({
    absWorkingDir: root,
    entryPoints: subpathsOf({ dir, ...rest }).map(({ source }) => source),
    outbase: join(dir, 'src'),
    outdir: dist,
    bundle: true,
    splitting: true,
    chunkNames: 'shared/[hash]',
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    // Neither another package nor what is installed: each has its own version.
    packages: 'external',
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
    plugins: [swept(dist)]
  })
}

const contexts = await Promise.all(
  packages.filter((one) => subpathsOf(one).length > 0).map(emitting)
)
if (process.argv.includes('--watch')) {
  await Promise.all(contexts.map((one) => one.watch()))
  spawn(bin('tsc'), ['-b', '-w'], { cwd: root, stdio: 'inherit' })
} else {
  try {
    await Promise.all(contexts.map((one) => one.rebuild()))
  } catch {
    // What is wrong was said.
    process.exitCode = 1
  }
  await Promise.all(contexts.map((one) => one.dispose()))
}
