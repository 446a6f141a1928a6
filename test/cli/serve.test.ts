import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { own } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Served, type Serving, served, serving } from '../mcp-suite/serving.js'
import { type Came, raw, send } from '../plugins/http/client.js'
import { files } from './files.js'
import { toolfault } from './toolfault.js'

const test = suite('cli/serve')
const { file, remove } = files()
const walk = {
  name: 'walk',
  description: 'Walk some steps',
  inputSchema: {
    type: 'object',
    properties: { steps: { type: 'integer', minimum: 1 } },
    required: ['steps']
  },
  annotations: { readOnlyHint: true },
  outputSchema: { type: 'object' }
}
/** A tool as OXP defines it (openapi, ToolDefinition). */
const add = {
  id: 'Calculator.Add@2.1.0',
  name: 'Calculator_Add',
  description: 'Adds',
  version: '2.1.0',
  input_schema: { type: 'object', properties: { a: { type: 'number' } }, required: ['a'] }
}
const tools = file('tools.json', { tools: [walk, add] })

const against = async (
  more: ReadonlyArray<string>,
  use: (url: string, server: Served) => Promise<void>
): Promise<void> => {
  if (more.length === 0 && plain !== undefined) return use(plain.url, plain)
  const server = await served(tools, ...more)
  try {
    await use(server.url, server)
  } finally {
    await server.stop()
  }
}

/** One for all that ask for nothing of their own: none of these leaves a trace in it. */
let plain: Serving | undefined

test.before(async () => {
  plain = await serving(tools)
})

test.after(async () => {
  await plain?.stop()
  remove()
})

const get = (url: string, path: string): Promise<Came> =>
  send(url, path, { method: 'GET', headers: {} })

const call = (url: string, body: object, path = '/tools/call'): Promise<Came> =>
  send(url, path, { body: JSON.stringify(body) })

test('it says where everything is, and that nobody else can reach it', async () =>
  against([], async (url, { told }) => {
    assert.match(told, `toolfault serves 2 tools at ${url}`)
    assert.match(url, /^http:\/\/127\.0\.0\.1:\d+$/)
    for (const path of ['/mcp', '/tools/{name}/validate', '/tools/call', '/oxp/tools'])
      assert.match(told, path)
    assert.not.match(told, 'can be reached by others')
    const root = await get(url, '/')
    assert.equal([root.status, root.type], [200, 'application/json'])
    assert.ok(Array.isArray(own(root.json, 'serves')))
  }))

test('a valid call is answered with its own arguments', async () =>
  against(['--allow-execute'], async (url) => {
    const oxp = await call(url, { tool_id: 'walk', call_id: 'c', input: { steps: 3 } })
    assert.equal([oxp.status, own(oxp.json, 'value')], [200, { steps: 3 }])
    const edge = await call(url, { name: 'walk', arguments: { steps: 3 } })
    assert.equal(edge.json, { success: true, data: { steps: 3 } })
    const run = await call(url, { steps: 3 }, '/tools/walk/call')
    assert.equal(own(run.json, 'structuredContent'), { steps: 3 })
    assert.is(own((await get(url, '/health')).json, 'calls'), 3)
  }))

// F7, "GET /tools" and "GET /tools/{name}"; OXP, "List Tools" (row O9).
test('tools are listed as F7 and as OXP list them', async () =>
  against([], async (url) => {
    const f7 = await get(url, '/tools')
    assert.equal(Object(f7.json)[0], {
      name: 'walk',
      description: 'Walk some steps',
      annotations: { readOnlyHint: true }
    })
    const one = await get(url, '/tools/walk')
    assert.equal(own(one.json, 'inputSchema'), walk.inputSchema)
    const none = await get(url, '/tools/constructor')
    assert.equal([none.status, none.json], [404, { error: 'Tool not found: constructor' }])
    const items = Object((await get(url, '/oxp/tools')).json).items
    const marked = await send(url, '/tools', { method: 'GET', headers: { 'oxp-version': '1.0' } })
    assert.equal(marked.json, { items })
    assert.is(marked.headers['access-control-allow-origin'], '*')
    assert.equal(
      items.map((item: unknown) => own(item, 'id')),
      ['Tools.walk@1.0.0', 'Calculator.Add@2.1.0']
    )
    // openapi, ToolId, ToolVersion and the closed ToolDefinition.
    for (const item of items) {
      assert.match(item.id, /^[A-Za-z0-9_]+\.[A-Za-z0-9_]+(@([0-9]+|[0-9]+\.[0-9]+\.[0-9]+))?$/)
      assert.equal(Object.keys(item), ['id', 'name', 'description', 'version', 'input_schema'])
    }
  }))

