// Packs every public workspace, lints each tarball, installs them all in an empty folder and uses
// every subpath there: from ESM, from CommonJS, from TypeScript in both resolutions, and the bin.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const bin = (name) => join(root, 'node_modules/.bin', name)
const work = mkdtempSync(join(tmpdir(), 'pack-'))
const packs = join(work, 'packs')
const user = join(work, 'user')
mkdirSync(packs)
mkdirSync(user)

let bad = 0
const report = (good, label, detail = '') => {
  if (!good) bad++
  console.log(`${good ? 'ok  ' : 'FAIL'} ${label}${good ? '' : `\n${detail}`}`)
}
const step = (label, file, args, cwd = root) => {
  const r = spawnSync(file, args, { cwd, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } })
  report(r.status === 0, label, `${r.stdout}${r.stderr}`)
  return r.stdout
}

const pkgs = readdirSync(join(root, 'packages')).map((dir) => ({
  dir: join(root, 'packages', dir),
  json: JSON.parse(readFileSync(join(root, 'packages', dir, 'package.json'), 'utf8'))
}))

// A build only adds to dist, so a deleted source file would still be packed.
for (const { dir, json } of pkgs) {
  const sources = readdirSync(join(dir, 'src'), { recursive: true }).map((f) =>
    f.replace(/\.ts$/, '')
  )
  const stale = readdirSync(join(dir, 'dist'), { recursive: true })
    .filter((f) => f.endsWith('.js'))
    .filter((f) => !sources.includes(f.replace(/\.js$/, '')))
  report(
    stale.length === 0,
    `${json.name}: dist is made of src`,
    `${stale.join(', ')}: run npm run clean`
  )
  // npm packs it without being told, and says nothing where it is not there.
  report(existsSync(join(dir, 'LICENSE')), `${json.name}: has its LICENSE`, 'copy that of the root')
}

step('npm pack', 'npm', [
  'pack',
  '--silent',
  '--pack-destination',
  packs,
  ...pkgs.flatMap(({ json }) => ['-w', json.name])
])
const tarballs = readdirSync(packs).map((f) => join(packs, f))
for (const tarball of tarballs) {
  const name = tarball.slice(packs.length + 1)
  step(`publint ${name}`, bin('publint'), ['run', tarball, '--strict'])
  // The command has a bin and no entry: there are no types of it to be wrong.
  if (!name.startsWith('toolfault-0')) {
    step(`attw ${name}`, bin('attw'), [tarball, '--profile', 'esm-only', '--no-color'])
  }
}

writeFileSync(join(user, 'package.json'), '{"private":true}')
step(
  'install the tarballs in an empty folder',
  'npm',
  [
    'install',
    '--silent',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    ...tarballs
  ],
  user
)

const subpaths = pkgs.flatMap(({ json }) =>
  Object.keys(json.exports)
    .filter((key) => !key.endsWith('.json'))
    .map((key) => json.name + key.slice(1))
)
// What holds types alone.
const isTypes = (path) => path.startsWith('@toolfault/types/') || path === '@toolfault/client/call'
const code = subpaths.filter((path) => !isTypes(path))
const fails = (path) => `throw new Error('${path} exports nothing')\n`
writeFileSync(
  join(user, 'esm.mjs'),
  code
    .map(
      (p, i) => `import * as p${i} from '${p}'\nif (Object.keys(p${i}).length === 0) ${fails(p)}`
    )
    .join('')
)
writeFileSync(
  join(user, 'cjs.cjs'),
  code.map((p) => `if (Object.keys(require('${p}')).length === 0) ${fails(p)}`).join('')
)
writeFileSync(
  join(user, 'types.mts'),
  subpaths
    .map((p, i) => `import * as p${i} from '${p}'\nexport type T${i} = typeof p${i}\n`)
    .join('')
)
step('ESM consumer', process.execPath, ['esm.mjs'], user)
step('CommonJS consumer', process.execPath, ['cjs.cjs'], user)
const tsc = join(root, 'node_modules/typescript/bin/tsc')
const typed = (flags) => {
  const args = [
    tsc,
    '--noEmit',
    '--strict',
    '--ignoreConfig',
    '--target',
    'es2023',
    ...flags,
    'types.mts'
  ]
  step(`TypeScript consumer, ${flags.join(' ')}`, process.execPath, args, user)
}
typed(['--module', 'nodenext'])
typed(['--module', 'esnext', '--moduleResolution', 'bundler'])
const version = step('the bin', join(user, 'node_modules/.bin/toolfault'), ['--version'], user)
report(/^\d+\.\d+\.\d+\n$/.test(version), 'the bin says its version', version)

rmSync(work, { recursive: true, force: true })
console.log(bad === 0 ? `${tarballs.length} packages are fit to publish` : `${bad} checks failed`)
process.exitCode = bad === 0 ? 0 : 1
