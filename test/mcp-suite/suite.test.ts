import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { root } from '../house.js'
import { connecting } from './connection.js'
import { newer } from './newer.js'
import { ToolsCallInputValidationScenario } from './scenario.js'
import { type Serving, serving } from './serving.js'

const test = suite('mcp-suite')

const file = fileURLToPath(new URL('test/mcp-suite/tools.json', root))
const folder = mkdtempSync(join(tmpdir(), 'toolfault-suite-'))
let server: Serving | undefined

test.before(async () => {
  server = await serving(file)
})

test.after(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true })
})

const program = fileURLToPath(
  new URL('node_modules/@modelcontextprotocol/conformance/dist/index.js', root)
)

const conformance = (scenario: string, revision: string): Promise<string> =>
  new Promise((resolve) => {
    const mcp = `${server?.url ?? ''}/mcp`
    const args = ['server', '--url', mcp, '--scenario', scenario, '--spec-version', revision]
    execFile(process.execPath, [...newer, program, ...args], { cwd: folder }, (error, out, err) =>
      resolve(`${error === null ? 'exit 0' : `exit ${error.code}`}\n${out}\n${err}`)
    )
  })

/** Scenarios of the official suite, and the revisions that they are of. */
const scenarios: Readonly<Record<string, ReadonlyArray<string>>> = {
  'tools-call-error': ['2025-06-18', '2025-11-25', '2026-07-28'],
  'tools-list': ['2025-06-18', '2025-11-25', '2026-07-28'],
  'json-schema-2020-12': ['2025-11-25', '2026-07-28'],
  'http-header-validation': ['2026-07-28'],
  'dns-rebinding-protection': ['2025-11-25', '2026-07-28'],
  ping: ['2025-06-18', '2025-11-25'],
  'server-initialize': ['2025-06-18', '2025-11-25']
}

/** It looks at statuses alone, so that no message is checked. */
const silent = 'dns-rebinding-protection'

for (const [scenario, revisions] of Object.entries(scenarios)) {
  for (const revision of revisions) {
    test(`official scenario ${scenario}, ${revision}`, async () => {
      const said = await conformance(scenario, revision)
      assert.match(said, /^exit 0/, said)
      assert.match(said, / 0 failed/, said)
      // From 0.2.0 on each scenario also checks each message against the published schema.
      if (scenario !== silent) assert.match(said, 'wire-schema-valid', said)
      assert.not.match(said, 'FAILURE', said)
    })
  }
}

for (const revision of ['2025-06-18', '2025-11-25', '2026-07-28'] as const) {
  test(`our scenario for SEP-1303, ${revision}`, async () => {
    const scenario = new ToolsCallInputValidationScenario()
    const checks = await scenario.run({
      connect: () => connecting(`${server?.url ?? ''}/mcp`, revision)
    })
    assert.is(checks.length, 8)
    assert.equal(
      checks.filter(({ status }) => status !== 'SUCCESS'),
      []
    )
  })
}

test('our scenario fails a server that does not do it', async () => {
  const results: ReadonlyArray<unknown> = [
    { content: [{ type: 'text', text: 'count unit colour' }] },
    { content: [{ type: 'text', text: 'wrong' }], isError: true }
  ]
  const counts: Array<number> = []
  for (const result of results) {
    const checks = await new ToolsCallInputValidationScenario().run({
      connect: async () => ({ request: async () => result, close: async () => undefined })
    })
    counts.push(checks.filter(({ status }) => status === 'FAILURE').length)
  }
  // No error at all: 5 refused, 2 protocol errors; an error that names nothing: 5, the right call, 2.
  assert.equal(counts, [7, 8])
})

test.run()
