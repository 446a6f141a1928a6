import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { report, run } from './report.mjs'

const flags = ['--silent', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock']

/**
 * Install what a folder's package.json asks for, ours from the tarballs and not from a register: in
 * what it names itself and, by overrides, in what the packages name of each other.
 */
export const install = (folder, tarballs) => {
  const overrides = placesOf(tarballs)
  write(folder, { ...asking(read(folder), overrides), overrides })
  return npm(folder)
}

/**
 * Install what the folders in one folder ask for, each as a workspace of it: most ask for the same, which npm puts there
 * once. That each package and each template names all that it needs is shown elsewhere (`alone`, docs/templates.test).
 */
export const installAll = (folder, names, tarballs) => {
  const overrides = placesOf(tarballs)
  for (const name of names) {
    const project = join(folder, name)
    // A workspace is found by its name, and one that is called `typescript` would stand for the compiler.
    write(project, asking({ name: `project-${name}`, ...read(project) }, overrides))
  }
  write(folder, { private: true, workspaces: names, overrides })
  return npm(folder)
}

const placesOf = (tarballs) =>
  Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]))

const asking = (manifest, ours) => {
  const asked = (kind) =>
    Object.fromEntries(
      Object.entries(manifest[kind] ?? {}).map(([name, range]) => [name, ours[name] ?? range])
    )
  return {
    ...manifest,
    dependencies: asked('dependencies'),
    devDependencies: asked('devDependencies')
  }
}

const fileIn = (folder) => join(folder, 'package.json')

const read = (folder) => JSON.parse(readFileSync(fileIn(folder), 'utf8'))

const write = (folder, manifest) => writeFileSync(fileIn(folder), JSON.stringify(manifest))

/** No script of anyone's is needed by what these packages bring. */
const npm = async (folder) => {
  const { good, out, err } = await run('npm', ['install', '--ignore-scripts', ...flags], {
    cwd: folder
  })
  return good || report(false, `npm install in ${folder}`, `${out}${err}`)
}
