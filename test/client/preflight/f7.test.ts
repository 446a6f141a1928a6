import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { clock } from '@toolfault/client/clock'
import { preflight } from '@toolfault/client/preflight'
import { encode } from '@toolfault/protocols/ncp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { book, byAjv, good, set } from './setting.js'

const test = suite('client/preflight/f7')

/** A server of its own for each test, gone with all its sockets when the test ends. */
const against = async (
  listener: RequestListener,
  use: (url: string) => Promise<void>
): Promise<void> => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    await use(`http://127.0.0.1:${port}`)
  } finally {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}

const answering =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

// F7, "Endpoint": the bare arguments, the name as one segment (facts 4.1).
test('the request is the one of the text', async () => {
  const came: Array<unknown> = []
  const listener: RequestListener = (request, response) => {
    request.setEncoding('utf8')
    let body = ''
    request.on('data', (piece: string) => {
      body += piece
    })
    request.on('end', () => {
      came.push([request.method, request.url, request.headers['content-type'], body])
      came.push(request.headers['authorization'])
      answering(200, { valid: true })(request, response)
    })
  }
  await against(listener, async (url) => {
    const f7 = { url: `${url}/ui/?key=1#top`, fetch, headers: { authorization: 'Bearer x' } }
    const { check, events } = set({ f7 })
    const checked = await check({ ...book, name: 'image/resize' }, { a: 1 })
    assert.equal(checked, { verdict: { valid: true }, method: 'f7' })
    assert.equal(came, [
      ['POST', '/ui/tools/image%2Fresize/validate?key=1', 'application/json', '{"a":1}'],
      'Bearer x'
    ])
    assert.equal(events, [])
  })
})

// F7, "Response Format"; rows V1, V12.
test('a no is told with advice, and an unknown tool is a verdict [V12]', () =>
  against(
    (request, response) =>
      request.url === '/tools/book/validate'
        ? answering(200, {
            valid: false,
            errors: [{ path: '/city', message: 'is required', keyword: 'required' }]
          })(request, response)
        : answering(404, { error: 'Tool not found: bok' })(request, response),
    async (url) => {
      const { check } = set({ f7: { url, fetch } })
      const args = { nights: 1 }
      assert.equal(await check(book, args), { verdict: byAjv(book, args), method: 'f7' })
      const bare = await set({ f7: { url, fetch }, judge: undefined as never }).check(book, args)
      assert.equal(encode(bare.verdict).suggestions, ['Add `city` (string)'])
      const { method, verdict } = await check({ ...book, name: 'bok' }, {})
      assert.equal(
        [method, verdict],
        ['f7', { valid: false, fault: { kind: 'unknown_tool', tool: 'bok' } }]
      )
    }
  ))

test('a server without the endpoint is asked once for each tool', async () => {
  let calls = 0
  const listener: RequestListener = (request, response) => {
    calls++
    answering(404, 'Not Found')(request, response)
  }
  await against(listener, async (url) => {
    const { check } = set({ f7: { url, fetch } })
    for (const _ of [1, 2]) assert.is((await check(book, good)).fellBack, 'not_there')
    assert.is(calls, 1)
    await check({ ...book, name: 'other' }, good)
    assert.is(calls, 2)
  })
})

test('an answer that is no verdict on the call is none', async () => {
  const wrongs = [
    [401, { error: 'Unauthorized' }, 'failed'],
    [403, {}, 'failed'],
    [429, {}, 'failed'],
    [500, { error: 'Internal Server Error' }, 'failed'],
    [503, '<html>', 'failed'],
    [
      400,
      { valid: false, errors: [{ path: '', message: 'Invalid JSON', keyword: 'format' }] },
      'failed'
    ],
    [200, '{"valid":fal', 'unreadable'],
    [200, 'yes', 'unreadable'],
    [200, { valid: 'true' }, 'unreadable'],
    [204, '', 'unreadable'],
    [200, { valid: true, pad: 'x'.repeat(1_100_000) }, 'unreadable']
  ] as const
  for (const [status, body, reason] of wrongs) {
    await against(answering(status, body), async (url) => {
      const { check, events } = set({ f7: { url, fetch } })
      const args = { nights: 1 }
      const said = [status, await check(book, args)]
      const verdict = byAjv(book, args)
      assert.equal(said, [status, { verdict, method: 'schema-only', fellBack: reason }])
      assert.is(events.length, 1)
    })
  }
})

test('no redirect is followed, to another host or to the same', async () => {
  let followed = 0
  const other: RequestListener = (request, response) => {
    followed++
    answering(200, { valid: true })(request, response)
  }
  await against(other, async (target) => {
    for (const status of [301, 302, 307, 308]) {
      await against(
        answering(status, '', { location: `${target}/tools/book/validate` }),
        async (url) => {
          const { check } = set({ f7: { url, fetch } })
          assert.is((await check(book, good)).fellBack, 'redirected')
        }
      )
    }
    // A fetch of the caller's that follows them all the same.
    const careless = (): Promise<Response> => fetch(`${target}/elsewhere`)
    const { check } = set({ f7: { url: 'http://127.0.0.2:1', fetch: careless } })
    assert.is((await check(book, good)).fellBack, 'redirected')
  })
  assert.is(followed, 1)
})

test('a body without an end, a reset, nobody there: an answer in bounded time', async () => {
  const endless: RequestListener = (_, response) => {
    response.writeHead(200)
    response.write('{"valid":')
  }
  const reset: RequestListener = (request) => request.socket.destroy()
  await against(endless, async (url) => {
    const check = preflight({ clock, judge: byAjv, f7: { url, fetch }, limitMs: 50 })
    assert.is((await check(book, good)).fellBack, 'late')
  })
  let gone = ''
  await against(reset, async (url) => {
    gone = url
    assert.is((await set({ f7: { url, fetch } }).check(book, good)).fellBack, 'failed')
  })
  assert.is((await set({ f7: { url: gone, fetch } }).check(book, good)).fellBack, 'failed')
})

test('a name or arguments that cannot be sent are not sent', async () => {
  let calls = 0
  const careful = (): never => {
    calls++
    throw new Error('sent')
  }
  const url = 'http://127.0.0.1:1'
  const { check } = set({ f7: { url, fetch: careful } })
  for (const name of ['..', '.', '', '\ud800']) {
    assert.is((await check({ ...book, name }, good)).fellBack, 'unsendable', name)
  }
  const cycle: Record<string, unknown> = {}
  cycle['self'] = cycle
  for (const args of [cycle, { a: 1n }, undefined]) {
    assert.is((await check(book, args)).fellBack, 'unsendable')
  }
  for (const wrong of ['/tools', 'ftp://127.0.0.1', 'javascript:alert(1)', '']) {
    const { check } = set({ f7: { url: wrong, fetch: careful } })
    assert.is((await check(book, good)).fellBack, 'unsendable')
  }
  assert.is(calls, 0)
})

test('an MCP server that announces it is asked in place of the endpoint', async () => {
  const call = (): unknown => ({ content: [{ type: 'text', text: '{"valid":true}' }] })
  const f7 = { url: 'http://127.0.0.1:1', fetch }
  const capabilities = { experimental: { toolValidation: { supported: true } } }
  assert.is((await set({ f7, mcp: { capabilities, call } }).check(book, {})).method, 'mcp-native')
  await against(answering(200, { valid: true }), async (url) => {
    const { check } = set({ f7: { url, fetch }, mcp: { capabilities: {}, call } })
    assert.equal(await check(book, {}), { verdict: { valid: true }, method: 'f7' })
  })
})

test.run()
