import { createServer } from 'node:http'
import { toolFault, unavailable } from '@toolfault/model'
import { errorHandler, toolfault } from '@toolfault/plugins/express'
import express4 from 'express4'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { raw, send } from '../http/client.js'
import { serving } from '../http/listening.js'
import { spied } from '../http/tools.js'
import { apps } from './apps.js'

const test = suite('plugins/express traps')

const fail = (): never => {
  throw new Error('hunter2')
}

for (const [name, app] of apps) {
  // Seams B3: Express 4 hangs on a handler that rejects.
  test(`${name}: whatever fails, the request is answered and nothing is left unhandled`, async () => {
    const stray: Array<unknown> = []
    const listen = (reason: unknown): number => stray.push(reason)
    process.on('unhandledRejection', listen)
    const { options } = spied({
      tools: fail,
      authHook: () => true,
      judge: () => Promise.reject(new Error('hunter2')),
      onFault: () => Promise.reject(new Error('hunter2')),
      session: fail,
      attempts: { get: fail, set: fail }
    })
    await serving(createServer(app().use(toolfault(options))), async (url) => {
      for (const path of ['/tools/free/validate', '/tools/call']) {
        const came = await send(url, path, { body: '{"tool_id":"free"}' })
        assert.ok(came.status >= 400)
        assert.match(came.type, /^application\/json/)
        assert.not.match(came.text, 'hunter2')
      }
    })
    process.off('unhandledRejection', listen)
    assert.equal(stray, [])
  })

  test(`${name}: an answer that somebody else has begun is left alone`, async () => {
    const { options } = spied()
    const server = app().use((_, res, next) => {
      res.write('early')
      next()
      setTimeout(() => res.end(' and late'), 50)
    }, toolfault(options))
    await serving(createServer(server), async (url) => {
      const came = await send(url, '/tools/free/validate', { body: '{}' })
      assert.equal([came.status, came.text], [200, 'early and late'])
    })
  })

  // Express, "Error handling": what has begun to be sent is left to Express, which ends the connection.
  test(`${name}: an error in the middle of an answer breaks it off`, async () => {
    const server = app().get('/', (_, res) => {
      res.write('early')
      throw toolFault(unavailable())
    })
    server.use(errorHandler({ to: 'oxp' }))
    await serving(createServer(server), async (url) => {
      const came = await raw(url, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n', 'open')
      assert.not.match(came, /\r\n0\r\n\r\n$/)
      assert.not.match(came, 'unavailable')
    })
  })

  test(`${name}: a body that does not come ends the connection`, async () => {
    const { options } = spied({ timeoutMs: 50 })
    await serving(createServer(app().use(toolfault(options))), async (url) => {
      const head = 'POST /tools/free/validate HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{'
      assert.match(await raw(url, head, 'open'), /^HTTP\/1\.1 408 [\s\S]*connection: close\r\n/i)
    })
  })

  // A parser's limit may be larger than the plugin's.
  test(`${name}: what a parser let through may be too large all the same`, async () => {
    const { options } = spied({ maxBytes: 10 })
    const keep = (req: object, _: object, rawBody: Buffer): void =>
      void Object.assign(req, { rawBody })
    for (const parser of [express4.json(), express4.json({ verify: keep })]) {
      await serving(createServer(app().use(parser, toolfault(options))), async (url) => {
        const came = await send(url, '/tools/free/validate', { body: '{"city":"Oslo"}' })
        assert.is(came.status, 413)
        assert.match(came.text, 'the body is larger than 10 bytes')
        assert.is((await send(url, '/tools/free/validate', { body: '{"a":1}' })).status, 200)
      })
    }
  })

  test(`${name}: other routes keep their bodies, other methods their pages`, async () => {
    const { options } = spied()
    const server = app().use(toolfault(options), express4.json())
    server.post('/orders', (req, res) => void res.json({ took: req.body }))
    server.get('/tools/forecast/validate', (_, res) => void res.end('a page'))
    await serving(createServer(server), async (url) => {
      assert.equal((await send(url, '/orders', { body: '{"a":1}' })).json, { took: { a: 1 } })
      const page = await send(url, '/tools/forecast/validate', { method: 'GET', headers: {} })
      assert.is(page.text, 'a page')
    })
  })

  // RFC 9112, section 3.2.2: "a server MUST accept the absolute-form in requests".
  test(`${name}: one connection serves an absolute address after a body too large`, async () => {
    const { options } = spied()
    const server = app().use(toolfault(options), toolfault(options))
    await serving(createServer(server), async (url) => {
      const post = (path: string, body: string, more = ''): string =>
        `POST ${path} HTTP/1.1\r\nhost: x\r\n${more}content-length: ${body.length}\r\n\r\n${body}`
      const declared = post('/tools/free/validate', 'x'.repeat(3_000_000))
      const piece = `${(30_000).toString(16)}\r\n${'x'.repeat(30_000)}\r\n`
      const pieces = `POST /tools/free/validate HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n${piece.repeat(100)}0\r\n\r\n`
      const small = post(`${url}/tools/free/validate?x`, '{}', 'connection: close\r\n')
      const came = await raw(url, declared + pieces + small, 'open')
      assert.equal(
        came.match(/HTTP\/1\.1 \d+/g),
        [413, 413, 200].map((is) => `HTTP/1.1 ${is}`)
      )
      assert.match(came, /\{"valid":true\}$/)
    })
  })

  // A body that somebody has read, and of which nothing was kept, must not pass for `{}`.
  test(`${name}: a body that was read and thrown away is no body`, async () => {
    const { options } = spied()
    const server = app().use(
      (req, _, next) => void req.resume().on('end', next),
      toolfault(options)
    )
    await serving(createServer(server), async (url) => {
      const came = await send(url, '/tools/free/validate', { body: '{}' })
      assert.is(came.status, 400)
      assert.match(came.text, 'Invalid request: the body could not be read whole')
    })
  })

  // RFC 9110, section 8.6: "A server MUST NOT send a Content-Length header field in any response with
  // a status code of 1xx (Informational) or 204 (No Content)".
  test(`${name}: a preflight has no length`, async () => {
    const { options } = spied({ cors: true })
    await serving(createServer(app().use(toolfault(options))), async (url) => {
      const came = await send(url, '/tools/free/validate', { method: 'OPTIONS', headers: {} })
      assert.equal([came.status, came.headers['content-length']], [204, undefined])
    })
  })
}

test.run()
