// What can be imported: every subpath of every package, from the `exports` of its manifest.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

const manifests = readdirSync(join(root, 'packages')).map((folder) => ({
  folder: join(root, 'packages', folder),
  manifest: JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'))
}))

// `./dist/mcp/write.js` is compiled from `./src/mcp/write.ts`; a target that is not code has no such source.
const sourceOf = (target) =>
  /^\.\/dist\/(.*)\.js$/.exec(target.default ?? '')?.[1]?.replace(/.*/s, 'src/$&.ts')

/** A list of `{ name, source }`: the specifier as one imports it, and the file behind it. */
export const entries = manifests.flatMap(({ folder, manifest }) =>
  Object.entries(manifest.exports ?? {}).flatMap(([key, target]) => {
    const source = sourceOf(target)
    return source === undefined
      ? []
      : [{ name: manifest.name + key.slice(1), source: join(folder, source) }]
  })
)

/** What the manifests of the packages with something to import say. */
export const packages = manifests
  .map(({ manifest }) => manifest)
  .filter(({ name }) => entries.some((entry) => `${entry.name}/`.startsWith(`${name}/`)))
