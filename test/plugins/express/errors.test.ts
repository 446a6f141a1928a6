import { createServer } from 'node:http'
import { toolFault, unavailable } from '@toolfault/model'
import { errorHandler, type FaultContext, toolfault } from '@toolfault/plugins/express'
import express5 from 'express'
import express4 from 'express4'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { send } from '../http/client.js'
import { listening, serving } from '../http/listening.js'
import { refusals } from '../http/refusals.js'
import { spied } from '../http/tools.js'
import { apps } from './apps.js'

const test = suite('plugins/express errors')

const busy = (): never => {
  throw toolFault(unavailable({ retryAfterMs: 1500 }))
}
const boom = (): never => {
  throw new Error('hunter2')
}
const range = (): never => {
  throw new RangeError('hunter2')
}

refusals(test, 'express 5', (options) => {
  const app = express5().set('env', 'test')
  app.use(express5.json({ limit: 100_000 }), toolfault(options))
  app.post('/orders', (req, res) => void res.json({ took: req.body }))
  app.post('/busy', busy).post('/boom', boom).post('/range', range)
  return listening(createServer(app.use(errorHandler(options))))
})

refusals(test, 'express 4', (options) => {
  const app = express4().set('env', 'test')
  app.use(express4.json({ limit: 100_000 }), toolfault(options))
  app.post('/orders', (req, res) => void res.json({ took: req.body }))
  app.post('/busy', busy).post('/boom', boom).post('/range', range)
  return listening(createServer(app.use(errorHandler(options))))
})

for (const [name, app] of apps) {
  test(`${name}: onFault is told what a route threw, and not what a parser did`, async () => {
    const told: Array<boolean> = []
    const onFault = (_: unknown, { thrown }: FaultContext): unknown =>
      told.push(thrown instanceof Error)
    const options = { ...spied().options, onFault, to: 'oxp' as const }
    const server = app().use(express4.json())
    server.post('/busy', busy)
    await serving(createServer(server.use(errorHandler(options))), async (url) => {
      await send(url, '/busy', { body: '{}' })
      await send(url, '/busy', { body: '{bad' })
    })
    assert.equal(told, [true, false])
  })

  // Seams B1: 415 `charset.unsupported`, before a byte is read; so the bytes can still be read here.
  test(`${name}: a charset that the parser does not know is none to a route of the tools`, async () => {
    const options = { ...spied().options, to: 'oxp' as const }
    const server = app().use(express4.json(), toolfault(options), errorHandler(options))
    await serving(createServer(server), async (url) => {
      const headers = { 'content-type': 'application/json; charset=latin1' }
      const sent = { body: '{"city":"Oslo"}', headers }
      const other = await send(url, '/orders', sent)
      assert.equal(
        [other.status, other.json],
        [415, { message: 'Invalid request: the charset of the body is not known here: send UTF-8' }]
      )
      const own = await send(url, '/tools/forecast/validate', sent)
      assert.equal([own.status, own.text], [200, '{"valid":true}'])
    })
  })

  // Seams B3: `%E0%A4%A` is a URIError with status 400 and no `type`.
  test(`${name}: a path that cannot be decoded`, async () => {
    const { faults, options } = spied()
    const server = app().get('/items/:id', (_, res) => void res.end('item'))
    server.post('/tools/:name/validate', (_, res) => void res.end('never'))
    server.use(errorHandler({ ...options, to: 'f7' }))
    await serving(createServer(server), async (url) => {
      const came = await send(url, '/items/%E0%A4%A', { method: 'GET', headers: {} })
      const message = 'Invalid request: the address has a % that escapes nothing'
      assert.equal(
        [came.status, came.json],
        [400, { valid: false, errors: [{ path: '', message, keyword: 'format' }] }]
      )
      const own = await send(url, '/tools/%E0%A4%A/validate', { body: '{}' })
      assert.equal([own.status, own.json], [404, { error: 'Tool not found: %E0%A4%A' }])
    })
    const kinds = faults.map(({ kind }) => kind)
    assert.equal(kinds, ['malformed_request', 'unknown_tool'])
  })

  // Seams B3: routers are skipped while an error is in flight; ours stands on the app.
  test(`${name}: an error handler without tools answers for every route`, async () => {
    const server = app().use(express4.json(), errorHandler({ to: 'oxp' }))
    await serving(createServer(server), async (url) => {
      const came = await send(url, '/tools/free/validate', { body: '{bad' })
      assert.equal(came.json, { message: 'Parse error: line 1, column 2, expected a key or }' })
    })
  })

  test(`${name}: the middleware and its error handler count the same attempts`, async () => {
    const { options } = spied({ session: () => 'ann' })
    const said: Array<number | undefined> = []
    const counted = { ...options, onFault: (fault: Counted) => said.push(fault.attempt?.count) }
    const server = app().use(express4.json(), toolfault(counted), errorHandler(counted))
    await serving(createServer(server), async (url) => {
      for (const body of ['{bad', '{bad', '{"city":"Oslo"}', '{bad']) {
        await send(url, '/tools/forecast/validate', { body })
      }
    })
    assert.equal(said, [undefined, 2, undefined])
  })
}

interface Counted {
  readonly attempt?: { readonly count: number }
}

test.run()
