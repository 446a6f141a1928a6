import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root } from '../workspace.mjs'

/** Code, or the entry points of the options, bundled and minified as a user's bundler does it. */
export const bundled = (code, options = {}) =>
  build({
    ...(code === undefined ? {} : { stdin: { contents: code, resolveDir: root } }),
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    // Older packages say only here where their code is.
    mainFields: ['module', 'main'],
    target: 'es2023',
    write: false,
    logLevel: 'error',
    ...options
  })

/** Bytes of a text when gzipped; nothing weighs nothing, whatever its envelope does. */
export const gzipped = (contents) =>
  contents.length === 0 ? 0 : gzipSync(contents, { level: 9 }).length

/** Bytes of what some code imports, minified and gzipped. */
export const weighed = async (code, external = []) => {
  const { outputFiles } = await bundled(code, { external })
  return gzipped(outputFiles[0].contents)
}
