import { createServer, type Server } from 'node:http'
import { judge } from '@toolfault/advice/judge'
import { toolfault as inExpress } from '@toolfault/plugins/express'
import { toolfault as inFastify } from '@toolfault/plugins/fastify'
import type { HttpOptions } from '@toolfault/plugins/fetch'
import { toolfault as inHono } from '@toolfault/plugins/hono'
import { toolfault as inKoa } from '@toolfault/plugins/koa'
import { compile } from '@toolfault/validators/ajv'
import { fastify } from 'fastify'
import { Hono } from 'hono'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { apps } from './express/apps.js'
import { serving } from './http/listening.js'
import { serverOf, silent } from './koa/app.js'

// RFC 9110, section 12.5.5: Vary lists what "might have influenced the origin server's process for selecting the
// content", so that what a middleware before ours looked at stays in it.
const test = suite('plugins/vary')

const options: HttpOptions = {
  tools: [{ name: 'free', inputSchema: { type: 'object' } }],
  judge: judge(compile),
  cors: ['https://a.example']
}
const path = '/tools/free/validate'
const sent = { method: 'POST', body: '{}', headers: { origin: 'https://a.example' } }

const served = async (server: Server): Promise<unknown> => {
  let vary: unknown
  await serving(server, async (url) => {
    vary = (await fetch(`${url}${path}`, sent)).headers.get('vary')
  })
  return vary
}

/** The `Vary` of an answer, where a middleware before ours said something of it. */
const after: ReadonlyArray<readonly [string, (before: string | undefined) => Promise<unknown>]> = [
  ...apps.map(([name, make]): (typeof after)[number] => [
    name,
    async (before) => {
      const app = make()
      app.use((_request, response, next) => {
        if (before !== undefined) response.setHeader('Vary', before)
        next()
      })
      app.use(inExpress(options))
      return served(createServer(app))
    }
  ]),
  [
    'koa',
    async (before) => {
      const app = silent()
      app.use((context, next) => {
        if (before !== undefined) context.vary(before)
        return next()
      })
      app.use(inKoa(options))
      return served(serverOf(app))
    }
  ],
  [
    'fastify',
    async (before) => {
      const app = fastify()
      app.addHook('onRequest', async (_request, reply) => {
        if (before !== undefined) reply.header('vary', before)
      })
      app.register(inFastify, options)
      const { headers } = await app.inject({
        method: 'POST',
        url: path,
        payload: '{}',
        headers: { 'content-type': 'application/json', origin: 'https://a.example' }
      })
      await app.close()
      return headers['vary']
    }
  ],
  [
    'hono',
    async (before) => {
      const app = new Hono()
        .use('*', async (context, next) => {
          if (before !== undefined) context.header('Vary', before)
          await next()
        })
        .use('*', inHono(options))
      return (await app.request(path, sent)).headers.get('vary')
    }
  ]
]

for (const [name, vary] of after) {
  test(`${name}: what a middleware said stays in it`, async () => {
    assert.is(await vary('Accept-Encoding'), 'Accept-Encoding, Origin')
  })

  test(`${name}: alone it says what it looked at itself`, async () => {
    assert.is(await vary(undefined), 'Origin')
  })
}

test.run()
