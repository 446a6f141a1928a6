import { authorizationRequired, own } from '@toolfault/model'
import type { HttpOptions } from '@toolfault/plugins/fetch'
import * as assert from 'uvu/assert'
import { send } from './client.js'
import type { Mount } from './criteria.js'
import { type Spied, spied } from './tools.js'

type Test = (name: string, run: () => Promise<void>) => void

const open: Partial<HttpOptions> = { allowExecute: true, authHook: () => true }

/** `POST /tools/call` and `POST /tools/{name}/call`, over a socket, for one way of mounting. */
export const calls = (test: Test, name: string, mount: Mount): void => {
  const holds = (
    what: string,
    use: (url: string, spy: Spied) => Promise<void>,
    more: Partial<HttpOptions> = open
  ): void =>
    test(`${name}: ${what}`, async () => {
      const spy = spied(more)
      const { close, url } = await mount(spy.options)
      try {
        await use(url, spy)
      } finally {
        await close()
      }
    })

  const call = (url: string, body: unknown): ReturnType<typeof send> =>
    send(url, '/tools/call', { body: typeof body === 'string' ? body : JSON.stringify(body) })

  // Seed 001, "Testing Retry Behavior": "Interactive error message with retry_capable: true".
  holds("Agentopia's own test: curl -d {name, arguments} asks for what is missing", async (url) => {
    const came = await call(url, '{"name": "send_email", "arguments": {}}')
    assert.is(came.status, 200)
    assert.is(own(came.json, 'success'), false)
    assert.match(String(own(came.json, 'error')), /^Question: Who .*Please provide/)
    const metadata = own(came.json, 'metadata')
    assert.is(own(metadata, 'retry_capable'), true)
    assert.is(own(metadata, 'error_category'), 'missing_parameter')
    assert.is(own(metadata, 'required_parameter'), 'to')
    assert.is(own(metadata, 'tool_name'), 'send_email')
  })

  holds(
    'another version of OXP than the first is a 400, on the way of OXP alone',
    async (url, spy) => {
      const sent = (body: object, version: string): ReturnType<typeof send> =>
        send(url, '/tools/call', {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', 'OXP-Version': version }
        })
      const oxp = { tool_id: 'send_email', call_id: 'c', input: { to: 'ann' } }
      const came = await sent(oxp, '9.0')
      assert.equal(
        [came.status, came.json],
        [
          400,
          {
            message:
              'Invalid request: this version of OXP is not served here: send `OXP-Version: 1.0`, or none'
          }
        ]
      )
      assert.equal(spy.ran, [])
      assert.is((await sent(oxp, '1.0')).status, 200)
      const edge = await sent({ name: 'send_email', arguments: { to: 'ann' } }, '9.0')
      assert.is(own(edge.json, 'success'), true)
    }
  )

  holds('a JSON-RPC request is answered in JSON-RPC', async (url) => {
    const rpc = (id: unknown, params: object, method = 'tools/call'): object => ({
      jsonrpc: '2.0',
      id,
      method,
      params
    })
    const bad = await call(url, rpc(42, { name: 'send_email', arguments: {} }))
    assert.is(bad.status, 200)
    assert.is(own(bad.json, 'jsonrpc'), '2.0')
    assert.is(own(bad.json, 'id'), 42)
    const error = own(bad.json, 'error')
    assert.is(own(error, 'code'), -32602)
    assert.match(String(own(error, 'message')), /^Question: Who /)
    assert.is(own(own(error, 'data'), 'retry_capable'), true)

    const good = await call(url, rpc('a', { name: 'send_email', arguments: { to: 'ann' } }))
    assert.equal(good.json, {
      jsonrpc: '2.0',
      id: 'a',
      result: {
        content: [{ type: 'text', text: '{"to":"ann"}' }],
        structuredContent: { to: 'ann' }
      }
    })
    // JSON-RPC 2.0, section 5.1.
    assert.is(own(own((await call(url, rpc(1, {}, 'x'))).json, 'error'), 'code'), -32601)
    assert.is(own(own((await call(url, { jsonrpc: 2, id: 1 })).json, 'error'), 'code'), -32600)
    // Section 4.1: "The Server MUST NOT reply to a Notification".
    const told = await call(url, { jsonrpc: '2.0', method: 'tools/call', params: {} })
    assert.equal([told.status, told.text], [202, ''])
  })

  holds('a valid Edge call has its data', async (url, spy) => {
    const came = await call(url, { name: 'send_email', arguments: { to: 'ann' } })
    assert.equal([came.status, came.json], [200, { success: true, data: { to: 'ann' } }])
    assert.equal(spy.ran, ['send_email'])
  })

  holds('OXP: 200 for a tool that ran', async (url, spy) => {
    const request = { tool_id: 'forecast', call_id: 'c1', input: { city: 'Oslo' } }
    const came = await call(url, request)
    assert.is(came.status, 200)
    const { duration, ...rest } = Object(came.json)
    assert.equal(rest, { call_id: 'c1', success: true, value: { city: 'Oslo' } })
    assert.ok(typeof duration === 'number' && duration >= 0)
    // Row O2: in the wrapper of the main branch, with its marker.
    const wrapped = await call(url, { $schema: 'urn:oxp:1.0', request })
    assert.is(own(wrapped.json, '$schema'), 'urn:oxp:1.0')
    assert.is(own(own(wrapped.json, 'result'), 'success'), true)
    // An id for a call that has none.
    const nameless = await call(url, { tool_id: 'free' })
    assert.match(String(own(nameless.json, 'call_id')), /^[\da-f-]{36}$/)
    assert.equal(spy.ran, ['forecast', 'forecast', 'free'])
  })

  holds(
    'the tool is told which request it was',
    async (url) => {
      const came = await send(url, '/tools/call', {
        body: '{"name":"free","arguments":{}}',
        headers: { 'x-user': 'ann' }
      })
      assert.equal(came.json, { success: true, data: 'ann' })
    },
    { ...open, run: (_tool, _args, { request }) => headerIn(request, 'x-user') }
  )

  holds('OXP: calls go to /tools/call, and /call is no route (row O8)', async (url, spy) => {
    const body = JSON.stringify({ tool_id: 'forecast', input: { city: 'Oslo' } })
    assert.is((await send(url, '/call', { body })).status, 404)
    assert.equal(spy.ran, [])
  })

  holds('OXP: 422 for the input, and the tool does not run', async (url, spy) => {
    const came = await call(url, { tool_id: 'forecast', call_id: 'c1', input: { days: '3' } })
    assert.is(came.status, 422)
    assert.is(own(came.json, 'message'), 'Invalid input parameters')
    const errors = own(came.json, 'parameter_errors')
    assert.equal(Object.keys(Object(errors)).sort(), ['city', 'days'])
    assert.equal(spy.ran, [])
  })

  holds('OXP: 400 for what cannot be called; nothing else is known of it', async (url, spy) => {
    const unknown = await call(url, { tool_id: 'forcast' })
    assert.equal(unknown.status, 400)
    assert.is(own(unknown.json, 'message'), 'Unknown tool: forcast. Did you mean `forecast`?')
    for (const body of ['{bad', '', '5', 'null', '{}', '{"tool_id":5}', '[{"tool_id":"free"}]']) {
      const came = await call(url, body)
      assert.is(came.status, 400, body)
      assert.is(typeof own(came.json, 'message'), 'string')
      assert.match(came.type, /^application\/json/)
    }
    assert.equal(spy.ran, [])
  })

  holds('a tool that throws: 200 in OXP, and nobody is told what it said', async (url, spy) => {
    const came = await call(url, { tool_id: 'thrower', call_id: 'c' })
    assert.is(came.status, 200)
    assert.is(own(came.json, 'success'), false)
    assert.is(own(own(came.json, 'error'), 'message'), 'The tool ran and failed.')
    const edge = await call(url, { name: 'thrower', arguments: {} })
    assert.is(edge.status, 500)
    const run = await send(url, '/tools/thrower/call', { body: '{}' })
    assert.is(run.status, 500)
    assert.is(own(run.json, 'isError'), true)
    for (const { text } of [came, edge, run]) assert.not.match(text, 'hunter2')
    const told = spy.faults.map(({ developerMessage }) => developerMessage)
    assert.equal(
      told,
      [1, 2, 3].map(() => 'the password is hunter2')
    )
  })

  holds('a fault that is thrown is what it is', async (url) => {
    const edge = await call(url, { name: 'busy', arguments: {} })
    assert.is(own(own(edge.json, 'metadata'), 'retry_capable'), true)
    const run = await send(url, '/tools/busy/call', { body: '{}' })
    assert.is(run.status, 500)
    assert.is(own(own(own(run.json, '_meta'), 'dev.toolfault/fault'), 'kind'), 'unavailable')
  })

  // Section 6 of the facts: "inside tool: T200 `can_retry` + `retry_after_ms`".
  holds('OXP: a tool that is busy ran, and says when to come back', async (url, spy) => {
    const came = await call(url, { tool_id: 'busy', call_id: 'c' })
    assert.is(came.status, 200)
    assert.is(own(came.json, 'success'), false)
    assert.equal(own(came.json, 'error'), {
      message: 'The tool is unavailable at the moment.',
      can_retry: true,
      retry_after_ms: 1500
    })
    assert.equal(
      spy.faults.map(({ kind }) => kind),
      ['unavailable']
    )
  })

  // F7, "Tool Execution API", criterion 2; MCP, `isError`.
  holds('a result of MCP that says the tool failed is no success anywhere', async (url) => {
    const run = await send(url, '/tools/refuser/call', { body: '{}' })
    assert.equal([run.status, own(run.json, 'isError')], [500, true])
    const oxp = await call(url, { tool_id: 'refuser', call_id: 'c' })
    assert.equal([oxp.status, own(oxp.json, 'success')], [200, false])
    assert.equal(own(oxp.json, 'error'), { message: 'No such page.' })
    const edge = await call(url, { name: 'refuser', arguments: {} })
    assert.equal([edge.status, own(edge.json, 'success')], [500, false])
    assert.is(own(edge.json, 'error'), 'No such page.')
  })

  // RFC 9110, section 11.6.1.
  holds(
    'a 401 says how to come back, also where a tool says it',
    async (url) => {
      const came = await call(url, { tool_id: 'thrower', call_id: 'c' })
      assert.equal([came.status, came.text], [401, ''])
      assert.is(came.headers['www-authenticate'], 'Bearer')
    },
    { ...open, decide: () => authorizationRequired('server', []) }
  )

  holds('what a tool returns may be nothing, and must be JSON', async (url) => {
    const came = await call(url, { tool_id: 'free', call_id: 'c', input: null })
    assert.is(own(came.json, 'success'), true)
  })

  holds(
    'what is missing before a call wins over its input (O12)',
    async (url, spy) => {
      const came = await call(url, { tool_id: 'forecast', call_id: 'c', input: {} })
      assert.is(came.status, 400)
      const [challenge] = Object(own(own(came.json, 'missing_requirements'), 'authorization'))
      const id = own(challenge, 'id')
      assert.is(id, 'gh')
      const check = await send(url, '/challenges/gh', { method: 'GET', headers: {} })
      assert.equal([check.status, check.json], [200, { status: 'pending' }])
      const other = await send(url, '/challenges/nope', { method: 'GET', headers: {} })
      assert.equal([other.status, other.json], [200, { status: 'failed' }])
      const head = await send(url, '/challenges/gh', { method: 'HEAD', headers: {} })
      assert.equal([head.status, head.text], [200, ''])
      assert.equal(spy.ran, [])
    },
    {
      ...open,
      requires: () =>
        authorizationRequired('tool', [{ id: 'gh', url: 'https://example.com/login' }]),
      challenges: (id) => (id === 'gh' ? 'pending' : undefined)
    }
  )

  holds(
    'execution: 200 with a result, 400 for arguments, 404 for an unknown tool',
    async (url, spy) => {
      const good = await send(url, '/tools/forecast/call', { body: '{"city":"Oslo"}' })
      assert.is(good.status, 200)
      assert.is(own(good.json, 'isError'), false)
      assert.equal(own(good.json, 'content'), [{ type: 'text', text: '{"city":"Oslo"}' }])
      const bad = await send(url, '/tools/forecast/call', { body: '{}' })
      assert.is(bad.status, 400)
      assert.is(own(bad.json, 'isError'), true)
      const unknown = await send(url, '/tools/nope/call', { body: '{}' })
      assert.equal([unknown.status, unknown.json], [404, { error: 'Tool not found: nope' }])
      assert.equal(spy.ran, ['forecast'])
    }
  )

  holds(
    'execution: 401 where the hook says no, or fails; a call says it as OXP does (O4)',
    async (url, spy) => {
      const came = await send(url, '/tools/forecast/call', { body: '{"city":"Oslo"}' })
      assert.equal([came.status, came.json], [401, { error: 'Unauthorized' }])
      assert.is(came.headers['www-authenticate'], 'Bearer')
      const other = await call(url, { tool_id: 'forecast', input: { city: 'Oslo' } })
      assert.equal([other.status, other.text], [401, ''])
      assert.equal(spy.ran, [])
    },
    {
      allowExecute: true,
      authHook: () => {
        throw new Error('the database is down')
      }
    }
  )

  holds(
    'pages of a listed origin may ask, and are told so before (CORS)',
    async (url) => {
      const headers = {
        origin: 'https://a.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,authorization'
      }
      const before = await send(url, '/tools/free/validate', { method: 'OPTIONS', headers })
      assert.is(before.status, 204)
      assert.is(before.headers['access-control-allow-origin'], 'https://a.example')
      assert.is(before.headers['access-control-allow-headers'], 'content-type,authorization')
      assert.match(String(before.headers['access-control-allow-methods']), 'POST')
      const came = await send(url, '/tools/free/validate', { body: '{}', headers })
      assert.is(came.headers['access-control-allow-origin'], 'https://a.example')
      const other = await send(url, '/tools/free/validate', {
        body: '{}',
        headers: { origin: 'https://b.example' }
      })
      assert.is(other.headers['access-control-allow-origin'], undefined)
    },
    { cors: ['https://a.example'] }
  )

  holds(
    'a tool that says by its own result that it failed ends no attempts',
    async (url) => {
      const as = (body: object): ReturnType<typeof send> =>
        send(url, '/tools/call', {
          body: JSON.stringify(body),
          headers: { 'x-session': 'ann' }
        })
      const body = { tool_id: 'forecast', call_id: 'c', input: { city: 'Oslo' } }
      await as(body)
      await as(body)
      const third = await as(body)
      assert.match(String(own(own(third.json, 'error'), 'message')), 'failed 3 times')
    },
    {
      ...open,
      run: () => ({ content: [{ type: 'text', text: 'no such city' }], isError: true }),
      session: (request) => headerIn(request, 'x-session')
    }
  )

  holds(
    'a session hears what became of its last attempt, others do not',
    async (url) => {
      const body = JSON.stringify({ tool_id: 'forecast', call_id: 'c', input: {} })
      const as = (session: string): ReturnType<typeof send> =>
        send(url, '/tools/call', { body, headers: { 'x-session': session } })
      await as('ann')
      assert.match(String(own((await as('ann')).json, 'message')), 'failed in the same way')
      assert.not.match(String(own((await as('bob')).json, 'message')), 'failed in the same way')
    },
    { ...open, session: async (request) => headerIn(request, 'x-session') }
  )

  for (const [what, session] of strange) {
    holds(
      `a session that ${what} is nobody's`,
      async (url) => {
        const body = JSON.stringify({ tool_id: 'forecast', call_id: 'c', input: {} })
        const twice = [await call(url, body), await call(url, body)]
        for (const { json } of twice) {
          assert.is(own(json, 'message'), 'Invalid input parameters')
        }
      },
      { ...open, session }
    )
  }
}

/** What all callers would share. */
const strange: ReadonlyArray<readonly [string, NonNullable<HttpOptions['session']>]> = [
  ['is no text', (): string => JSON.parse('{}')],
  ['rejects', () => Promise.reject(new Error('the database is down'))]
]

/** Each framework hands its own request to the author's hooks. */
const headerIn = (request: unknown, name: string): string | undefined => {
  const headers =
    own(request, 'headers') ?? Object(request).headers ?? Object(request).req?.raw.headers
  const value = headers instanceof Headers ? headers.get(name) : own(headers, name)
  return typeof value === 'string' ? value : undefined
}