// Fetch, "CORS-preflight request": a browser asks before it sends JSON, or a header of its own.
test('a page of this machine may speak MCP, and list tools as OXP, and a page of others may not', async () =>
  against([], async (url) => {
    const origin = 'http://localhost:6274'
    for (const [path, method, asked] of [
      ['/mcp', 'POST', 'content-type,mcp-protocol-version'],
      ['/tools', 'GET', 'oxp-version'],
      ['/tools/call', 'POST', 'content-type']
    ] as const) {
      const headers = {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': asked
      }
      const may = await send(url, path, { method: 'OPTIONS', headers })
      assert.is(may.status, 204, path)
      assert.is(may.headers['access-control-allow-origin'], '*')
      assert.match(String(may.headers['access-control-allow-methods']), method)
      assert.is(may.headers['access-control-allow-headers'], asked)
      const stranger = { ...headers, origin: 'https://a.example.com' }
      assert.is((await send(url, path, { method: 'OPTIONS', headers: stranger })).status, 403)
    }
    const headers = {
      origin,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json'
    }
    const ping = await send(url, '/mcp', {
      headers,
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })
    })
    assert.equal([ping.status, ping.headers['access-control-allow-origin']], [200, '*'])
    // What is no such question is for the SDK.
    assert.is((await send(url, '/mcp', { method: 'OPTIONS', headers: {} })).status, 405)
  }))

test('a tool of OXP is found by its name, its id, and that without a version', async () =>
  against([], async (url) => {
    for (const id of ['Calculator_Add', 'Calculator.Add@2.1.0', 'Calculator.Add', 'Tools.walk']) {
      const input = { a: 1, steps: 1 }
      const came = await call(url, { tool_id: id, call_id: 'c', input }, '/oxp/tools/call')
      assert.is(came.status, 200, id)
    }
    // "version unavailable" is a 400 (call-tool page).
    const other = await call(url, { tool_id: 'Calculator.Add@3.0.0', input: {} })
    assert.is(other.status, 400)
  }))

test('--fail gives each so many-th valid call the fault', async () =>
  against(['--fail', 'execution_failed:2'], async (url) => {
    const results: Array<unknown> = []
    for (const _ of [1, 2, 3, 4]) {
      const came = await call(url, { tool_id: 'walk', call_id: 'c', input: { steps: 1 } })
      results.push(own(came.json, 'success'), own(own(came.json, 'error'), 'can_retry'))
    }
    assert.equal(results, [true, undefined, false, true, true, undefined, false, true])
  }))

test('--latency makes calls take that long, and the limit of requests holds meanwhile', async () =>
  against(['--latency', '400', '--max-requests', '1'], async (url) => {
    const began = performance.now()
    const slow = call(url, { name: 'walk', arguments: { steps: 1 } })
    await new Promise((resolve) => setTimeout(resolve, 100))
    const refused = await call(url, { name: 'walk', arguments: { steps: 1 } })
    assert.equal([refused.status, refused.headers['retry-after']], [503, '1'])
    assert.is(refused.type, 'application/json')
    assert.is((await slow).status, 200)
    assert.ok(performance.now() - began >= 400)
    assert.is((await call(url, { name: 'walk', arguments: {} })).status, 200)
  }))

// Seed 003, "Tool Authorization Challenge" and "Authorization Challenge Check Response".
test('--challenge asks for an authorization until it was given', async () =>
  against(['--challenge', 'walk'], async (url) => {
    const body = { tool_id: 'walk', call_id: 'c', input: { steps: 1 } }
    const asked = await call(url, body)
    assert.is(asked.status, 400)
    const [challenge] = Object(own(own(asked.json, 'missing_requirements'), 'authorization'))
    assert.equal(challenge, {
      id: 'walk',
      url: `${url}/authorize/walk`,
      check_url: `${url}/challenges/walk`
    })
    assert.equal((await get(url, '/challenges/walk')).json, { status: 'pending' })
    assert.is((await get(url, '/authorize/walk')).status, 200)
    assert.equal((await get(url, '/challenges/walk')).json, { status: 'completed' })
    assert.is((await call(url, body)).status, 200)
    assert.is((await get(url, '/authorize/other')).status, 404)
  }))

test('what is under way when it is told to end is answered, and it ends with 0', async () => {
  const server = await serving(tools, '--latency', '300')
  const slow = call(server.url, { name: 'walk', arguments: { steps: 1 } })
  await new Promise((resolve) => setTimeout(resolve, 100))
  const ended = server.stop()
  assert.is((await slow).status, 200)
  assert.is(await ended, 0)
})

