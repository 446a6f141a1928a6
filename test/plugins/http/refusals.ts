import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { authorizationRequired, type Fault } from '@toolfault/model'
import type { HttpOptions } from '@toolfault/plugins/fetch'
import type { WireName } from '@toolfault/protocols/wires'
import * as assert from 'uvu/assert'
import { type Came, raw, type Sent, send } from './client.js'
import type { Mounted } from './criteria.js'
import { spied } from './tools.js'

type Test = (name: string, run: () => Promise<void>) => void

/** What an app with a parser is told: the wire of its other routes, of which `/orders` takes a body. */
export interface Refusing extends HttpOptions {
  readonly to?: WireName
}

/** Starts an app with a parser of its own, of 100 000 bytes, in front of `POST /orders` and the tools. */
export type MountApp = (options: Refusing) => Promise<Mounted>

const json = { 'content-type': 'application/json' }

/** `{bad` as each wire says it: status, media type, body. */
const said: Readonly<Record<WireName, readonly [number, string, unknown]>> = {
  // JSON-RPC 2.0, section 5.1: -32700 is "Parse error"; MCP, 2026-07-28, has its codes from there.
  mcp: [400, 'application/json', { error: rpc() }],
  'json-rpc': [200, 'application/json', { jsonrpc: '2.0', id: null, error: rpc() }],
  // OXP, "Server Error Response": 400 with a message.
  oxp: [400, 'application/json', { message: parseError() }],
  // F7, "Precondition Checks" 2.
  f7: [
    400,
    'application/json',
    {
      valid: false,
      errors: [{ path: '', message: `Invalid JSON: ${where()}`, keyword: 'format' }]
    }
  ],
  ncp: [
    400,
    'application/json',
    { valid: false, errors: [parseError()], warnings: [], suggestions: [] }
  ],
  // RFC 9457, sections 3.1 and 6.
  'problem-details': [
    400,
    'application/problem+json',
    {
      type: 'https://toolfault.dev/problems/malformed_request',
      title: 'Invalid request',
      status: 400,
      detail: parseError(),
      reason: 'syntax'
    }
  ],
  // google.rpc: INVALID_ARGUMENT is 3, and 400 over HTTP (code.proto).
  'bad-request': [
    400,
    'application/json',
    {
      code: 3,
      message: parseError(),
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'MALFORMED_REQUEST',
          domain: 'toolfault.dev',
          metadata: { reason: 'syntax' }
        }
      ]
    }
  ],
  fault: [
    400,
    'application/json',
    { version: 1, kind: 'malformed_request', reason: 'syntax', detail: where() }
  ],
  text: [400, 'text/plain; charset=utf-8', undefined]
}

function where(): string {
  return 'line 1, column 2, expected a key or }'
}

function parseError(): string {
  return `Parse error: ${where()}`
}

function rpc(): object {
  return { code: -32700, message: parseError(), data: { retry_capable: true } }
}

