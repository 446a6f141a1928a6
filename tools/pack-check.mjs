// Packs every public workspace, lints each tarball, then installs them all in an empty folder and uses them
// from ESM, from CommonJS and from TypeScript.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
const step = (label, file, args, cwd) => {
  const start = Date.now()
  const r = spawnSync(file, args, { cwd, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } })
  const good = r.status === 0
  if (!good) {
    bad++
    console.log(`${r.stdout}${r.stderr}`)
  }
  console.log(`${good ? 'ok  ' : 'FAIL'} ${label} (${((Date.now() - start) / 1000).toFixed(1)} s)`)
  return r.stdout
}

// A build only adds to dist, so a deleted source file would still be packed: refuse output that has no source.
const pkgs = readdirSync(join(root, 'packages'))
  .map((dir) => ({
    dir: join(root, 'packages', dir),
    json: JSON.parse(readFileSync(join(root, 'packages', dir, 'package.json'), 'utf8'))
  }))
  .filter((p) => !p.json.private)
for (const p of pkgs) {
  const sources = new Set(
    readdirSync(join(p.dir, 'src'), { recursive: true }).map((f) => f.replace(/\.ts$/, ''))
  )
  const stale = readdirSync(join(p.dir, 'dist'), { recursive: true }).filter(
    (f) => /\.js$/.test(f) && !sources.has(f.replace(/\.js$/, ''))
  )
  if (stale.length > 0) {
    bad++
    console.log(
      `FAIL ${p.json.name}: dist holds ${stale.join(', ')}, which no source makes; run npm run clean`
    )
  }
}
execFileSync(
  'npm',
  ['pack', '--silent', '--pack-destination', packs, ...pkgs.flatMap((p) => ['-w', p.json.name])],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit']
  }
)
const tarballs = readdirSync(packs).map((f) => join(packs, f))
for (const t of tarballs) {
  step(`publint ${t.slice(packs.length + 1)}`, bin('publint'), ['run', t, '--strict'], root)
  step(
    `attw ${t.slice(packs.length + 1)}`,
    bin('attw'),
    [t, '--profile', 'esm-only', '--no-color'],
    root
  )
}
writeFileSync(join(user, 'package.json'), '{"private":true}')
step(
  'install tarballs',
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
const names = pkgs.map((p) => p.json.name)
writeFileSync(
  join(user, 'esm.mjs'),
  names
    .map(
      (n, i) =>
        `import * as p${i} from '${n}';\nif (Object.keys(p${i}).length === 0) throw new Error('${n} exports nothing');\n`
    )
    .join('')
)
writeFileSync(
  join(user, 'cjs.cjs'),
  names
    .map(
      (n) =>
        `if (Object.keys(require('${n}')).length === 0) throw new Error('${n} exports nothing');\n`
    )
    .join('')
)
writeFileSync(
  join(user, 'types.mts'),
  names.map((n, i) => `import * as p${i} from '${n}';\nexport { p${i} };\n`).join('')
)
step('ESM consumer', process.execPath, ['esm.mjs'], user)
step('CommonJS consumer', process.execPath, ['cjs.cjs'], user)
for (const [label, tsc] of [
  ['TypeScript 7', join(root, 'node_modules/typescript/bin/tsc')],
  ['TypeScript 6', join(root, 'docs/node_modules/typescript/bin/tsc')]
]) {
  step(
    `${label} consumer, nodenext`,
    process.execPath,
    [tsc, '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', 'types.mts'],
    user
  )
  step(
    `${label} consumer, bundler`,
    process.execPath,
    [
      tsc,
      '--noEmit',
      '--strict',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--target',
      'es2022',
      'types.mts'
    ],
    user
  )
}
rmSync(work, { recursive: true, force: true })
console.log(bad === 0 ? `${tarballs.length} packages are fit to publish` : `${bad} checks failed`)
process.exitCode = bad === 0 ? 0 : 1
