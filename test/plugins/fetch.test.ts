import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { routed, toolfault } from '@toolfault/plugins/fetch'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { calls } from './http/calls.js'
import { criteria, type Mount } from './http/criteria.js'
import { listening } from './http/listening.js'
import { spied } from './http/tools.js'

const test = suite('plugins/fetch')

const mount: Mount = (options) => {
  const listener = getRequestListener(toolfault(options))
  return listening(createServer((request, response) => void listener(request, response)))
}

criteria(test, 'fetch', mount)
calls(test, 'fetch', mount)

test('a request for somebody else is handed back at once, or answered with 404', async () => {
  const { options } = spied()
  for (const [method, path] of [
    ['GET', '/tools/free/validate'],
    ['POST', '/'],
    ['POST', '/tools'],
    ['POST', '/tools/free'],
    ['POST', '/tools/free/validate/more'],
    ['POST', '/a/tools/free/validate'],
    ['POST', '//tools/free/validate']
  ]) {
    const request = (): Request => new Request(`http://x${path}`, { method: method ?? '' })
    assert.is(routed(options)(request()), undefined, `${method} ${path}`)
    const response = await toolfault(options)(request())
    assert.equal([response.status, await response.json()], [404, { error: 'Not found' }])
  }
})

test('what stands before the routes is the prefix, with or without a slash', async () => {
  for (const prefix of ['/api/v1', '/api/v1/']) {
    const request = new Request('http://x/api/v1/tools/free/validate', {
      method: 'POST',
      body: '{}'
    })
    const response = await toolfault({ ...spied().options, prefix })(request)
    assert.is(await response.text(), '{"valid":true}')
  }
})

test('a body that was read before is answered, not thrown at', async () => {
  const request = new Request('http://x/tools/free/validate', { method: 'POST', body: '{}' })
  await request.text()
  const response = await toolfault(spied().options)(request)
  assert.is(response.status, 400)
})

test.run()