/** What a parser refuses becomes an answer of ours, on each wire; for one framework and its parser. */
export const refusals = (test: Test, name: string, mount: MountApp): void => {
  const holds = (
    what: string,
    more: Partial<Refusing>,
    use: (url: string, faults: ReadonlyArray<Fault>) => Promise<void>
  ): void =>
    test(`${name}: ${what}`, async () => {
      const { faults, options } = spied(more)
      const { close, url } = await mount({ ...options, ...more })
      try {
        await use(url, faults)
      } finally {
        await close()
      }
    })

  const order = (url: string, sent: Sent): Promise<Came> =>
    send(url, '/orders', { headers: json, ...sent })

  for (const [wire, [status, type, body]] of Object.entries(said)) {
    // A border: the keys of a record of wires are wires.
    const to = wire as WireName
    holds(`a body that is no JSON, on the wire ${wire}`, { to }, async (url, faults) => {
      const came = await order(url, { body: '{bad' })
      assert.equal([came.status, came.type], [status, type])
      if (body === undefined) assert.is(came.text, parseError())
      else assert.equal(came.json, body)
      assert.equal(
        faults.map(({ kind }) => kind),
        ['malformed_request']
      )
      assert.equal((await order(url, { body: '{"a":1}' })).json, { took: { a: 1 } })
    })
  }

  // Seams B1: parsers are strict, and their own sentences name no place.
  holds('JSON that is no object', { to: 'oxp' }, async (url) => {
    for (const body of ['5', '"x"', 'null']) {
      const came = await order(url, { body })
      assert.is(came.status, 400)
      assert.equal(came.json, {
        message: 'Invalid request: this must be a value of type object or array'
      })
    }
  })

  // Seams B1: 413 `entity.too.large`. RFC 9457, section 3.1.2: the body's status is the one that is sent.
  holds('a body over the limit of the parser', { to: 'problem-details' }, async (url) => {
    for (const body of ['"'.repeat(150_000), ['['.repeat(60_000), '['.repeat(60_000)]]) {
      const came = await order(url, { body })
      assert.is(came.status, 413)
      const { detail, status } = Object(came.json)
      assert.equal([status, detail], [413, 'Invalid request: the body is larger than 100000 bytes'])
    }
  })

  // Seams B1: bad gzip is a 400 without a type in Express, and a 500 without a status in Koa.
  holds('a body that is not compressed as it says', { to: 'oxp' }, async (url) => {
    for (const encoding of ['gzip', 'deflate']) {
      const headers = { ...json, 'content-encoding': encoding }
      const came = await order(url, { body: 'no such thing', headers })
      assert.is(came.status, 400, encoding)
      assert.equal(came.json, {
        message: 'Invalid request: the body is not compressed as its content encoding says'
      })
    }
    const headers = { ...json, 'content-encoding': 'gzip' }
    const good = await order(url, { body: gzipSync('{"a":1}'), headers })
    assert.equal(good.json, { took: { a: 1 } })
  })

  holds('an encoding that nobody knows is 415, on every route', { to: 'oxp' }, async (url) => {
    const headers = { ...json, 'content-encoding': 'zip' }
    const message =
      'Invalid request: the content encoding of the body is not known here: send it as it is'
    const came = await order(url, { body: '{}', headers })
    assert.equal([came.status, came.json], [415, { message }])
    const own = await send(url, '/tools/free/validate', { body: '{}', headers })
    assert.equal(
      [own.status, own.json],
      [415, { valid: false, errors: [{ path: '', message, keyword: 'format' }] }]
    )
    // And an unknown tool is unknown first.
    const unknown = await send(url, '/tools/nope/validate', { body: '{}', headers })
    assert.equal([unknown.status, unknown.json], [404, { error: 'Tool not found: nope' }])
  })

  // `request.aborted` (seams B3).
  holds(
    'a body that breaks off is a fault that nobody reads',
    { to: 'oxp' },
    async (url, faults) => {
      const head = 'POST /orders HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
      await raw(url, `${head}content-length: 100\r\n\r\n{"a`, 'cut')
      assert.equal((await order(url, { body: '{}' })).json, { took: {} })
      for (let tries = 0; tries < 100 && faults.length === 0; tries += 1) await sleep(10)
      assert.equal(
        faults.map((fault) => 'detail' in fault && fault.detail),
        ['the body could not be read whole']
      )
    }
  )

  holds('a fault that a route throws, and no more of other errors', { to: 'oxp' }, async (url) => {
    const busy = await send(url, '/busy', { body: '{}', headers: json })
    assert.equal(busy.json, {
      message: 'The tool is unavailable at the moment. Try again in 2 seconds.'
    })
    const boom = await send(url, '/boom', { body: '{}', headers: json })
    assert.is(boom.status, 500)
    assert.not.match(boom.text, 'Parse error')
    assert.not.match(boom.type, 'json')
  })

  // RFC 9110, section 10.2.3; OXP has no status for it, F7 no form.
  const statuses = { mcp: [503, '2'], 'problem-details': [503, '2'], text: [503, '2'] } as const
  for (const [wire, [status, after]] of Object.entries(statuses)) {
    // A border: the keys of a record of wires are wires.
    holds(`when to come back, on the wire ${wire}`, { to: wire as WireName }, async (url) => {
      const came = await send(url, '/busy', { body: '{}', headers: json })
      assert.equal([came.status, came.headers['retry-after']], [status, after])
    })
  }
  holds('a fault that F7 has no form for is internal', { to: 'f7' }, async (url, faults) => {
    const came = await send(url, '/busy', { body: '{}', headers: json })
    assert.equal([came.status, came.json], [500, { error: 'Internal error' }])
    assert.is(faults[0]?.kind, 'unavailable')
  })

  const login = (): Fault => authorizationRequired('server', [], { developerMessage: 'hunter2' })
  holds('who must log in is told how', { to: 'oxp', decide: login }, async (url, faults) => {
    const came = await send(url, '/boom', { body: '{}', headers: json })
    assert.equal([came.status, came.text], [401, ''])
    assert.is(came.headers['www-authenticate'], 'Bearer')
    assert.is(came.headers['content-type'], undefined)
    assert.is(faults[0]?.developerMessage, 'hunter2')
  })

  const decide = (thrown: unknown): Fault | undefined =>
    thrown instanceof RangeError
      ? { kind: 'execution_failed', message: 'No such page.' }
      : undefined
  holds('what `decide` knows of an error', { to: 'text', decide }, async (url) => {
    const came = await send(url, '/range', { body: '{}', headers: json })
    assert.is(came.status, 500)
    assert.match(came.text, 'No such page.')
    assert.not.match((await send(url, '/boom', { headers: json })).text, 'No such page.')
  })

  // Without a wire nothing of the app's own is touched.
  holds('without `to`, errors of other routes stay what they are', {}, async (url, faults) => {
    const came = await order(url, { body: '{bad' })
    assert.is(came.status, 400)
    assert.is(came.json, undefined)
    assert.is((await send(url, '/busy', { body: '{}' })).status, 500)
    assert.equal(faults, [])
  })
}
