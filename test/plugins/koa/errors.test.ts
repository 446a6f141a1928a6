import { bodyParser } from '@koa/bodyparser'
import { toolFault, unavailable } from '@toolfault/model'
import { errorHandler, toolfault } from '@toolfault/plugins/koa'
import type Koa from 'koa'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { raw, send } from '../http/client.js'
import { listening, serving } from '../http/listening.js'
import { type Refusing, refusals } from '../http/refusals.js'
import { spied } from '../http/tools.js'
import { serverOf, silent } from './app.js'

const test = suite('plugins/koa errors')

const routes: Koa.Middleware = async (ctx) => {
  if (ctx.path === '/orders') ctx.body = { took: ctx.request.body }
  if (ctx.path === '/busy') throw toolFault(unavailable({ retryAfterMs: 1500 }))
  if (ctx.path === '/boom') throw new Error('hunter2')
  if (ctx.path === '/range') throw new RangeError('hunter2')
}

refusals(test, 'koa', (options: Refusing) => {
  const app = silent()
    .use(errorHandler(options))
    .use(toolfault(options))
    .use(bodyParser({ jsonLimit: 100_000 }))
    .use(routes)
  return listening(serverOf(app))
})

refusals(test, 'koa, tools after the parser', (options: Refusing) => {
  const app = silent()
    .use(errorHandler(options))
    .use(bodyParser({ jsonLimit: 100_000 }))
    .use(toolfault(options))
    .use(routes)
  return listening(serverOf(app))
})

// Seams B1: Koa's parser refuses `__proto__`, which is a key as others are.
test('__proto__: refused by the parser on other routes, and judged on those of the tools', async () => {
  const options = { ...spied().options, to: 'oxp' as const }
  const app = silent()
    .use(errorHandler(options))
    .use(bodyParser())
    .use(toolfault(options))
    .use(routes)
  await serving(serverOf(app), async (url) => {
    const body = '{"__proto__":{"a":1}}'
    const other = await send(url, '/orders', { body })
    assert.equal(
      [other.status, other.json],
      [
        400,
        { message: 'Invalid request: this is JSON, and the parser of this server does not take it' }
      ]
    )
    const own = await send(url, '/tools/free/validate', { body })
    assert.equal([own.status, own.text], [200, '{"valid":true}'])
  })
})

// What a route unpacks may fail as a body does, which is not the caller's doing.
test('an error of zlib in a route is no error of the body', async () => {
  const { faults, options } = spied()
  const app = silent().use(errorHandler({ ...options, to: 'oxp' }))
  app.use(() => {
    throw Object.assign(new Error('incorrect header check'), { code: 'Z_DATA_ERROR', errno: -3 })
  })
  await serving(serverOf(app), async (url) => {
    const came = await send(url, '/orders', { body: '{}' })
    assert.equal([came.status, came.text], [500, 'Internal Server Error'])
    assert.equal(faults, [])
  })
})

test('middleware around the plugin sees status, body and type, and its own headers stay', async () => {
  const { options } = spied()
  const seen: Array<unknown> = []
  const app = silent().use(async (ctx, next) => {
    ctx.set('x-early', '1')
    await next()
    seen.push(ctx.status, ctx.body, ctx.type)
  })
  await serving(serverOf(app.use(toolfault(options))), async (url) => {
    const came = await send(url, '/tools/free/validate', { body: '{}' })
    assert.is(came.headers['x-early'], '1')
    assert.equal(seen, [200, '{"valid":true}', 'application/json'])
  })
})

test('a body that does not come ends the connection', async () => {
  const { options } = spied({ timeoutMs: 50 })
  await serving(serverOf(silent().use(toolfault(options))), async (url) => {
    const head = 'POST /tools/free/validate HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{'
    assert.match(await raw(url, head, 'open'), /^HTTP\/1\.1 408 [\s\S]*connection: close\r\n/i)
  })
})

test.run()
