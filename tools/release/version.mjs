import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagesOf, templatesOf } from '../workspace.mjs'
import { step, stop } from './step.mjs'

/** The changesets that wait in a checkout. */
export const waiting = (checkout) =>
  readdirSync(join(checkout, '.changeset')).filter(
    (file) => file.endsWith('.md') && file !== 'README.md'
  )

/** The one version that all packages of a checkout have; the release ends where they have several. */
export const versionOf = (checkout) => {
  const lock = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8')).packages
  const found = packagesOf(checkout).flatMap(({ folder, json }) => [
    json.version,
    lock[`packages/${folder}`].version
  ])
  const all = [...new Set(found)]
  if (all.length !== 1) stop(`the packages and the lock have more than one version: ${all.join()}`)
  return all[0]
}

/** Move all packages, the lock, the schemas, the templates and the changelog to the version that the changesets ask for. */
export const toNextVersion = (checkout, day) => {
  const before = versionOf(checkout)
  if (waiting(checkout).length > 0) {
    const changeset = join(checkout, 'node_modules/@changesets/cli/bin.js')
    step('changeset version', process.execPath, [changeset, 'version'], checkout)
    // Changesets leaves the lock behind.
    const args = ['install', '--package-lock-only', '--ignore-scripts', '--prefer-offline']
    step('refresh the lock', 'npm', [...args, '--no-audit', '--no-fund'], checkout)
  }
  const version = versionOf(checkout)
  // The address of a schema holds the version.
  step('write the schemas', process.execPath, ['tools/schemas.mjs'], checkout)
  // They are no workspaces, so nobody else moves them.
  for (const { dir } of templatesOf(checkout)) {
    rewrite(join(dir, 'package.json'), (text) => moved(text, before, version))
  }
  rewrite(join(checkout, 'CHANGELOG.md'), (text) => dated(text, version, day))
  return version
}

const rewrite = (file, by) => writeFileSync(file, by(readFileSync(file, 'utf8')))

const moved = (text, before, version) =>
  text.replaceAll(
    new RegExp(`("@?toolfault[^"]*": )"${before.replaceAll('.', '\\.')}"`, 'g'),
    `$1"${version}"`
  )

/** What stood under "Unreleased" gets its version and its day; where that is done already, nothing is. */
const dated = (text, version, day) => {
  if (text.includes(`\n## ${version} · `)) return text
  const heading = '\n## Unreleased\n'
  if (!text.includes(heading)) stop('CHANGELOG.md has no heading "Unreleased"')
  return text.replace(heading, `${heading}\n## ${version} · ${day}\n`)
}
