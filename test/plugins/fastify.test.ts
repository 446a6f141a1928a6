import { connect } from 'node:http2'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { own } from '@toolfault/model'
import { type HttpOptions, toolfault } from '@toolfault/plugins/fastify'
import { type FastifyInstance, fastify, type LightMyRequestResponse } from 'fastify'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { calls } from './http/calls.js'
import { criteria, type Mount, type Mounted } from './http/criteria.js'
import { type Spied, spied } from './http/tools.js'

const test = suite('plugins/fastify')

const listening = async (app: FastifyInstance): Promise<Mounted> => ({
  url: await app.listen({ port: 0, host: '127.0.0.1' }),
  close: async () => {
    app.server.closeAllConnections()
    await app.close()
  }
})

const mount: Mount = async (options) => {
  const app = fastify()
  app.register(toolfault, options)
  return listening(app)
}

// Below prefixes of Fastify's own, one of them a parameter, in an app whose hooks and schemas meddle.
const inside: Mount = async (options) => {
  const app = fastify()
  app.addHook('onRequest', async () => {})
  app.addHook('preHandler', async () => {})
  app.addHook('onSend', async (_, __, payload) => payload)
  app.addHook('onRoute', (route) => {
    // Trap B3: "response schemas drop unknown fields".
    const nothing = { type: 'object', properties: {} }
    route.schema = { ...route.schema, response: { '2xx': nothing, '4xx': nothing, '5xx': nothing } }
  })
  app.setReplySerializer(() => '"serialized"')
  app.register(
    async (scope) => {
      scope.register(toolfault, { ...options, prefix: '/v1/' })
    },
    { prefix: '/of/:tenant' }
  )
  const { close, url } = await listening(app)
  return { url: `${url}/of/ann%2Fbob/v1`, close }
}

criteria(test, 'fastify', mount)
calls(test, 'fastify', mount)
criteria(test, 'fastify, within scopes', inside)
calls(test, 'fastify, within scopes', inside)

/** Ask an app of the author's that has the plugin, without a socket. */
const within = async (
  around: (app: FastifyInstance) => void,
  use: (app: FastifyInstance, spy: Spied) => Promise<void>,
  more: Partial<HttpOptions> = {}
): Promise<void> => {
  const spy = spied(more)
  const app = fastify()
  around(app)
  app.register(toolfault, spy.options)
  try {
    await use(app, spy)
  } finally {
    await app.close()
  }
}

const json = { 'content-type': 'application/json' }
const nothing = (): void => {}

test('answers what is injected', () =>
  within(nothing, async (app) => {
    const post = async (url: string, payload?: string): Promise<unknown> => {
      const came = await app.inject({ method: 'POST', url, ...(payload ? { payload } : {}) })
      return [came.statusCode, came.json()]
    }
    assert.equal(await post('/tools/forecast/validate', '{"city":"Oslo"}'), [200, { valid: true }])
    assert.equal(await post('/tools/nope/validate'), [404, { error: 'Tool not found: nope' }])
    const [status] = Object(await post('/tools/forecast/validate', 'x'.repeat(200_000)))
    assert.is(status, 413)
  }))

// Trap B1: unknown content types are 415, poisoned keys 400; "body parsing for other routes is untouched" (B3).
test('leaves the bodies of other routes to their parsers', () =>
  within(
    (app) => app.post('/other', async ({ body }) => ({ body })),
    async (app) => {
      const post = (payload: string, type: string): Promise<LightMyRequestResponse> =>
        app.inject({ method: 'POST', url: '/other', payload, headers: { 'content-type': type } })
      assert.equal((await post('{"a":1}', 'application/json')).json(), { body: { a: 1 } })
      assert.is((await post('<a/>', 'application/xml')).statusCode, 415)
      assert.is((await post('{"__proto__":1}', 'application/json')).statusCode, 400)
    }
  ))

test('reads what a preParsing hook made of the body, whatever length was declared', () =>
  within(
    (app) =>
      app.addHook('preParsing', async (_, __, payload) => {
        const pieces: Array<Buffer> = []
        for await (const piece of payload) pieces.push(Buffer.from(piece))
        return Readable.from([gunzipSync(Buffer.concat(pieces))])
      }),
    async (app) => {
      const post = async (text: string): Promise<unknown> => {
        const headers = { ...json, 'content-encoding': 'gzip' }
        const url = '/tools/forecast/validate'
        return (await app.inject({ method: 'POST', url, payload: gzipSync(text), headers }))
          .statusCode
      }
      assert.is(await post('{"city":"Oslo"}'), 200)
      assert.is(await post(`{"city":"${'x'.repeat(200_000)}"}`), 413)
    }
  ))

