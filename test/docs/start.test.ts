import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files } from '../cli/files.js'
import { root } from '../cli/toolfault.js'

const test = suite('docs/start')

const { directory, remove } = files()
const run = spawnSync(process.execPath, ['docs/.dist/examples/main-job.js'], {
  cwd: root,
  encoding: 'utf8',
  env: { PATH: process.env['PATH'] ?? '', TMPDIR: directory },
  timeout: 30_000
})
const page = run.stdout
const lines = page.split('\n')

/** What stands under a heading, up to the next one. */
const under = (heading: RegExp): string => {
  const at = lines.findIndex((line) => heading.test(line))
  assert.ok(at >= 0, String(heading))
  const end = lines.findIndex(
    (line, below) => below > at && /^(?:\S| {2}[a-z0-9-]+ +\S)/.test(line)
  )
  return lines.slice(at + 1, end < 0 ? undefined : end).join('\n')
}

test('ends with 0 by itself, and says nothing on standard error', () => {
  assert.equal([run.status, run.signal, run.stderr], [0, null, ''])
})

test("shows the server's own answer to the call", () => {
  assert.match(under(/^The server answers today/), /Invalid arguments for tool edit_file/)
})

/** What each wire must say of the call, from the text of its protocol. */
const wires: Readonly<Record<string, RegExp>> = {
  mcp: /Invalid arguments for tool edit_file:\n\s+- `path`/,
  'json-rpc': /"code": -32602[\s\S]*"message": "Question: [\s\S]*"missing_parameter"/,
  oxp: /"status": 422[\s\S]*"parameter_errors": \{[\s\S]*"edits": /,
  f7: /"status": 200[\s\S]*"valid": false[\s\S]*"path": "\/edits\/0\/oldText"/,
  ncp: /"valid": false[\s\S]*"errors": \[[\s\S]*"warnings": \[/
}

for (const [wire, says] of Object.entries(wires)) {
  test(`shows what Toolfault makes of it on ${wire}`, () => {
    assert.match(under(new RegExp(`^ {2}${wire} `)), says)
  })
}

test('fits a terminal of 100 columns, and has no colour where there is none', () => {
  for (const line of lines) assert.ok(line.length <= 100, line)
  assert.not.ok(page.includes('\u001b'))
})

test('the line that it ends with works as printed', () => {
  const at = lines.findIndex((line) => line.startsWith('  echo '))
  const command = lines.slice(at).join('\n')
  const next = spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' })
  assert.is(next.status, 1, next.stderr)
  assert.match(next.stdout, /`head` must be a number/)
})

test('leaves no file behind', () => assert.equal(readdirSync(directory), []))

test.after(remove)
test.run()
