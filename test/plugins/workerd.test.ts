import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { root } from '../house.js'
import { type Came, raw, send } from './http/client.js'

const test = suite('plugins/workerd')

/** The package names the binary of this machine. */
const binary = String(Object(createRequire(import.meta.url)('workerd')).default)

const folder = mkdtempSync(join(tmpdir(), 'toolfault-workerd-'))
let engine: ChildProcess | undefined
let url = ''

/** One service on a socket that the engine chooses; it writes which to the descriptor that it is given. */
const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker.js", esModule = embed "worker.js")],
    compatibilityDate = "2026-01-01"
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
);
`

test.before(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('docs/.dist/examples/worker.js', root))],
    bundle: true,
    format: 'esm',
    // Neither a platform of Node nor one of its modules is at hand.
    platform: 'neutral',
    mainFields: ['module', 'main'],
    outfile: join(folder, 'worker.js'),
    logLevel: 'error'
  })
  writeFileSync(join(folder, 'config.capnp'), config)
  engine = spawn(binary, ['serve', '--control-fd=3', join(folder, 'config.capnp')], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe']
  })
  const control = engine.stdio[3]
  const told = control === null || control === undefined ? [''] : await once(control, 'data')
  url = `http://127.0.0.1:${/"port":(\d+)/.exec(String(told[0]))?.[1] ?? ''}`
})

test.after(async () => {
  engine?.kill()
  if (engine !== undefined && engine.exitCode === null) await once(engine, 'exit')
  rmSync(folder, { recursive: true })
})

const validate = (name: string, body: string): Promise<Came> =>
  send(url, `/tools/${name}/validate`, { body })

test('the bundle of docs/examples/worker.ts answers F7 under workerd', async () => {
  const good = await validate('forecast', '{"city":"Oslo"}')
  assert.equal([good.status, good.text], [200, '{"valid":true}'])
  const bad = await validate('forecast', '{"days":0}')
  assert.is(bad.status, 200)
  // The message is the validator's own; its path is the field's (V1).
  assert.equal(
    Object(bad.json).errors.map(({ keyword, path }: { keyword: string; path: string }) => [
      path,
      keyword
    ]),
    [
      ['/city', 'required'],
      ['/days', 'minimum']
    ]
  )
})

test('unknown tools and broken JSON are answered there as everywhere', async () => {
  const unknown = await validate('constructor', '{bad')
  assert.equal([unknown.status, unknown.json], [404, { error: 'Tool not found: constructor' }])
  const broken = await validate('forecast', '{bad')
  assert.is(broken.status, 400)
  assert.match(broken.text, 'Invalid JSON: line 1, column 2, expected a key or }')
  // What is too long is refused before all of it has come: who writes on may find the socket closed.
  const head =
    'POST /tools/forecast/validate HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n'
  const large = await raw(url, `${head}content-length: 2000000\r\n\r\n"x`, 'half')
  assert.match(large, /^HTTP\/1\.1 413 /)
})

test('the engine forbids code from text: the bundle has none', () => {
  const code = readFileSync(join(folder, 'worker.js'), 'utf8')
  assert.not.match(code, /new Function\(|\beval\(/)
})

test.run()
