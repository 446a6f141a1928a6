import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packages, root } from '../house.js'

/** What of a subpath of a package is otherwise, as code; it may ask for what it replaces as `real`. */
export interface Change {
  readonly name: string
  readonly subpath: string
  readonly code: string
}

const pathOf = (path: string): string => fileURLToPath(new URL(path, root))

/** A build like this one in which some public functions are others: everything else leads back here. */
export const standIn = (changes: ReadonlyArray<Change>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'toolfault-compare-'))
  symlinkSync(pathOf('packages'), join(folder, 'packages'))
  for (const { folder: name, manifest } of packages) {
    const at = join(folder, 'node_modules', manifest.name)
    const own = changes.filter((change) => change.name === manifest.name)
    mkdirSync(join(at, '..'), { recursive: true })
    if (own.length === 0) symlinkSync(pathOf(`packages/${name}`), at)
    else {
      mkdirSync(at)
      writeFileSync(
        join(at, 'package.json'),
        JSON.stringify(manifestOf(manifest.name, manifest.exports))
      )
      for (const subpath of Object.keys(manifest.exports)) {
        const change = own.find((one) => one.subpath === subpath)
        writeFileSync(join(at, fileOf(subpath)), codeOf(manifest.name + subpath.slice(1), change))
      }
    }
  }
  return folder
}

const fileOf = (subpath: string): string => `${subpath.slice(2).replaceAll('/', '-')}.js`

const manifestOf = (name: string, exports: object): object => ({
  name,
  type: 'module',
  exports: Object.fromEntries(
    Object.keys(exports).map((subpath) => [subpath, `./${fileOf(subpath)}`])
  )
})

const codeOf = (name: string, change: Change | undefined): string => {
  if (/\.(?:json|html)$/.test(name)) return ''
  const real = JSON.stringify(import.meta.resolve(name))
  return `import * as real from ${real}\nexport * from ${real}\n${change?.code ?? ''}`
}