test('a client that goes on over a connection kept alive does not keep it from its end', async () => {
  const server = await serving(tools, '--latency', '20')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const body = JSON.stringify({ name: 'walk', arguments: { steps: 1 } })
  const again = (): Promise<number | undefined> =>
    new Promise((done, fail) => {
      const sent = request(`${server.url}/tools/call`, { agent, method: 'POST' }, (response) => {
        response.resume().once('end', () => done(response.statusCode))
      })
      sent.once('error', fail).end(body)
    })
  assert.is(await again(), 200)
  const ended = server.stop()
  const statuses: Array<number | undefined> = []
  await (async () => {
    while (true) statuses.push(await again())
  })().catch(() => undefined)
  assert.is(await ended, 0)
  agent.destroy()
  assert.ok(statuses.length < 50, `${statuses.length} requests came one after the other`)
  assert.ok(statuses.every((status) => status === 200))
})

// Node's own 5 s are those of a client's pool: whichever of the two is late sends into a closed connection.
test('a kept connection outlives the minute that clients and proxies keep theirs', async () =>
  against([], async (url) => {
    const { headers } = await fetch(`${url}/health`)
    const timeout = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '')?.[1]
    assert.ok(Number(timeout) > 60, `told to keep it for ${timeout} s`)
  }))

test('a client that broke off in the middle of its body does not keep it from its end', async () => {
  const server = await serving(tools)
  const head = `POST /tools/walk/validate HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{"st`
  assert.match(await raw(server.url, head, 'half'), /^HTTP\/1\.1 400 /)
  const began = performance.now()
  assert.is(await server.stop(), 0)
  // An answer may stand unread for a minute, where nobody wants the server to end.
  assert.ok(performance.now() - began < 30_000, 'it waited for somebody to read its answer')
})

test('a body that does not come is 408 in MCP as well, and holds no place', async () =>
  against(['--timeout', '300', '--max-requests', '1'], async (url) => {
    const head = 'Content-Type: application/json\r\nAccept: application/json, text/event-stream'
    const came = await raw(
      url,
      `POST /mcp HTTP/1.1\r\nHost: localhost\r\n${head}\r\nContent-Length: 99\r\n\r\n{"a`,
      'open'
    )
    assert.match(came, /^HTTP\/1\.1 408 /)
    assert.match(came, 'content-type: application/json')
    assert.match(came, '"jsonrpc":"2.0"')
    assert.is((await call(url, { name: 'walk', arguments: { steps: 1 } })).status, 200)
  }))

// OXP, "Health Check"; RFC 9110, section 9.3.2.
test('health is told below /oxp too, pages have a HEAD, and a slash at the end is of no account', async () =>
  against(['--max-body', '0'], async (url) => {
    assert.is((await get(url, '/oxp/health')).status, 200)
    assert.is((await get(url, '/health/more')).status, 404)
    for (const path of ['/tools', '/tools/walk', '/oxp/tools/', '/health', '/'])
      assert.is((await fetch(`${url}${path}`, { method: 'HEAD' })).status, 200, path)
    for (const path of ['/mcp', '/mcp/']) assert.is((await call(url, {}, path)).status, 413, path)
  }))

test('a schema is listed whole however deep it is, and a name that stands twice is told', async () => {
  let inputSchema: object = { const: 'the innermost' }
  for (let level = 0; level < 40; level++) inputSchema = { properties: { a: inputSchema } }
  const twice = [{ name: 'deep' }, { name: 'deep', inputSchema }]
  const server = await served(file('twice.json', twice))
  for (const path of ['/tools/deep', '/oxp/tools'])
    assert.match((await get(server.url, path)).text, 'the innermost')
  await server.stop()
  assert.match(server.told, '1 tool at')
  assert.match(server.told, 'Defined more than once, of which the last counts: "deep".')
})

test('schemas that are not seen or cannot be used are told when it starts, and it serves', async () => {
  const required = { type: 'object', required: ['n'] }
  const amiss = [
    { name: 'unseen', parameters: required },
    { name: 'broken', inputSchema: { type: 'strnig' } },
    { name: 'lost', inputSchema: { $ref: '#/$defs/n' } },
    { name: 'right', inputSchema: required }
  ]
  const server = await served(file('amiss.json', amiss))
  assert.is((await get(server.url, '/tools')).status, 200)
  await server.stop()
  const [, said] = server.told.split('POST /oxp/tools/call\n')
  const [blank, unseen, broken, lost, ...rest] = String(said).split('\n')
  assert.equal([blank, ...rest.filter((one) => one !== '')], [''])
  assert.is(
    unseen,
    'the tool "unseen" has no inputSchema, so that any arguments are valid: is it what stands under "parameters"?'
  )
  const fails = 'cannot be used, so that each of its calls fails: '
  assert.ok(broken?.startsWith(`the schema of the tool "broken" ${fails}schema is invalid: `))
  assert.ok(
    lost?.startsWith(`the schema of the tool "lost" ${fails}`) && lost.includes('#/$defs/n')
  )
})

