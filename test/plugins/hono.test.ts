import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { toolfault as fetching } from '@toolfault/plugins/fetch'
import { type HttpOptions, toolfault } from '@toolfault/plugins/hono'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { calls } from './http/calls.js'
import { criteria, type Mount, type Mounted } from './http/criteria.js'
import { listening } from './http/listening.js'
import { spied } from './http/tools.js'

const test = suite('plugins/hono')

const served = (app: Hono): Promise<Mounted> => {
  const listener = getRequestListener(app.fetch)
  return listening(createServer((request, response) => void listener(request, response)))
}

const at = async (app: Hono, path: string): Promise<Mounted> => {
  const { close, url } = await served(app)
  return { url: `${url}${path}`, close }
}

const mount: Mount = (options) => served(new Hono().use('*', toolfault(options)))

/** In an app of its own, below a prefix that is part of every path that Hono tells. */
const routed: Mount = (options) => {
  const tools = new Hono().use('*', toolfault({ ...options, prefix: '/api' }))
  return at(new Hono().route('/api', tools), '/api')
}

/** `mount` takes what knows `Request`, and hands on the rest of the path. */
const mounted: Mount = (options) => at(new Hono().mount('/api', fetching(options)), '/api')

/** Behind a middleware that has read every body. */
const read: Mount = (options) =>
  served(
    new Hono()
      .use('*', async (c, next) => {
        await c.req.json().catch(() => undefined)
        await next()
      })
      .use('*', toolfault(options))
  )

criteria(test, 'hono', mount)
calls(test, 'hono', mount)
criteria(test, 'hono, below a route', routed)
criteria(test, 'hono, the fetch plugin mounted', mounted)
// Trap B3: "c.req.text() is safe after other middleware called json() or text() (cached); c.req.raw.text() is not".
criteria(test, 'hono, after a reader', read, { bytes: true, slow: true })
calls(test, 'hono, after a reader', read)

const valid = JSON.stringify({ city: 'Oslo' })

const ask = async (app: Hono, path: string, body = valid): Promise<[number, string]> => {
  const came = await app.request(path, { method: 'POST', body })
  return [came.status, await came.text()]
}
const serving = (more: Partial<HttpOptions> = {}): ReturnType<typeof toolfault> =>
  toolfault(spied(more).options)

test('a body that was read past Hono is one that could not be read', async () => {
  const app = new Hono()
    .use('*', async (c, next) => {
      await c.req.raw.text()
      await next()
    })
    .use('*', serving())
  const [status, body] = await ask(app, '/tools/forecast/validate')
  assert.is(status, 400)
  assert.match(body, 'Invalid request: the body could not be read whole')
})

test('shares its paths: other methods and paths go on', async () => {
  const app = new Hono()
    .use('*', serving())
    .get('/tools/:name', (c) => c.text('a page'))
    .post('/tools/:name/other', async (c) => c.text(await c.req.text()))
  const page = await app.request('/tools/forecast')
  assert.is(await page.text(), 'a page')
  assert.equal(await ask(app, '/tools/x/other', 'its body'), [200, 'its body'])
  assert.equal(await ask(app, '/nowhere'), [404, '404 Not Found'])
})

test('keeps the headers that were set before, with nobody to look after them', async () => {
  const app = new Hono()
    .use('*', async (c, next) => {
      c.header('x-before', '1')
      await next()
    })
    .use('*', serving())
  const came = await app.request('/tools/forecast/validate', { method: 'POST', body: valid })
  assert.is(came.headers.get('x-before'), '1')
})

test('keeps the headers that were set before, and is seen by what comes after', async () => {
  const app = new Hono()
    .use('*', cors({ origin: 'https://a.example' }))
    .use('*', async (c, next) => {
      c.header('x-before', '1')
      await next()
      c.header('x-status', String(c.res.status))
    })
    .use('*', serving())
  const came = await app.request('/tools/forecast/validate', {
    method: 'POST',
    body: valid,
    headers: { origin: 'https://a.example' }
  })
  const headers = ['x-before', 'x-status', 'access-control-allow-origin', 'content-type']
  assert.equal(
    headers.map((name) => came.headers.get(name)),
    ['1', '200', 'https://a.example', 'application/json']
  )
})

test("hooks are given Hono's context, with what middleware has put there", async () => {
  const seen: Array<unknown> = []
  const app = new Hono<{ Variables: { user: string } }>()
  app.use('*', async (c, next) => {
    c.set('user', 'ann')
    await next()
  })
  const authHook = (context: unknown): boolean => {
    seen.push(Object(context).get('user'))
    return true
  }
  app.use('*', serving({ authHook }))
  const came = await app.request('/tools/call', { method: 'POST', body: '{"tool_id":"free"}' })
  assert.equal([came.status, seen], [200, ['ann']])
})

// Trap B3: "bodyLimit({maxSize,onError}) is opt-in": without it ours holds, with it the smaller one does.
test("Hono's own limit goes first where it is smaller", async () => {
  const app = new Hono().use('*', bodyLimit({ maxSize: 10 })).use('*', serving())
  const headers = { 'content-length': '15' }
  const path = '/tools/forecast/validate'
  const came = await app.request(path, { method: 'POST', body: valid, headers })
  assert.equal([came.status, await came.text()], [413, 'Payload Too Large'])
})

// Trap B3: "Malformed percent-encoding is passed through undecoded (express/fastify give 400)".
test('a name whose escapes are broken is the name of no tool', async () => {
  assert.equal(await ask(new Hono().use('*', serving()), '/tools/%E0%A4%A/validate'), [
    404,
    '{"error":"Tool not found: %E0%A4%A"}'
  ])
})

test('stands twice, each for the paths of its prefix', async () => {
  const app = new Hono()
    .use('*', serving({ prefix: '/a' }))
    .use('*', serving({ prefix: '/b', tools: [] }))
  assert.is((await ask(app, '/a/tools/forecast/validate'))[0], 200)
  assert.is((await ask(app, '/b/tools/forecast/validate'))[0], 404)
  assert.equal(await ask(app, '/tools/forecast/validate'), [404, '404 Not Found'])
})

test.run()
