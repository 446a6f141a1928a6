import { dirname, join } from 'node:path'
import { packages, root, subpathsOf } from '../workspace.mjs'

// Modules are told apart in the sources alone: what is shipped has many in one file.
const sources = new Map(packages.flatMap(subpathsOf).map(({ name, source }) => [name, source]))

/** A plugin of esbuild in whose bundles some modules (`advice/told/fold`) have other exports. */
export const without = (stubs) => ({
  name: 'without',
  setup: (build) => {
    const files = new Map(
      Object.entries(stubs).map(([name, code]) => {
        const [folder, ...rest] = name.split('/')
        return [join(root, 'packages', folder, 'src', `${rest.join('/')}.ts`), code]
      })
    )
    const met = new Set()
    build.onResolve({ filter: /^@toolfault\// }, ({ path }) => ({
      path: sources.get(path),
      sideEffects: false
    }))
    build.onResolve({ filter: /^whole:/ }, ({ path }) => ({
      path: path.slice('whole:'.length),
      suffix: '?whole',
      sideEffects: false
    }))
    build.onLoad({ filter: /\/packages\/.*\.ts$/ }, ({ path, suffix }) => {
      const code = files.get(path)
      if (code === undefined || suffix === '?whole') return undefined
      met.add(path)
      // What is exported here stands before what is passed on.
      return { contents: `export * from 'whole:${path}'; ${code}`, resolveDir: dirname(path) }
    })
    // A module that has gone would make its feature look free.
    build.onEnd(() => {
      const lost = [...files.keys()].filter((path) => !met.has(path))
      return { errors: lost.map((path) => ({ text: `${path} is not in the bundle` })) }
    })
  }
})
