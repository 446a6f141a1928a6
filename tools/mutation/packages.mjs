// Where a public name of the workspace is in the sources: no build stands between a mutant and its tests.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { packagesOf, root } from '../workspace.mjs'

const packages = packagesOf(root)

/** The packages whose mutants are counted, and how the test files begin that may kill them. */
export const suites = {
  model: ['model/', 'words/', 'protocols/', 'advice/attempt'],
  protocols: ['protocols/', 'vectors/', 'official/', 'client/failure', 'laws/'],
  advice: ['advice/', 'hostile/', 'corpus/repair', 'words/question']
}

/** How the further test files begin that what survived is tried on. */
const further = {
  advice: [
    'suite/',
    'corpus/',
    'conformance/',
    'vectors/',
    'client/preflight/',
    'playground/check',
    'advice/random',
    'protocols/f7',
    'protocols/ncp',
    'protocols/mcp',
    'security/'
  ]
}

/** Test files that take long, start programs, or ask about files of the repository instead of values. */
const left =
  /laws\/total|advice\/wide|corpus\/(?:corpus|servers)|translate\/pages|official\/ways|hostile\/wires/

const below = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(folder, path))
    .sort()

/** The sources of a package, as paths from the root. */
export const sourcesOf = (name) => below(`packages/${name}/src`, '.ts')

/** The test files that may kill a mutant of a package, as paths from the root; `late` are tried on what survives the others. */
export const testsOf = (name) => {
  const begins = (path, starts) => starts.some((start) => path.startsWith(`test/${start}`))
  const all = below('test', '.test.ts').filter((path) => !left.test(path))
  const late = all.filter((path) => begins(path, further[name] ?? []))
  return { first: all.filter((path) => begins(path, suites[name]) && !late.includes(path)), late }
}

/** The source file behind `@toolfault/model` or `@toolfault/protocols/mcp`; undefined where a name is not ours. */
export const sourceOf = (name) => {
  const owner = packages.find(({ json }) => name === json.name || name.startsWith(`${json.name}/`))
  const target = owner?.json.exports[`.${name.slice(owner.json.name.length)}`]?.default
  return target?.startsWith('./dist/')
    ? join(owner.dir, target.replace('./dist/', 'src/').replace(/\.js$/, '.ts'))
    : undefined
}