test("runs after the app's hooks, of which one may say no", () => {
  const seen: Array<string> = []
  return within(
    (app) => {
      app.addHook('onRequest', async () => void seen.push('onRequest'))
      app.addHook('preHandler', async ({ headers }, reply) => {
        seen.push('preHandler')
        return headers.authorization === undefined ? reply.code(401).send({ no: 1 }) : undefined
      })
      app.addHook('onResponse', async () => void seen.push('onResponse'))
    },
    async (app, spy) => {
      const call = { method: 'POST', url: '/tools/call', payload: { tool_id: 'free' } } as const
      assert.equal((await app.inject(call)).json(), { no: 1 })
      assert.equal(spy.ran, [])
      const headers = { authorization: 'x' }
      assert.is((await app.inject({ ...call, headers })).statusCode, 200)
      assert.equal(spy.ran, ['free'])
      assert.is(seen.filter((name) => name === 'onResponse').length, 2)
    },
    { authHook: () => true }
  )
})

test('shares its paths: other methods and paths are for others', () =>
  within(
    (app) => {
      app.get('/tools/:name', async () => 'a page')
      // A route of the author's with a parameter does not take `/tools/call`.
      app.post('/tools/:name', async () => 'theirs')
      app.setNotFoundHandler((_, reply) => reply.code(404).send('nowhere'))
    },
    async (app) => {
      assert.is((await app.inject('/tools/forecast')).body, 'a page')
      const post = async (url: string): Promise<string> =>
        (await app.inject({ method: 'POST', url, payload: {} })).body
      assert.is(await post('/tools/forecast'), 'theirs')
      assert.is(await post('/tools/forecast/other'), 'nowhere')
      assert.is(await post('/tools/a/b/c'), 'nowhere')
      assert.match(await post('/tools/call'), 'this is no tool call')
      assert.is((await app.inject({ method: 'PUT', url: '/tools/call' })).body, 'nowhere')
      assert.is((await app.inject('/challenges/x')).body, 'nowhere')
    },
    { authHook: () => true }
  ))

test('stands twice under two prefixes, and under one Fastify says that it is there', async () => {
  const { options } = spied()
  const app = fastify()
  app.register(toolfault, { ...options, prefix: '/a' })
  app.register(toolfault, { ...options, tools: [], prefix: '/b' })
  const post = async (url: string): Promise<number> =>
    (await app.inject({ method: 'POST', url, payload: '{}' })).statusCode
  assert.is(await post('/a/tools/free/validate'), 200)
  assert.is(await post('/b/tools/free/validate'), 404)
  await app.close()

  const twice = fastify()
  twice.register(toolfault, options)
  twice.register(toolfault, options)
  const refused = await twice.ready().then(
    () => undefined,
    (error: unknown) => error
  )
  assert.is(own(refused, 'code'), 'FST_ERR_DUPLICATED_ROUTE')
  await twice.close()
})

test('answers over HTTP/2, where no header ends a connection', async () => {
  const app = fastify({ http2: true })
  app.register(toolfault, spied().options)
  const client = connect(await app.listen({ port: 0, host: '127.0.0.1' }))
  const warned: Array<unknown> = []
  const warn = (warning: Error): void => void warned.push(warning.message)
  process.on('warning', warn)
  const post = (piece: string, isWhole: boolean): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const path = '/tools/forecast/validate'
      const stream = client.request({ ':method': 'POST', ':path': path })
      stream.on('response', (headers) => resolve(headers[':status'])).on('error', reject)
      stream.write(piece)
      if (isWhole) stream.end()
    })
  assert.equal([await post('{}', true), await post('{', false)], [200, 408])
  client.destroy()
  await app.close()
  process.off('warning', warn)
  assert.equal(warned, [])
})

// The page says so: both are answered before a plugin is asked.
test('leaves to Fastify a content type that is none and a path with an escape of nothing', () =>
  within(nothing, async (app) => {
    const headers = { 'content-type': ';;' }
    const url = '/tools/free/validate'
    const typed = await app.inject({ method: 'POST', url, payload: '{}', headers })
    assert.equal([typed.statusCode, typed.json().code], [415, 'FST_ERR_CTP_INVALID_MEDIA_TYPE'])
    const path = await app.inject({
      method: 'POST',
      url: '/tools/%E0%A4%A/validate',
      payload: '{}'
    })
    assert.equal([path.statusCode, path.json().code], [400, 'FST_ERR_BAD_URL'])
  }))

test.run()
