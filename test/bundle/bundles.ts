import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundling, type Plugin } from 'esbuild'
import { packages, root } from '../house.js'

/** What a bundler makes of some code. */
export interface Bundle {
  readonly text: string
  /** Modules of which something is in the bundle: `sources/ajv/read`, and `io-ts` for all of its. */
  readonly kept: ReadonlyArray<string>
  /** Modules that are reached, also those that are shaken off. */
  readonly reached: ReadonlyArray<string>
}

/** What is shipped has many modules in one file: which are in a bundle is told of their sources. */
export type Of = 'what is shipped' | 'its sources'

/** Bundle each text on its own, validators and what is installed beside them included. */
export const bundles = async (
  codes: ReadonlyArray<string>,
  of: Of
): Promise<ReadonlyMap<string, Bundle>> => {
  const folder = fileURLToPath(root)
  const { metafile, outputFiles } = await bundling({
    entryPoints: codes.map((_, at) => ({ in: `code:${at}`, out: String(at) })),
    absWorkingDir: folder,
    outdir: 'out',
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2023',
    write: false,
    metafile: true,
    logLevel: 'error',
    plugins: [given(codes, folder), ...(of === 'its sources' ? [sources(folder)] : [])]
  })
  const { inputs, outputs } = metafile
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
  const reached = (from: string, seen: Set<string>): ReadonlySet<string> => {
    if (seen.has(from)) return seen
    seen.add(from)
    for (const { path } of inputs[from]?.imports ?? []) reached(path, seen)
    return seen
  }
  return new Map(
    Object.entries(outputs).map(([out, { entryPoint = '', inputs: parts }]) => [
      codes[Number(basename(out, '.js'))] ?? '',
      {
        text: texts.get(basename(out)) ?? '',
        kept: modules(Object.keys(parts).filter((path) => (parts[path]?.bytesInOutput ?? 0) > 0)),
        reached: modules([...reached(entryPoint, new Set())])
      }
    ])
  )
}

const given = (codes: ReadonlyArray<string>, resolveDir: string): Plugin => ({
  name: 'given',
  setup: (build) => {
    build.onResolve({ filter: /^code:/ }, ({ path }) => ({
      path: path.slice(5),
      namespace: 'code'
    }))
    build.onLoad({ filter: /./, namespace: 'code' }, ({ path }) => ({
      contents: codes[Number(path)] ?? '',
      resolveDir
    }))
  }
})

/** The file in `src` behind each subpath. */
const sources = (folder: string): Plugin => ({
  name: 'sources',
  setup: (build) =>
    build.onResolve({ filter: /^@toolfault\// }, ({ path }) => {
      const one = packages.find(({ manifest: { name } }) => `${path}/`.startsWith(`${name}/`))
      const target = one?.manifest.exports[`.${path.slice(one.manifest.name.length)}`]
      const file = /^\.\/dist\/(.*)\.js$/.exec(String(Object(target)['default']))?.[1]
      if (one === undefined || file === undefined) return { errors: [{ text: `no ${path}` }] }
      return { path: join(folder, `packages/${one.folder}/src/${file}.ts`), sideEffects: false }
    })
})

const modules = (paths: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(paths.filter((path) => !path.startsWith('code:')).map(named))
]

const named = (path: string): string => {
  const installed = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]
  return installed ?? path.replace(/^packages\/(\w+)\/src\/(.*)\.ts$/, '$1/$2')
}