test('of limits that would let nothing through it is said what they take', async () => {
  for (const [flag, most] of [
    ['--max-requests', 1_000_000],
    ['--timeout', 600_000]
  ] as const) {
    const { code, err } = await toolfault(['serve', '--tools', tools, flag, '0'])
    assert.equal(
      [code, err],
      [2, `toolfault: ${flag} takes a whole number from 1 to ${most}, not "0"\n`]
    )
  }
})

test('what is no HTTP is answered in JSON', async () =>
  against([], async (url) => {
    const came = await raw(url, 'HELLO\r\n\r\n', 'open')
    assert.match(came, /^HTTP\/1\.1 400 /)
    assert.match(came, 'content-type: application/json')
    const large = await raw(url, `GET / HTTP/1.1\r\na: ${'x'.repeat(20_000)}\r\n\r\n`, 'open')
    assert.match(large, /^HTTP\/1\.1 431 /)
  }))

test('a page of the network cannot reach what is bound to this machine (DNS rebinding)', async () =>
  against([], async (url) => {
    for (const headers of [{ host: 'evil.example' }, { origin: 'https://evil.example' }]) {
      const came = await send(url, '/tools/walk/validate', { body: '{}', headers })
      assert.is(came.status, 403)
      assert.match(came.type, 'application/json')
    }
    const own = await send(url, '/tools/walk/validate', {
      body: '{}',
      headers: { origin: 'http://localhost:3000' }
    })
    assert.is(own.status, 200)
  }))

test('at another address of this machine it can be reached by that address', async () => {
  for (const [host, url] of [
    ['127.0.0.2', /^http:\/\/127\.0\.0\.2:/],
    ['LOCALHOST', /^http:\/\/localhost:/],
    ['[127.0.0.1]', /^http:\/\/127\.0\.0\.1:/]
  ] as const) {
    const server = await serving(tools, '--host', host)
    assert.match(server.url, url)
    assert.not.match(server.told, 'can be reached by others')
    assert.is((await get(server.url, '/tools')).status, 200)
    const evil = await send(server.url, '/tools', {
      method: 'GET',
      headers: { host: 'evil.example' }
    })
    assert.is(evil.status, 403)
    await server.stop()
  }
})

test('tools of the file keep their names, whichever NCP takes for its own', async () => {
  const named = ['validate', 'validate_tool_call'].map((name) => ({ name, inputSchema: {} }))
  const server = await served(file('named.json', named))
  const came = await send(server.url, '/mcp', {
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream'
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} })
  })
  await server.stop()
  const names = [...came.text.matchAll(/"name":"(\w+)"/g)].map(([, name]) => name)
  assert.equal(names, ['validate', 'validate_tool_call', 'validate_tool_call_'])
})

test('other paths are 404 in JSON', async () =>
  against([], async (url) => {
    for (const path of ['/nothing', '/tools/walk/validate', '/oxp', '/tools/a/b/c']) {
      const came = await get(url, path)
      assert.equal(
        [came.status, came.json, came.type],
        [404, { error: 'Not found' }, 'application/json']
      )
    }
  }))

const refusals: Readonly<Record<string, ReadonlyArray<string>>> = {
  'serve needs --tools FILE': [],
  'there is no such file': ['--tools', 'nowhere.json'],
  '--port takes a whole number': ['--tools', tools, '--port', '99999'],
  '--fail takes execution_failed, unavailable': ['--tools', tools, '--fail', 'sometimes'],
  '--fail takes KIND or KIND:N': ['--tools', tools, '--fail', 'internal:0'],
  'no tool is called "wlak": did you mean "walk"?': ['--tools', tools, '--challenge', 'wlak'],
  '--host takes a name or an address': ['--tools', tools, '--host', ''],
  'no option of serve': ['--tools', tools, '--to', 'mcp'],
  'cannot listen': ['--tools', tools, '--host', '203.0.113.1', '--port', '0']
}

for (const [why, args] of Object.entries(refusals)) {
  test(`unusable: ${why}`, async () => {
    const { code, err, out } = await toolfault(['serve', ...args])
    assert.is(code, 2)
    assert.is(out, '')
    assert.ok(err.includes(why), err)
    assert.is(err.trim().split('\n').length, 1)
  })
}

test('unusable: a port that is taken', async () => {
  const other = createServer()
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = String(Object(other.address()).port)
  const { code, err } = await toolfault(['serve', '--tools', tools, '--port', port])
  other.close()
  assert.is(code, 2)
  assert.match(err, `port ${port} is in use`)
})

test.run()
