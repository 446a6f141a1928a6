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

test('what stands before the routes is the prefix, with or without slashes', async () => {
  for (const prefix of ['/api/v1', '/api/v1/', 'api/v1', 'api/v1/']) {
    const request = new Request('http://x/api/v1/tools/free/validate', {
      method: 'POST',
      body: '{}'
    })
    const response = await toolfault({ ...spied().options, prefix })(request)
    assert.is(await response.text(), '{"valid":true}')
  }
})

test('a body that is waited for without end is waited for', async () => {
  for (const timeoutMs of [Number.POSITIVE_INFINITY, 2 ** 31]) {
    const body = new ReadableStream({
      start: (stream) => {
        setTimeout(() => {
          stream.enqueue(new TextEncoder().encode('{}'))
          stream.close()
        }, 30)
      }
    })
    const init = { method: 'POST', body, duplex: 'half' } as const
    const request = new Request('http://x/tools/free/validate', init)
    const response = await toolfault({ ...spied().options, timeoutMs })(request)
    assert.is(await response.text(), '{"valid":true}')
  }
})

test('a hook may say what its request is, and absent options may be undefined', async () => {
  const { options } = spied()
  const input = JSON.stringify({ tool_id: 'forecast', call_id: 'c', input: {} })
  const fetch = toolfault({
    ...options,
    // Not every author's compiler tells absent from undefined.
    attempts: Object({}).nothing,
    authHook: (request: Request) => request.headers.get('authorization') === 'Bearer x',
    session: (request: Request) => request.headers.get('authorization') ?? undefined
  })
  const ask = async (authorization: string): Promise<string> => {
    const headers = { authorization }
    return (
      await fetch(new Request('http://x/tools/call', { method: 'POST', body: input, headers }))
    ).text()
  }
  assert.is(await ask('Bearer y'), '')
  await ask('Bearer x')
  assert.match(await ask('Bearer x'), 'failed in the same way')
})

test('a body that was read before is answered, not thrown at', async () => {
  const request = new Request('http://x/tools/free/validate', { method: 'POST', body: '{}' })
  await request.text()
  const response = await toolfault(spied().options)(request)
  assert.is(response.status, 400)
})

test.run()
