import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { bundled, gzipped } from '../sizes/weigh.mjs'
import { root } from '../workspace.mjs'
import { without } from './without.mjs'

const rows = JSON.parse(readFileSync(new URL('../sizes.json', import.meta.url), 'utf8'))
const [{ code }] = Object.values(rows)

/** Bytes of the first row of tools/sizes.json, without what the stubs take out. */
export const bytes = async (stubs) => {
  const { outputFiles } = await bundled(code, { plugins: [without(stubs)] })
  return gzipped(outputFiles[0].contents)
}

const asked = fileURLToPath(new URL('./asked.mjs', import.meta.url))
const timed = fileURLToPath(new URL('./timed.mjs', import.meta.url))

/** The modules of that row, as paths from the root. */
export const modules = async () => {
  const { metafile } = await bundled(code, {
    metafile: true,
    outdir: 'out',
    plugins: [without({})]
  })
  return new Set(Object.keys(metafile.inputs))
}

// What is installed is the same with and without; only our own modules are replaced.
const installed = {
  name: 'installed',
  setup: (build) => {
    build.onResolve({ filter: /^[@a-z]/ }, ({ path }) =>
      /^(?:@toolfault\/|whole:)/.test(path) ? undefined : { path, external: true }
    )
  }
}

// The same judge of another house.
const cfworker = {
  'validators/ajv/compile': "export { compile } from '@toolfault/validators/cfworker'"
}

/** What the corpus, the secrets, the injections and the misspelt names make of it, over MCP and ajv. */
export const worth = (stubs) => run(asked, stubs, [])

/** The corpus again, with a validator that says less than ajv. */
export const worthToAnother = (stubs) => run(asked, { ...stubs, ...cfworker }, ['--corpus'])

/** Names of ways and fixtures, and each time as a ratio to the floor of the same run. */
export const times = (stubs) => run(timed, stubs, [])

let runs = 0

const run = async (entry, stubs, options) => {
  // Where the corpus is looked for is told by where the code lies.
  const file = join(root, 'test/.dist/corpus', `ablated-${process.pid}-${runs++}.mjs`)
  try {
    const { outputFiles } = await bundled(undefined, {
      entryPoints: [entry],
      outdir: 'out',
      platform: 'node',
      minify: false,
      plugins: [installed, without(stubs)]
    })
    writeFileSync(file, outputFiles[0].contents)
    const { stdout } = await promisify(execFile)(process.execPath, [file, ...options])
    return JSON.parse(stdout)
  } finally {
    rmSync(file, { force: true })
  }
}
