// One command for a release, docs/releasing.md:
//   npm run release              versions, checks, publishes, pushes
//   npm run release -- --dry     the same in a clone that is thrown away, without the checks of
//                                .ci/run, and with nothing published
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cloned } from './release/clone.mjs'
import { step, stop } from './release/step.mjs'
import { toNextVersion, versionOf, waiting } from './release/version.mjs'
import { packages, root } from './workspace.mjs'

const known = ['--dry']
const unknown = process.argv.slice(2).filter((flag) => !known.includes(flag))
if (unknown.length > 0) stop(`${unknown.join(' ')} is no option; --dry is the only one`)
const isDry = process.argv.includes('--dry')

const today = new Date().toISOString().slice(0, 10)
const git = (...args) => step(`git ${args[0]}`, 'git', args, root)
const named = packages.flatMap(({ json }) => ['-w', json.name])

if (isDry) dry()
else release()

function dry() {
  const clone = cloned()
  const before = versionOf(clone)
  // Without a change to publish, the way to the next version is walked all the same.
  if (waiting(clone).length === 0) {
    writeFileSync(join(clone, '.changeset/dry.md'), '---\n"toolfault": minor\n---\n\nTried.\n')
  }
  const version = toNextVersion(clone, today)
  if (version === before) stop(`changesets wait, and the version is still ${before}`)
  // Started by `npm run -s`, npm would be silent as well.
  const args = ['publish', '--dry-run', '--loglevel', 'error', ...named]
  const said = step('npm publish --dry-run', 'npm', args, clone)
  const published = packages.filter(({ json }) => said.includes(`+ ${json.name}@${version}`))
  if (published.length !== packages.length) {
    stop(`of ${packages.length} packages ${published.length} would be published\n${said}`)
  }
  console.log(`${before} would become ${version}: ${published.length} packages, nothing published`)
}

function release() {
  if (git('status', '--porcelain') !== '') stop('commit or stash what is changed first')
  if (git('branch', '--show-current').trim() !== 'main') stop('releases are made of main')
  const version = toNextVersion(root, today)
  // Checked is what will be published, versions and all. Where it fails, `git restore .` goes back.
  step('.ci/run', 'bash', ['.ci/run'], root)
  if (git('status', '--porcelain') !== '') git('commit', '--quiet', '-am', `Release ${version}`)
  step('changeset publish', 'npx', ['--no', '--', 'changeset', 'publish'], root, provenance())
  git('push', '--follow-tags')
  console.log(`${version} is published`)
}

/** Only a hosted build has an identity to sign with; from a laptop packages go without provenance. */
function provenance() {
  const canSign = ['ACTIONS_ID_TOKEN_REQUEST_URL', 'SIGSTORE_ID_TOKEN'].some(
    (name) => (process.env[name] ?? '') !== ''
  )
  return canSign ? { npm_config_provenance: 'true' } : {}
}
