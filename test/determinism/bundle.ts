import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** One script for all engines: it leaves `begin`, each call of which runs every module anew. */
export const bundled = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('program.js', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'program',
    platform: 'browser',
    target: 'es2022',
    // Older packages say only here where their modules are.
    mainFields: ['browser', 'module', 'main'],
    charset: 'ascii',
    // A validator builds an address from that of its program.
    define: { 'self.location': 'undefined' },
    banner: { js: 'globalThis.begin = () => {' },
    footer: { js: 'return program }' },
    write: false,
    logLevel: 'warning'
  })
  return outputFiles.map(({ text }) => text).join('\n')
}
