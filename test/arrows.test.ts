import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { arrows } from './arrows.js'
import { files, packages, read, root } from './house.js'

interface Import {
  readonly file: string
  readonly target: string
  readonly typeOnly: boolean
}

const statement =
  /^(?:import|export)\s+(?<type>type\s)?(?:[^'";]*?\sfrom\s+)?'(?<target>[^']+)'|import(?:\.meta\.resolve)?\(\s*'(?<dynamic>[^']+)'/gm

const importsOf = (file: string): ReadonlyArray<Import> =>
  [...read(file).matchAll(statement)].map(({ groups }) => ({
    file,
    target: groups?.['target'] ?? groups?.['dynamic'] ?? '',
    typeOnly: groups?.['type'] !== undefined
  }))

/** `fp-ts/lib/Either.js` is of `fp-ts`, `node:fs` of `node`. */
const packageOf = (target: string): string =>
  target.startsWith('node:') ? 'node' : target.split('/', target.startsWith('@') ? 2 : 1).join('/')

const sourcesOf = (folder: string): ReadonlyArray<string> => files(`packages/${folder}/src`, '.ts')

const foreign = (folder: string): ReadonlyArray<Import> =>
  sourcesOf(folder)
    .flatMap(importsOf)
    .filter(({ target }) => !target.startsWith('.'))

const isBundled = (folder: string): boolean => folder === 'playground'

const test = suite('arrows')

test('every package is on the table', () => {
  assert.equal(packages.map(({ folder }) => folder).sort(), Object.keys(arrows).sort())
})

for (const { folder, manifest } of packages) {
  const allowed = arrows[folder] ?? []

  test(`${folder} imports only what its row allows`, () => {
    const wrong = foreign(folder).filter(({ target, typeOnly }) => {
      const name = packageOf(target)
      return !allowed.includes(name) && !(typeOnly && allowed.includes(`(${name})`))
    })
    assert.equal(wrong, [])
    assert.ok(sourcesOf(folder).length > 0)
  })

  test(`${folder} imports all that its row allows`, () => {
    const imported = new Set(foreign(folder).map(({ target }) => packageOf(target)))
    const surplus = allowed.filter((name) => !imported.has(name.replace(/[()]/g, '')))
    assert.equal(surplus, [])
  })

  test(`${folder} depends on what it imports, and on nothing else`, () => {
    const imported = new Set(foreign(folder).map(({ target }) => packageOf(target)))
    imported.delete('node')
    // What is bundled into the page is there when the page is built, and nobody installs it with the page.
    const [needed, none] = isBundled(folder)
      ? [manifest.devDependencies, manifest.dependencies]
      : [manifest.dependencies, manifest.devDependencies]
    assert.equal(Object.keys(needed ?? {}).sort(), [...imported].sort())
    assert.equal(Object.keys(none ?? {}), [])
  })

  test(`${folder} stays inside its own folder`, () => {
    const up = sourcesOf(folder)
      .flatMap(importsOf)
      .filter(({ file, target }) => {
        const depth = file.split('/').length - 4
        return (target.match(/\.\.\//g) ?? []).length > depth
      })
    assert.equal(up, [])
  })
}

const below = packages.filter(({ folder }) => !['cli', 'playground', 'plugins'].includes(folder))

/** The client's one file that knows of a clock; everything else is given it. */
const platform = ['packages/client/src/clock.ts']

test('but for the plugins, the command line and the page there is no clock, no chance, no platform and no locale', () => {
  const words =
    /\b(?:Date|Intl|process|document|window|globalThis|console|setTimeout|require)\b(?!['"`:])|Math\.random|\.toLocale|localeCompare/
  const found = below
    .flatMap(({ folder }) => sourcesOf(folder))
    .filter((file) => !platform.includes(file))
    .flatMap((file) =>
      read(file)
        // Words in comments, texts and patterns are no code.
        .replace(/\/\*\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'|`[^`]*`|\/\^[^/\n]*\$\//gm, '')
        .split('\n')
        .filter((line) => words.test(line))
        .map((line) => `${file}: ${line.trim()}`)
    )
  assert.equal(found, [])
})

/** Rooms of the package that every protocol may use: readers', exchanges', names, pointers, and the model that rides along. */
const rooms = new Set(['exchange', 'fault', 'name', 'no-tool', 'pointer', 'reading', 'service'])

test('a protocol does not import another protocol, but for the data and codes of JSON-RPC', () => {
  const borrowed = sourcesOf('protocols')
    .flatMap(importsOf)
    .filter(({ file, target }) => target.startsWith('../') && file.split('/').length === 5)
    .map(({ file, target }) => `${file.split('/')[3]} -> ${target.slice(3).replace(/\.js$/, '')}`)
    .filter((arrow) => !rooms.has(arrow.split(/ -> |\//)[1] ?? ''))
    // A translation reads and writes them all.
    .filter((arrow) => !arrow.startsWith('translate -> '))
  const known = [
    'bad-request -> json-rpc/code',
    // Its execution endpoint answers with the results of MCP.
    'f7 -> mcp/write',
    'json-rpc -> text/limited',
    'json-rpc -> text/recognise',
    'json-rpc -> text/result',
    'mcp -> json-rpc/beside',
    'mcp -> json-rpc/code',
    'mcp -> json-rpc/data',
    'mcp -> json-rpc/meaning',
    'mcp -> json-rpc/of-mcp',
    'mcp -> json-rpc/of-server',
    'mcp -> text/body',
    'mcp -> text/recognise',
    'ncp -> mcp/revision',
    'oxp -> text/own',
    'oxp -> text/own-prefixed',
    'problem-details -> text/recognise'
  ]
  assert.equal([...new Set(borrowed)].sort(), known)
})

test('what writes reaches no io-ts and no fp-ts', () => {
  const reached = (file: string, seen: Set<string>): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const { target, typeOnly } of importsOf(file)) {
      if (typeOnly) continue
      if (target.startsWith('.')) {
        reached(new URL(target.replace(/\.js$/, '.ts'), `file:///${file}`).pathname.slice(1), seen)
      } else seen.add(packageOf(target))
    }
    return seen
  }
  const writers = sourcesOf('protocols').filter((file) => /\/(?:write|wires)\.ts$/.test(file))
  assert.ok(writers.length >= 6)
  for (const file of writers) {
    const found = reached(file, new Set())
    assert.ok(found.has('@toolfault/model'), file)
    for (const name of ['io-ts', 'fp-ts', '@toolfault/sources'])
      assert.not.ok(found.has(name), file)
  }
})

test('nothing is named after nothing', () => {
  const nameless = packages
    .flatMap(({ folder }) => sourcesOf(folder))
    .filter((file) => /\/(?:utils?|helpers?|common|misc|core|shared)(?:\/|\.ts$)/.test(file))
  assert.equal(nameless, [])
})

test('barrels: the model has the only index, and the wires of MCP one page of types', () => {
  const barrels = packages
    .flatMap(({ folder }) => sourcesOf(folder))
    .filter((file) => {
      const code = read(file)
        .replace(/\/\*\*[\s\S]*?\*\//g, '')
        .trim()
      return (
        code !== '' &&
        code.split(/\n(?=export|import)/).every((line) => /^export\s[^=]*from\s+'/s.test(line))
      )
    })
  assert.equal(barrels, ['packages/model/src/index.ts', 'packages/types/src/mcp.ts'])
})

test('the picture of the arrows is of these manifests', () => {
  const script = fileURLToPath(new URL('tools/arrows-picture.mjs', root))
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' })
  assert.equal([status, stderr], [0, ''])
})

test.run()
