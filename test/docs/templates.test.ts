import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { own } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { packages, read, root } from '../house.js'
import { folderOf, ran, started } from './started.js'

const test = suite('docs/templates')

const templates = readdirSync(fileURLToPath(new URL('docs/templates', root))).filter((name) =>
  existsSync(join(folderOf(name), 'package.json'))
)

const sourceOf = (name: string): string => (name === 'client' ? 'client.mjs' : 'server.mjs')

const versions = new Map(packages.map(({ manifest }) => [manifest.name, manifest.version]))

const manifestOf = (name: string): object => JSON.parse(read(`docs/templates/${name}/package.json`))

test('every template is on the page of templates, and no other', () => {
  const rows = [...read('docs/templates/README.md').matchAll(/^\| \[([\w-]+)\]/gm)]
  assert.equal(rows.map(([, name]) => String(name)).sort(), [...templates].sort())
})

for (const name of templates) {
  test(`${name} is private, started by npm start, and asks for exact versions of all that it imports`, () => {
    const manifest = manifestOf(name)
    assert.is(own(manifest, 'private'), true)
    assert.equal(own(manifest, 'scripts'), { start: `node ${sourceOf(name)}` })
    const wanted = new Map(Object.entries(Object(own(manifest, 'dependencies'))))
    const devDependencies = own(JSON.parse(read('package.json')), 'devDependencies')
    for (const [dependency, version] of wanted) {
      assert.is(version, versions.get(dependency) ?? own(devDependencies, dependency), dependency)
    }
    const source = read(`docs/templates/${name}/${sourceOf(name)}`)
    const imports = [...source.matchAll(/from '((?:@[^/']+\/)?[^/']+)/g)]
    const imported = imports.map(([, found]) => String(found))
    assert.equal([...new Set(imported)].sort(), [...wanted.keys()].sort())
    assert.ok(source.trimEnd().split('\n').length <= 45)
    assert.match(read(`docs/templates/${name}/README.md`), 'npm start')
  })
}

test('the compiler takes them all', () => {
  const tsc = fileURLToPath(new URL('node_modules/typescript/bin/tsc', root))
  const flags =
    '--ignoreConfig --noEmit --allowJs --checkJs --strict --exactOptionalPropertyTypes --skipLibCheck'
  const target = '--module nodenext --target es2023 --types node --pretty false'
  const sources = templates.map((name) => join(folderOf(name), sourceOf(name)))
  const args = [tsc, ...flags.split(' '), ...target.split(' '), ...sources]
  const run = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: fileURLToPath(root) })
  assert.is(run.stdout, '')
  assert.is(run.status, 0)
})

const bad = { town: 'Rome', nights: '2' }
const good = { city: 'Rome', nights: 2 }

const against = async (
  name: string,
  use: (url: string) => Promise<void>,
  env: NodeJS.ProcessEnv = {}
): Promise<void> => {
  const server = await started(name, env)
  try {
    await use(server.url)
  } finally {
    assert.ok(await server.stop(), 'it ends on SIGTERM')
  }
}

const post = async (url: string, body: unknown): Promise<{ status: number; body: unknown }> => {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}

const withClient = async (url: string, use: (client: Client) => Promise<void>): Promise<void> => {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL(url)))
  await use(client)
  await client.close()
}

/** 2026-07-28, Tools, Error Handling: "isError: true", with feedback that a model can act on. */
const told =
  'Invalid arguments for tool book_room:\n' +
  '- `city` is missing: rename `town` to `city`\n' +
  '- `nights` must be an integer, at least 1, received "2": send 2 without quotes'
const booked = [{ type: 'text', text: 'Booked 2 nights in Rome.' }]

/** The status of a request that a page of another site could send. */
const foreign = (url: string): Promise<number | undefined> =>
  new Promise((done, failed) => {
    const headers = { host: 'evil.example', 'content-type': 'application/json' }
    const sent = request(url, { method: 'POST', headers }, (response) => {
      response.resume()
      done(response.statusCode)
    })
    sent.once('error', failed)
    sent.end('{}')
  })

for (const name of ['mcp-sdk-v1', 'mcp-sdk-v2', 'ncp', 'gateway']) {
  // 2025-11-25, Transports, Security Warning: DNS rebinding.
  test(`${name} refuses who takes it for another host`, () =>
    against(name, async (url) => assert.is(await foreign(url), 403)))

  // It has no rooms of its own.
  if (name === 'gateway') continue
  test(`${name} says what would mend a call, and books the mended one`, () =>
    against(name, (url) =>
      withClient(url, async (client) => {
        const failed = await client.callTool({ name: 'book_room', arguments: bad })
        assert.is(failed.isError, true)
        assert.equal(failed.content, [{ type: 'text', text: told }])
        const done = await client.callTool({ name: 'book_room', arguments: good })
        assert.not(done.isError)
        assert.equal(done.content, booked)
      })
    ))
}

