import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '../..')

/** A command that npm has put beside the sources. */
export const bin = (name) => join(root, 'node_modules/.bin', name)

/** Every package that is published: its folder and its manifest. */
export const packages = readdirSync(join(root, 'packages'))
  .map((folder) => ({
    dir: join(root, 'packages', folder),
    json: JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'))
  }))
  .filter(({ json }) => json.private !== true)

/** The subpaths under which a package has code or types: `@toolfault/words/digest`. */
export const subpathsOf = ({ json }) =>
  Object.entries(json.exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([key]) => json.name + key.slice(1))
