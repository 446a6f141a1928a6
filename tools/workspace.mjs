import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '..')

/** The Node that runs this. */
export const node = process.execPath

/** A command that npm has put beside the sources. */
export const bin = (name) => join(root, 'node_modules/.bin', name)

/** Every package of a checkout, all of which are published: its folder and its manifest. */
export const packagesOf = (checkout) =>
  readdirSync(join(checkout, 'packages')).map((folder) => {
    const dir = join(checkout, 'packages', folder)
    return { folder, dir, json: JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) }
  })

/** The packages of this checkout. */
export const packages = packagesOf(root)

/** The folders of a checkout that people copy. */
export const templatesOf = (checkout) => {
  const home = join(checkout, 'docs/templates')
  return readdirSync(home)
    .map((name) => ({ name, dir: join(home, name) }))
    .filter(({ dir }) => existsSync(join(dir, 'package.json')))
}

// `./dist/mcp/write.js` is compiled from `./src/mcp/write.ts`.
const sourceOf = (target) => target.replace(/^\.\/dist\/(.*)\.js$/, 'src/$1.ts')

/** The subpaths under which a package has code or types: `@toolfault/words/digest`, and the file behind it. */
export const subpathsOf = ({ dir, json }) =>
  Object.entries(json.exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([key, target]) => ({
      name: json.name + key.slice(1),
      source: join(dir, sourceOf(target.default))
    }))
