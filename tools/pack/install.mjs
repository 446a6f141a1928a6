import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { report, run } from './report.mjs'

const flags = ['--silent', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock']

/**
 * Install what a folder's package.json asks for, ours from the tarballs and not from a register: in
 * what it names itself and, by overrides, in what the packages name of each other.
 */
export const install = async (folder, tarballs) => {
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const ours = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]))
  const asked = (kind) =>
    Object.fromEntries(
      Object.entries(manifest[kind] ?? {}).map(([name, range]) => [name, ours[name] ?? range])
    )
  const installed = {
    ...manifest,
    dependencies: asked('dependencies'),
    devDependencies: asked('devDependencies'),
    overrides: ours
  }
  writeFileSync(file, JSON.stringify(installed))
  // No script of anyone's is needed by what these packages bring.
  const { good, out, err } = await run('npm', ['install', '--ignore-scripts', ...flags], {
    cwd: folder
  })
  return good || report(false, `npm install in ${folder}`, `${out}${err}`)
}
