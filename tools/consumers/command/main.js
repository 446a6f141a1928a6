// The command as a shell has it: check, translate, and one request to what it serves.
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

const bin = 'toolfault'
const toolfault = (args, input) => spawnSync(bin, args, { input, encoding: 'utf8' })

const checked = toolfault(['check', '--tool', 'tools.json', '--args', '-', '--to', 'text'], '{}')
assert.equal(checked.stderr, '')
assert.equal(
  checked.stdout,
  'Invalid arguments for tool book: `city` is missing: add `city` (string).\n'
)
assert.equal(checked.status, 1)

const translated = toolfault(['translate', '--from', 'oxp', '--to', 'text'], '{"status":401}')
assert.equal(translated.stdout, 'Authorization required.\n')
assert.equal(translated.status, 0)

const server = spawn(bin, ['serve', '--tools', 'tools.json', '--port', '0'])
try {
  const [said] = await once(server.stdout, 'data')
  const base = /http:\/\/[\d.]+:\d+/.exec(String(said))?.[0]
  const answer = await fetch(`${base}/tools/book/validate`, { method: 'POST', body: '{}' })
  assert.deepEqual(await answer.json(), {
    valid: false,
    errors: [{ path: '/city', message: "must have required property 'city'", keyword: 'required' }]
  })
} finally {
  server.kill()
}