test('ncp announces validation, and answers with a verdict', () =>
  against('ncp', (url) =>
    withClient(url, async (client) => {
      // Row N3.
      const { experimental } = client.getServerCapabilities() ?? {}
      assert.is(own(own(experimental, 'toolValidation'), 'supported'), true)
      const asked = async (args: object): Promise<unknown> => {
        const { content } = await client.callTool({
          name: 'validate',
          arguments: { tool: 'book_room', arguments: args }
        })
        return JSON.parse(String(own(content[0], 'text')))
      }
      // Seed 004, Output Format.
      const verdict = await asked(bad)
      assert.is(own(verdict, 'valid'), false)
      assert.match(JSON.stringify(own(verdict, 'errors')), 'Missing required parameter: city')
      assert.equal(await asked(good), { valid: true, errors: [], warnings: [], suggestions: [] })
    })
  ))

test('json-rpc asks a question, and books the mended call', () =>
  against('json-rpc', async (url) => {
    const call = (args: object): object => ({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'book_room', arguments: args }
    })
    const failed = await post(url, call({ nights: 2 }))
    const error = own(failed.body, 'error')
    // Rows A1 and A18; seed 001, Error Categories.
    assert.is(own(error, 'code'), -32602)
    assert.match(String(own(error, 'message')), /^Question: /)
    assert.is(own(own(error, 'data'), 'error_category'), 'missing_parameter')
    assert.is(own(own(error, 'data'), 'required_parameter'), 'city')
    const edge = await post(url, { name: 'book_room', arguments: { nights: 2 } })
    assert.is(own(edge.body, 'success'), false)
    const done = await post(url, call(good))
    assert.is(own(done.body, 'error'), undefined)
    assert.match(JSON.stringify(own(done.body, 'result')), 'Rome')
  }))

test('oxp answers 422 with a sentence for each parameter, and 200 for the mended call', () =>
  against('oxp', async (url) => {
    // Seed 003, Input Validation Error Response.
    assert.equal(await post(url, { tool_id: 'book_room', input: bad }), {
      status: 422,
      body: {
        message: 'Invalid input parameters',
        parameter_errors: {
          city: '`city` is missing: rename `town` to `city`',
          nights: '`nights` must be an integer, at least 1, received "2": send 2 without quotes'
        }
      }
    })
    const done = await post(url, { tool_id: 'book_room', input: good })
    assert.is(done.status, 200)
    assert.is(own(done.body, 'success'), true)
    assert.equal(own(done.body, 'value'), { tool: 'book_room', booked: good })
  }))

test('f7 lists what is wrong in the words of the validator, and says that the mended call is valid', () =>
  against('f7', async (url) => {
    const failed = await post(url, { nights: 2 })
    // F7, Invalid (200), and row V1: the path of a missing field is the field.
    const entry = { path: '/city', message: "must have required property 'city'" }
    const errors = [{ ...entry, keyword: 'required' }]
    assert.equal(failed, { status: 200, body: { valid: false, errors } })
    // Criterion 11.
    assert.equal(await post(url, good), { status: 200, body: { valid: true } })
  }))

test('gateway tells over MCP what the service says, and what stands before one that is away', () =>
  against('oxp', async (service) => {
    const asked = (client: Client, args: Record<string, unknown>): Promise<unknown> =>
      client.callTool({ name: 'book_room', arguments: args })
    const through = (url: string): Promise<void> =>
      withClient(url, async (client) => {
        const failed = await asked(client, bad)
        assert.is(own(failed, 'isError'), true)
        assert.equal(own(failed, 'content'), [{ type: 'text', text: told }])
        const done = await asked(client, good)
        assert.not(own(done, 'isError'))
        assert.match(JSON.stringify(own(done, 'content')), 'Rome')
      })
    const alone = (url: string): Promise<void> =>
      withClient(url, async (client) => {
        const away = await asked(client, good)
        assert.is(own(away, 'isError'), true)
        assert.match(JSON.stringify(own(away, 'content')), 'unavailable')
      })
    await against('gateway', through, { SERVICE: service })
    await against('gateway', alone, { SERVICE: 'http://127.0.0.1:1/' })
  }))

test('client reads the failure, calls again, and ends', () =>
  against('mcp-sdk-v2', async (url) => {
    const { code, printed } = await ran('client', { SERVER: url })
    assert.is(code, 0)
    assert.match(printed, '`city` is missing: rename `town` to `city`')
    assert.match(printed, /Booked 2 nights in Rome\.[^\n]*\n$/)
  }))

test.run()
