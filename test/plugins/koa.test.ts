import { createServer } from 'node:http'
import { bodyParser } from '@koa/bodyparser'
import { errorHandler, toolfault } from '@toolfault/plugins/koa'
import Koa from 'koa'
import { suite } from 'uvu'
import { calls } from './http/calls.js'
import { criteria, type Lacking, type Mount } from './http/criteria.js'
import { listening } from './http/listening.js'

const test = suite('plugins/koa')

/** The parser has the bytes, and the time. */
const parsed: Lacking = { bytes: true, slow: true }

/** An app that is silent on what its requests break off. */
const app = (): Koa => Object.assign(new Koa(), { silent: true })

const mounts: ReadonlyArray<readonly [string, Mount, Lacking?]> = [
  ['koa', (options) => listening(createServer(app().use(toolfault(options)).callback()))],
  [
    'koa with a prefix, before its parser',
    async (options) => {
      const koa = app()
        .use(toolfault({ ...options, prefix: '/a/b' }))
        .use(bodyParser())
      const { close, url } = await listening(createServer(koa.callback()))
      return { close, url: `${url}/a/b` }
    }
  ],
  [
    'koa after its parser',
    (options) => {
      const koa = app()
        .use(errorHandler(options))
        .use(bodyParser({ jsonLimit: 100_000 }))
        .use(toolfault(options))
      return listening(createServer(koa.callback()))
    },
    parsed
  ]
]

for (const [name, mount, lacking] of mounts) {
  criteria(test, name, mount, lacking)
  calls(test, name, mount)
}

test.run()
