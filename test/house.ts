import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The root of the repository, seen from the built tests. */
export const root: URL = new URL('../../', import.meta.url)

/** The text of a file of the repository. */
export const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** Files below a folder of the repository, as paths from its root; nothing built, nothing installed. */
export const files = (folder: string, ending: string): ReadonlyArray<string> =>
  readdirSync(fileURLToPath(new URL(folder, root)), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter(
      (path) =>
        path.endsWith(ending) && !/\/(?:node_modules|dist|\.dist|bin)\/|^docs\/api\//.test(path)
    )
    .sort()

/** What a package says of itself. */
export interface Manifest {
  readonly [field: string]: unknown
  readonly name: string
  readonly version: string
  readonly exports: Readonly<Record<string, unknown>>
  readonly files: ReadonlyArray<string>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** A package's folder and its manifest. */
export const packages: ReadonlyArray<{ readonly folder: string; readonly manifest: Manifest }> =
  readdirSync(fileURLToPath(new URL('packages', root))).map((folder) => ({
    folder,
    // A border: the file is ours, and npm reads it too.
    manifest: JSON.parse(read(`packages/${folder}/package.json`)) as Manifest
  }))

/** Every subpath that is a module: `@toolfault/protocols/f7`; a page and a schema are none. */
export const subpaths: ReadonlyArray<string> = packages.flatMap(({ manifest }) =>
  Object.keys(manifest.exports)
    .filter((key) => !/\.(?:json|html)$/.test(key))
    .map((key) => manifest.name + key.slice(1))
)
