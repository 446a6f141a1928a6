import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.mjs'

/** What the stubs name and the code has not: a module that is not in the bundle, an export that is gone. */
export const stale = (features, modules) =>
  Object.values(features)
    .flatMap((stubs) => Object.entries(stubs))
    .flatMap(([name, code]) => {
      const path = name.replace(/^(\w+)\//, 'packages/$1/src/').concat('.ts')
      if (!modules.has(path)) return [`${name} is not in the bundle`]
      const text = readFileSync(join(root, path), 'utf8')
      return [...code.matchAll(/export const (\w+)/g)]
        .filter(([, exported]) => !new RegExp(`export const ${exported}\\b`).test(text))
        .map(([, exported]) => `${name} has no ${exported}`)
    })
