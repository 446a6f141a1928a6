import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { serving } from '../mcp-suite/serving.js'
import { bad, files, forecast } from './files.js'
import { bin, root } from './toolfault.js'

const test = suite('cli/unread')
const { file, remove } = files()
const tool = file('tool.json', forecast)
const args = file('args.json', bad)
/** Its schema is not seen: any call is valid, and a line on standard error says so. */
const unseen = file('unseen.json', { name: 'add', parameters: { type: 'object' } })

/** What a stream is that nobody reads, and what the program ends with all the same (design, section 5). */
const unread: Readonly<
  Record<string, readonly ['stdout' | 'stderr', ReadonlyArray<string>, number]>
> = {
  'an invalid call': ['stdout', ['--tool', tool, '--args', args, '--to', 'mcp'], 1],
  'an invalid call, shown to a person': ['stdout', ['--tool', tool, '--args', args], 1],
  'a valid call': ['stdout', ['--tool', unseen, '--args', args, '--to', 'f7'], 0],
  'the warning of a valid call': ['stderr', ['--tool', unseen, '--args', args, '--to', 'f7'], 0],
  'what to change': ['stderr', ['--tool', tool, '--bogus'], 2]
}

for (const [what, [stream, argv, code]] of Object.entries(unread)) {
  test(`the end says the same of ${what} on a ${stream} that nobody reads`, async () => {
    const child = spawn(process.execPath, [bin, 'check', ...argv], { cwd: root })
    // Long before it writes.
    child[stream].destroy()
    assert.equal(await once(child, 'exit'), [code, null])
  })
}

test('a server that is told to end as soon as it has said where it is ends with 0', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const { child } = await serving(tool)
    child.kill(signal)
    assert.equal(await once(child, 'exit'), [0, null])
  }
})

test('a server of which nobody reads what is amiss goes on', async () => {
  const child = spawn(
    process.execPath,
    [bin, 'serve', '--tools', unseen, '--port', '0', '--fail', 'internal'],
    { cwd: root }
  )
  child.stderr.destroy()
  const [told] = await once(child.stdout, 'data')
  const url = /http:\S+:\d+/.exec(String(told))?.[0]
  const call = { method: 'POST', body: JSON.stringify({ tool_id: 'add', input: {} }) }
  for (let calls = 0; calls < 2; calls++) {
    assert.is((await fetch(`${url}/tools/call`, call)).status, 200)
  }
  child.kill('SIGTERM')
  assert.equal(await once(child, 'exit'), [0, null])
})

test.after(remove)
test.run()
