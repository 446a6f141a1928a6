import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { root, subpaths } from '../house.js'
import { bundles } from './bundles.js'

const test = suite('bundle/import')

const bare = (name: string): string => `import '${name}'`
const made = await bundles(subpaths.map(bare), 'what is shipped')

test('an import that uses nothing leaves nothing in a bundle', () => {
  const left = subpaths.filter((name) => {
    const bundle = made.get(bare(name))
    return bundle === undefined || bundle.kept.length > 0 || bundle.text.trim() !== ''
  })
  assert.equal(left, [])
  assert.ok(subpaths.length > 100)
})

/** Imports some code where clocks, chance and streams cannot be used, and prints what is other than before. */
const watched = (names: ReadonlyArray<string>): string => `
  const print = process.stdout.write.bind(process.stdout)
  const refused = []
  const refuse = (object, key) => {
    object[key] = () => { refused.push(key); throw new Error(key + ' at import') }
  }
  for (const key of Object.keys(console)) if (typeof console[key] === 'function') refuse(console, key)
  for (const key of ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'fetch']) refuse(globalThis, key)
  for (const [object, key] of [[Date, 'now'], [Math, 'random'], [performance, 'now']]) refuse(object, key)
  const homes = { globalThis, ...Object.fromEntries(
    [Object, Array, String, Number, RegExp, Map, Set, Promise, Error, Function].flatMap((one) => [
      [one.name, one], [one.name + '.prototype', one.prototype]
    ])
  ) }
  const keys = () => Object.entries(homes).flatMap(([name, home]) =>
    Reflect.ownKeys(home).map((key) => name + ' ' + String(key)))
  const before = new Set(keys())
  for (const name of ${JSON.stringify(names)}) await import(name)
  const open = process.getActiveResourcesInfo()
    .filter((one) => !/^(?:TTYWrap|PipeWrap|FSReqPromise|CloseReq)$/.test(one))
  print(JSON.stringify([...refused, ...keys().filter((key) => !before.has(key)), ...open]))
`

const after = (names: ReadonlyArray<string>): string => {
  const program = ['--input-type=module', '-e', watched(names)]
  const { stderr, stdout } = spawnSync(process.execPath, program, {
    cwd: fileURLToPath(new URL('test', root)),
    encoding: 'utf8'
  })
  return stdout + stderr
}

test('an import does nothing: it neither writes, nor waits, nor touches what is global', () => {
  assert.is(after(subpaths), '[]')
})

test('what an import does is seen', () => {
  const running = 'data:text/javascript,'
  assert.is(after([`${running}globalThis.seen = 1; setInterval.call`]), '["globalThis seen"]')
  assert.match(after([`${running}console.log(1)`]), /log at import/)
  assert.match(after([`${running}Array.prototype.own = 1`]), /Array\.prototype own/)
})

test.run()
