// Makes the page of one file, page/index.html, the licences of what is in it, and the tools it shows. The types are checked by tsc.
//   node packages/playground/bundle.mjs
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { examples } from './dist/examples/examples.js'

const src = join(import.meta.dirname, 'src')
const page = join(import.meta.dirname, 'page')
const root = join(import.meta.dirname, '../..')

/** Inside a script element these end it, or hide its end: both stand in literals alone, where an escape is the same text. */
const inScript = (text) => text.replace(/<(?=\/script)/gi, '\\x3C').replaceAll('<!--', '\\x3C!--')

const built = async (entry, charset, more = {}) => {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(src, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    // Older packages say only here where their modules are.
    mainFields: ['browser', 'module', 'main'],
    charset,
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'warning',
    ...more
  })
  return { text: outputFiles[0].text.trim(), inputs: Object.keys(metafile.inputs) }
}

const [main, worker, style] = await Promise.all([
  // Escapes, so that the hash is of the same bytes whatever reads the page.
  built('main.ts', 'ascii'),
  // A validator builds an address from that of its program, which is none that can be built from in a worker of a blob.
  built('worker.ts', 'ascii', { define: { 'self.location': 'undefined' } }),
  built('style/page.css', 'utf8')
])

const script = inScript(main.text)
const hash = createHash('sha256').update(script).digest('base64')

/** No address is allowed at all: what is pasted cannot leave. The validators make code of schemas, in the worker. */
const policy = [
  "default-src 'none'",
  `script-src 'sha256-${hash}' 'unsafe-eval'`,
  'worker-src blob:',
  // The editor writes its rules into style elements of its own.
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'"
].join('; ')

/** What stands in each place of page.html; a server puts its tools where `<!-- tools -->` is. */
const places = {
  style: `<meta http-equiv="Content-Security-Policy" content="${policy}">\n<style>${style.text}</style>`,
  worker: `<!-- tools -->\n<script type="text/plain" id="worker">${inScript(worker.text)}</script>`,
  main: `<script>${script}</script>`
}

// What it says to those who work on it stays there.
let html = readFileSync(join(src, 'page.html'), 'utf8').replace(
  /<!--(?! (?:style|worker|main) -->)[\s\S]*?-->\n?/g,
  ''
)
for (const [name, text] of Object.entries(places)) {
  const parts = html.split(`<!-- ${name} -->`)
  if (parts.length !== 2) throw new Error(`page.html has ${parts.length - 1} places for ${name}`)
  html = parts.join(text)
}
if (/<\/style/i.test(style.text)) throw new Error('a style ends its own element')

/** The folder of the package that a file is of, where it is another's. */
const packageOf = (file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]

const licences = [...new Set([main, worker].flatMap(({ inputs }) => inputs.map(packageOf)))]
  .filter((folder) => folder !== undefined)
  .sort()
  .map((folder) => {
    const { license, name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json')))
    const file = readdirSync(join(root, folder)).find((one) => /^licen[cs]e/i.test(one))
    const text =
      file === undefined ? '' : `\n${readFileSync(join(root, folder, file), 'utf8').trim()}\n`
    return `${name} ${version} (${license})\n${text}`
  })

mkdirSync(page, { recursive: true })
writeFileSync(join(page, 'index.html'), html)
// The tools of its examples, for a server to try them on.
writeFileSync(join(page, 'tools.json'), JSON.stringify({ tools: examples.map(({ tool }) => tool) }))
writeFileSync(join(page, 'licences.txt'), licences.join(`\n${'-'.repeat(80)}\n\n`))
